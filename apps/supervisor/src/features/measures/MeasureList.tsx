import type { Measure } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { Badge, FlatButton } from '../../app/controls/index.ts'
import { commonTexts, formatDay, layout, useChange } from '../../app/index.ts'
import {
  isMeasureWaiting,
  kindNames,
  describeNumWords,
  describeMeasureState,
  describeWorlds,
} from './tell-measure.ts'
import { withdrawMeasure } from './measure-changes.ts'
import { texts } from './texts.ts'

export function MeasureList({ measures }: { readonly measures: readonly Measure[] }) {
  const { isBusy, run: withdraw } = useChange(withdrawMeasure)
  return (
    <ul>
      {measures.toReversed().map((measure) => (
        <li key={measure.id} className={layout.listRow}>
          <div>
            <h3>{kindNames[measure.kind]}</h3>
            <p className={layout.quiet}>
              {fill(texts.list.created, {
                worlds: describeWorlds(measure),
                words: describeNumWords(measure),
                day: formatDay(measure.created_at),
              })}
            </p>
          </div>
          <Badge look={measure.is_complete ? 'good' : 'plain'}>{describeMeasureState(measure)}</Badge>
          {isMeasureWaiting(measure) && (
            <FlatButton
              sign="close"
              aria-label={fill(texts.list.takeBack, { kind: kindNames[measure.kind] })}
              aria-disabled={isBusy}
              onClick={() => withdraw(measure.id)}
            >
              {commonTexts.takeBack}
            </FlatButton>
          )}
        </li>
      ))}
    </ul>
  )
}
