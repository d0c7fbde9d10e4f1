import type { Color } from '@letterliaan/contract'
import styles from './ColorDot.module.css'
import { colorMeanings } from './color-meanings.ts'
import { PaintedPattern, getPaintStyle } from './PaintedPattern.tsx'

/** Shows paint with its pattern and sign. Decorative. */
export function ColorDot({ color }: { readonly color: Color }) {
  return (
    <span className={styles.dot} style={getPaintStyle(color)} aria-hidden="true">
      <span className={styles.sign}>{colorMeanings[color].sign}</span>
      <span className={styles.foot}>
        <PaintedPattern color={color} />
      </span>
    </span>
  )
}
