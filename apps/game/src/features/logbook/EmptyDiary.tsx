import { Picture } from '@letterliaan/ui/pictures'
import styles from './Pages.module.css'

/** Nothing is written yet. */
export function EmptyDiary() {
  return (
    <>
      <div className={styles.left}>
        <Picture name="owl" size="9rem" className={styles.guest ?? ''} />
      </div>
      <div className={styles.right}>
        <p className={styles.empty}>Er zijn nog geen notities</p>
        <p>Schrijf op wat je hebt meegemaakt, gelezen of geleerd.</p>
      </div>
    </>
  )
}
