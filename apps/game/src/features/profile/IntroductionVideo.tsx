import { profileTexts } from '@letterliaan/texts/profile'
import { uiTexts } from '@letterliaan/texts/ui'
import { Button, Dialog, joinClasses, shared } from '@letterliaan/ui'
import { Picture, type FixedPicture } from '@letterliaan/ui/pictures'
import { SpokenText, useReadAloud } from '@letterliaan/ui/spoken'
import layout from '../../app/shell/layout.module.css'
import styles from './IntroductionVideo.module.css'

interface IntroductionVideoProps {
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
    <div className={joinClasses(shared.line, styles.film)}>
      <Picture name="hourglass-not-done" size="3rem" />
      <p>
        <SpokenText line={profileTexts.noFilm} auto={open} />
        <SpokenText line={profileTexts.noVideo} />
      </p>
    </div>
  </Dialog>
)

const pictures: readonly FixedPicture[] = ['footprints', 'headphone', 'red-question-mark']
const lines = [profileTexts.howToPlay.step, profileTexts.howToPlay.word, profileTexts.howToPlay.help]

/** Explains the game in three sentences, read aloud (PROF-6). */
function HowToPlay() {
  const { textOf, speaker } = useReadAloud(lines, { auto: true })
  return (
    <div className={styles.how}>
      <ol className={layout.stack3}>
        {pictures.map((picture, at) => (
          <li key={picture} className={joinClasses(shared.line, styles.part)}>
            <Picture name={picture} size="3.5rem" />
            <span>{textOf(at)}</span>
          </li>
        ))}
      </ol>
      {speaker}
    </div>
  )
}
