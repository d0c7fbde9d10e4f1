import { fill } from '@letterliaan/texts'
import * as commonTexts from '@letterliaan/texts/common'
import type { CSSProperties, ReactNode } from 'react'
import { Ladybird } from './Ladybird.tsx'
import styles from './ProgressBar.module.css'

export interface ProgressBarProps {
  readonly label: string
  readonly value: number
  readonly max: number
  /** Replaces '3 van 10' for a screen reader. */
  readonly valueText?: string
  /** Replaces the ladybird; decorative, 2 rem wide. */
  readonly marker?: ReactNode
  readonly isDrawn?: boolean
}

export function ProgressBar({
  label,
  value,
  max,
  valueText = fill(commonTexts.countOf, { count: value, all: max }),
  marker,
  isDrawn = true,
}: ProgressBarProps) {
  const done = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <div className={styles.bar} style={{ '--done': done } as CSSProperties}>
      {isDrawn && (
        <progress
          aria-label={label}
          aria-valuetext={valueText}
          max={Math.max(max, 1)}
          value={value}
          className={styles.native}
        />
      )}
      <div className={styles.track} aria-hidden="true">
        {isDrawn && <div className={styles.fill} />}
      </div>
      {isDrawn && (
        <div className={styles.marker} aria-hidden="true">
          {marker ?? <Ladybird />}
        </div>
      )}
    </div>
  )
}
