import type { CSSProperties } from 'react'
import { fill } from '@letterliaan/texts'
import { commonTexts } from '@letterliaan/texts/common'
import styles from './ProgressBar.module.css'
import shared from '../../shared.module.css'
import { joinClasses } from '../join-classes.ts'

interface ProgressBarProps {
  readonly label: string
  readonly value: number
  readonly max: number
  /** Text for screen readers, instead of '3 van 10'. */
  readonly valueText?: string
  readonly isDrawn?: boolean
}

export function ProgressBar({
  label,
  value,
  max,
  valueText = fill(commonTexts.countOf, { count: value, all: max }),
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
          className={joinClasses(shared.full, styles.native)}
        />
      )}
      <div className={styles.track} aria-hidden="true">
        {isDrawn && <div className={styles.fill} />}
      </div>
      {isDrawn && (
        <div className={styles.marker} aria-hidden="true">
          <Ladybird />
        </div>
      )}
    </div>
  )
}

function Ladybird() {
  return (
    <svg className={joinClasses(shared.drawing, styles.ladybird)} viewBox="0 0 44 40">
      <path className={styles.feeler} d="M34 14c3-4 5-5 8-6M35 18c3-2 5-3 8-2" />
      <circle className={styles.head} cx="32" cy="20" r="8" />
      <path className={styles.shell} d="M3 27C3 14 11 6 20 6s16 9 15 21c0 4-3 6-7 6H9c-4 0-6-2-6-6z" />
      <path className={styles.seam} d="M20 7c-3 8-3 17-1 25" />
      <circle className={styles.dot} cx="12" cy="18" r="3" />
      <circle className={styles.dot} cx="11" cy="27" r="2.4" />
      <circle className={styles.dot} cx="27" cy="16" r="2.6" />
      <circle className={styles.dot} cx="27" cy="26" r="3" />
    </svg>
  )
}
