import type { Measure } from '@letterliaan/contract'
import type { ReactNode } from 'react'
import { Panel, StatusLabel, FlatButton } from '../../app/controls/index.ts'
import { commonTexts, formatDay, layout, useChange } from '../../app/index.ts'
import { texts } from './texts.ts'
import { fill } from '@letterliaan/texts'
import {
  isMeasureWaiting,
  measureKindNames,
  describeNumWords,
  describeMeasureState,
  describeWorlds,
} from './describe-measure.ts'
import { withdrawMeasure } from './measure-changes.ts'

const numShown = 1

export function MeasuresPanel({
  measures,
  actions,
}: {
  readonly measures: readonly Measure[]
  readonly actions: ReactNode
}) {
  const latest = measures.slice(-numShown)
  return (
    <Panel title={commonTexts.measures} actions={actions} isFlush={latest.length > 0}>
      {latest.length === 0 ? <p>{texts.empty.title}</p> : <MeasureList measures={latest} />}
    </Panel>
  )
}

export function MeasureList({ measures }: { readonly measures: readonly Measure[] }) {
  const { isBusy, run: withdraw } = useChange(withdrawMeasure)
  return (
    <ul>
      {measures.toReversed().map((measure) => (
        <li key={measure.id} className={layout.listRow}>
          <div>
            <h3>{measureKindNames[measure.kind]}</h3>
            <p className={layout.quiet}>
              {fill(texts.list.created, {
                worlds: describeWorlds(measure),
                words: describeNumWords(measure),
                day: formatDay(measure.created_at),
              })}
            </p>
          </div>
          <StatusLabel look={measure.is_complete ? 'good' : 'plain'}>
            {describeMeasureState(measure)}
          </StatusLabel>
          {isMeasureWaiting(measure) && (
            <FlatButton
              sign="close"
              aria-label={fill(texts.list.takeBack, { kind: measureKindNames[measure.kind] })}
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
