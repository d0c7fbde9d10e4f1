import { Glyph, joinClasses, shared } from '@letterliaan/ui'
import styles from './CheckMark.module.css'

/** Decorative. Add a text that says the same. */
export function CheckMark() {
  return (
    <span className={joinClasses(shared.middle, styles.check)} aria-hidden="true">
      <Glyph name="check" />
    </span>
  )
}
