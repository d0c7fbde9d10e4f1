import type { Measure } from '@letterliaan/contract'
import type { ReactNode } from 'react'
import { Panel } from '../../app/controls/index.ts'
import { commonTexts } from '../../app/index.ts'
import { MeasureList } from './MeasureList.tsx'
import { texts } from './texts.ts'

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
