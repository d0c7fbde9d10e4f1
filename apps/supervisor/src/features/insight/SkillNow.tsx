import type { SkillEstimate } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import styles from './Insight.module.css'
import { formatPercent } from './shares.ts'
import * as common from '../../app/texts/common.ts'
import * as texts from './texts.ts'

/** The interval as a band with the estimate in it, and what may be said of it (ZEG-1). */
export function SkillNow({ skill: { chance, low, high, look } }: { skill: SkillEstimate }) {
  if (look === 'unknown') return <span className={styles.quiet}>{common.cannotTellYet}</span>
  const interval = { low: formatPercent(low), high: formatPercent(high) }
  return (
    <span className={styles.skill}>
      <span className={styles.scale} aria-hidden="true">
        <span
          className={styles.band}
          style={{ insetInlineStart: interval.low, inlineSize: formatPercent(high - low) }}
        />
        <span className={styles.estimate} style={{ insetInlineStart: formatPercent(chance) }} />
      </span>
      <span>
        <b>{formatPercent(chance)}</b>{' '}
        <span className={styles.quiet}>({fill(texts.mastery.interval, interval)})</span>
      </span>
      <span className={styles[look]}>{texts.looks[look]}</span>
    </span>
  )
}
