import * as logbookTexts from '@letterliaan/texts/logbook'
import { Picture, useLook } from '@letterliaan/ui/pictures'
import { useReadAloud } from '@letterliaan/ui/spoken'
import styles from './Pages.module.css'
import { chooseSticker } from './stickers.ts'

const lines = [logbookTexts.none, logbookTexts.whatToWrite]

export function EmptyLogbook() {
  const look = useLook()
  const { textOf, speaker } = useReadAloud(lines, { auto: true })
  return (
    <>
      <div className={styles.left}>
        <Picture name={chooseSticker(look, 6)} size="9rem" className={styles.guest ?? ''} />
      </div>
      <div className={styles.right}>
        <p className={styles.empty}>{textOf(0)}</p>
        <p>{textOf(1)}</p>
        {speaker}
      </div>
    </>
  )
}
