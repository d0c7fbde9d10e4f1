import { Glyph } from '@letterliaan/ui'
import styles from './CheckMark.module.css'

/** Decorative. Add a text that says the same. */
export function CheckMark() {
  return (
    <span className={styles.check} aria-hidden="true">
      <Glyph name="check" />
    </span>
  )
}
