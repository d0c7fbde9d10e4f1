import type { SpellingTally } from '@letterliaan/contract'
import { formatCount, formatPercent, shareOf, tooLittle } from './shares.ts'
import styles from './Insight.module.css'

/** Two cells of a row: a bar, and its number with what it is of; or that there is too little. */
export function ShareCells({ tally }: { tally: SpellingTally }) {
  const share = shareOf(tally)
  return (
    <>
      <td>
        {share !== null && (
          <span className={styles.track} aria-hidden="true">
            <span className={styles.fill} style={{ inlineSize: formatPercent(share) }} />
          </span>
        )}
      </td>
      <td className={styles.share}>
        {share === null ? tooLittle : <b>{formatPercent(share)}</b>}{' '}
        <span className={styles.quiet}>({formatCount(tally)})</span>
      </td>
    </>
  )
}
