import * as profileTexts from '@letterliaan/texts/profile'
import { Picture, type FixedPicture } from '@letterliaan/ui/pictures'
import { useReadAloud } from '@letterliaan/ui/spoken'
import layout from '../../app/shell/layout.module.css'
import styles from './HowToPlay.module.css'

const pictures: readonly FixedPicture[] = ['footprints', 'headphone', 'red-question-mark']
const lines = [profileTexts.howToPlay.step, profileTexts.howToPlay.word, profileTexts.howToPlay.help]

/** Explains the game in three sentences, read aloud (PROF-6). */
export function HowToPlay() {
  const { textOf, speaker } = useReadAloud(lines, { auto: true })
  return (
    <div className={styles.how}>
      <ol className={layout.stack3}>
        {pictures.map((picture, at) => (
          <li key={picture} className={styles.part}>
            <Picture name={picture} size="3.5rem" />
            <span>{textOf(at)}</span>
          </li>
        ))}
      </ol>
      {speaker}
    </div>
  )
}
