import { Glyph } from '@letterliaan/ui'
import styles from './Check.module.css'

/** A small round check: this part is done. Decorative: say it in words beside it. */
export function Check() {
  return (
    <span className={styles.check} aria-hidden="true">
      <Glyph name="check" />
    </span>
  )
}
