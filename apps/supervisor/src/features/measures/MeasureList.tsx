import type { Measure } from '@letterliaan/contract'
import { Badge } from '../../app/controls/Badge.tsx'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { formatDay } from '../../app/format.ts'
import { isWaiting, kindNames, numWordsOf, stateOf, worldsOf } from './measure-texts.ts'
import styles from './Measures.module.css'

export interface MeasureListProps {
  /** The first first. */
  readonly measures: readonly Measure[]
  readonly isBusy: boolean
  readonly onWithdraw: (measure: Measure) => void
}

/** The measures of a child, the last first: when they were given and how far they are. */
export function MeasureList({ measures, isBusy, onWithdraw }: MeasureListProps) {
  return (
    <ul className={styles.list}>
      {measures.toReversed().map((measure) => (
        <li key={measure.id} className={styles.measure}>
          <div className={styles.about}>
            <h3>{kindNames[measure.kind]}</h3>
            <p className={styles.quiet}>
              {worldsOf(measure)} · {numWordsOf(measure)} · klaargezet: {formatDay(measure.created_at)}
            </p>
          </div>
          <Badge look={measure.is_complete ? 'good' : 'plain'}>{stateOf(measure)}</Badge>
          {isWaiting(measure) && (
            <FlatButton
              sign="close"
              aria-label={`Neem terug: ${kindNames[measure.kind]}`}
              aria-disabled={isBusy}
              onClick={() => !isBusy && onWithdraw(measure)}
            >
              Neem terug
            </FlatButton>
          )}
        </li>
      ))}
    </ul>
  )
}
