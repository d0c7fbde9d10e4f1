import { joinClasses, shared } from '@letterliaan/ui'
import type { Color } from '@letterliaan/contract'
import type { ReactNode } from 'react'
import { colorMeanings } from '../palette/color-meanings.ts'
import { PaintedPattern, getPaintStyle } from '../palette/PaintedPattern.tsx'
import styles from './Block.module.css'

export interface BlockProps {
  readonly color: Color | null
  readonly isActive?: boolean
  readonly children?: ReactNode
}

/** The colour's foot has its pattern and sign. Decorative. */
export function Block({ color, isActive = false, children }: BlockProps) {
  return (
    <span
      className={styles.block}
      style={getPaintStyle(color)}
      data-active={isActive || undefined}
      data-filled={Boolean(children) || undefined}
      data-painted={color ?? undefined}
    >
      <span className={joinClasses(shared.middle, shared.cover, styles.letter)}>{children}</span>
      {color !== null && (
        <span className={joinClasses(shared.middle, styles.foot)}>
          <PaintedPattern color={color} />
          <span className={styles.sign}>{colorMeanings[color].sign}</span>
        </span>
      )}
    </span>
  )
}
