import { Glyph } from '@letterliaan/ui'
import styles from './CheckMark.module.css'

/** Decorative: say it in words beside it. */
export function CheckMark() {
  return (
    <span className={styles.check} aria-hidden="true">
      <Glyph name="check" />
    </span>
  )
}
