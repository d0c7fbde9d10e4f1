import * as profileTexts from '@letterliaan/texts/profile'
import * as uiTexts from '@letterliaan/texts/ui'
import { Button, Dialog } from '@letterliaan/ui'
import { Picture } from '@letterliaan/ui/pictures'
import { SpokenText } from '@letterliaan/ui/spoken'
import { HowToPlay } from './HowToPlay.tsx'
import styles from './IntroductionVideo.module.css'

export interface IntroductionVideoProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** PROF-6 */
export const IntroductionVideo = ({ open, onClose }: IntroductionVideoProps) => (
  <Dialog
    open={open}
    title={profileTexts.video}
    onClose={onClose}
    footer={<Button onClick={onClose}>{uiTexts.close}</Button>}
  >
    {open && <HowToPlay />}
    <div className={styles.film}>
      <Picture name="hourglass-not-done" size="3rem" />
      <p>
        <SpokenText line={profileTexts.noFilm} auto={open} />
        <SpokenText line={profileTexts.noVideo} />
      </p>
    </div>
  </Dialog>
)
