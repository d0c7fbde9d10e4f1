import type { Color } from '@letterliaan/contract'
import { palette } from '@letterliaan/contract/palette'
import { isDarkColor } from '../blocks/block-codes.ts'
import styles from './ColorDot.module.css'
import { colorMeanings } from './color-meanings.ts'

/** A dab of paint with its code letter. Decorative: what holds it gives the name. */
export function ColorDot({ color }: { readonly color: Color }) {
  return (
    <span
      className={styles.dot}
      style={{ background: palette[color], color: isDarkColor(color) ? '#fff' : undefined }}
      aria-hidden="true"
    >
      {colorMeanings[color].code}
    </span>
  )
}
