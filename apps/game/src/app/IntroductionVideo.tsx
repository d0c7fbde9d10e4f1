import * as commonTexts from '@letterliaan/texts/common'
import * as profileTexts from '@letterliaan/texts/profile'
import * as uiTexts from '@letterliaan/texts/ui'
import { Button, Dialog } from '@letterliaan/ui'
import { Avatar, Buddy, Picture, useWording } from '@letterliaan/ui/pictures'
import { SpokenText, useReadAloud } from '@letterliaan/ui/spoken'
import type { ReactNode } from 'react'
import styles from './IntroductionVideo.module.css'

export interface IntroductionVideoProps {
  readonly open: boolean
  readonly greeter?: number
  /** WO-4 */
  readonly onClose: () => void
  /** What there is as long as there is no film. */
  readonly children?: ReactNode
}

const greeting = [profileTexts.hi, profileTexts.gladYouCame]

/** WO-4, PROF-6 */
export function IntroductionVideo({ open, greeter, onClose, children }: IntroductionVideoProps) {
  const word = useWording()
  const isFirstVisit = greeter !== undefined
  const { textOf, speaker } = useReadAloud(open && isFirstVisit ? greeting : [], { auto: true })
  return (
    <Dialog
      open={open}
      title={isFirstVisit ? textOf(0) : profileTexts.video}
      onClose={onClose}
      footer={
        isFirstVisit ? (
          <Button icon={<Avatar id={greeter} size="2rem" />} onClick={onClose}>
            {word(commonTexts.buddyChoice)}
          </Button>
        ) : (
          <Button onClick={onClose}>{uiTexts.close}</Button>
        )
      }
    >
      {isFirstVisit && (
        <div className={styles.hello}>
          <Buddy id={greeter} mood="juicht" size="6rem" />
          <p>
            {textOf(1)} {speaker}
          </p>
        </div>
      )}
      {open && children}
      <div className={styles.film}>
        <Picture name="hourglass-not-done" size="3rem" />
        <p>
          <SpokenText line={profileTexts.noFilm} auto={open && !isFirstVisit} />
          <SpokenText line={profileTexts.noVideo} />
        </p>
      </div>
    </Dialog>
  )
}
