import { Glyph } from '@letterliaan/ui'
import styles from './CheckMark.module.css'

/** Decorative: state it in words next to it. */
export function CheckMark() {
  return (
    <span className={styles.check} aria-hidden="true">
      <Glyph name="check" />
    </span>
  )
}
