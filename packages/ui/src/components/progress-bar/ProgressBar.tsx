import type { CSSProperties, ReactNode } from 'react'
import styles from './ProgressBar.module.css'

export interface ProgressBarProps {
  /** What it measures, in Dutch: 'Voortgang van de oefening'. */
  label: string
  /** How much is done, from 0 to `max`. */
  value: number
  max: number
  /** What a screen reader says instead of '3 van 10'. */
  valueText?: string
  /** A small decorative picture that walks along. */
  marker?: ReactNode
}

/** A vine that grows from left to right. */
export function ProgressBar({
  label,
  value,
  max,
  valueText = `${value} van ${max}`,
  marker,
}: ProgressBarProps) {
  const done = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
      className={styles.bar}
      style={{ '--done': done } as CSSProperties}
    >
      <div className={styles.track}>
        <div className={styles.fill} />
      </div>
      {marker !== undefined && (
        <div className={styles.marker} aria-hidden="true">
          {marker}
        </div>
      )}
    </div>
  )
}
