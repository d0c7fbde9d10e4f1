import type { RosterImport } from '@letterliaan/contract'
import { FlatButton, Panel } from '../../app/controls/index.ts'
import { commonTexts } from '../../app/index.ts'
import { createDutchFormat } from '@letterliaan/rules/calendar'
import { describeResult } from './ImportDone.tsx'
import { fill } from '@letterliaan/texts'
import { texts } from './texts.ts'

export interface TodaysImportsProps {
  readonly imports: readonly RosterImport[]
  readonly isBusy: boolean
  readonly onUndo: (id: number) => unknown
}

const timeFormat = createDutchFormat({ hour: '2-digit', minute: '2-digit' })

export function TodaysImports({ imports, isBusy, onUndo }: TodaysImportsProps) {
  const open = imports.filter(({ can_be_undone }) => can_be_undone)
  if (open.length === 0) return null
  return (
    <Panel title={commonTexts.today}>
      <ul>
        {open.map((done) => {
          const what = done.kind === 'import' ? describeResult(done) : texts.today.nextYear
          return (
            <li key={done.id}>
              <span>{fill(texts.today.row, { time: timeFormat.format(done.created_at * 1000), what })}</span>
              <FlatButton
                sign="undo"
                aria-label={fill(texts.today.undo, { what })}
                aria-disabled={isBusy}
                onClick={() => onUndo(done.id)}
              >
                {commonTexts.undo}
              </FlatButton>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
