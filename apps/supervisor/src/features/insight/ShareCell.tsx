import type { SpellingTally } from '@letterliaan/contract'
import { layout } from '../../app/index.ts'
import { formatCount, formatPercent, computeShare, tooLittleText } from './shares.ts'
import styles from './Insight.module.css'

export function ShareCell({ tally }: { readonly tally: SpellingTally }) {
  const share = computeShare(tally)
  return (
    <span className={styles.share}>
      {share !== null && (
        <span className={styles.track} aria-hidden="true">
          <span className={styles.fill} style={{ inlineSize: formatPercent(share) }} />
        </span>
      )}
      <span>
        {share === null ? tooLittleText : <b>{formatPercent(share)}</b>}{' '}
        <span className={layout.quietSmall}>({formatCount(tally)})</span>
      </span>
    </span>
  )
}
