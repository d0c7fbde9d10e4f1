import type { RosterImportResult, RosterImport } from '@letterliaan/contract'
import { useEffect, useRef, type ReactNode } from 'react'
import { FlatButton, Panel } from '../../app/controls/index.ts'
import { commonTexts, layout } from '../../app/index.ts'
import type { RowWithReasons } from './decisions.ts'
import { RefusedRows } from './RosterRows.tsx'
import { texts } from './texts.ts'
import { fill } from '@letterliaan/texts'
import { createDutchFormat } from '@letterliaan/rules/calendar'

interface ImportDoneProps {
  readonly result: RosterImportResult
  readonly left: readonly RowWithReasons[]
  readonly isBusy: boolean
  readonly onUndo: () => unknown
  readonly onMore: () => void
  readonly renderNext: (group: { readonly id: number; readonly name: string }) => ReactNode
}

export function ImportDone({ result, left, isBusy, onUndo, onMore, renderNext }: ImportDoneProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {describeResult(result)}
      </h2>
      <RefusedRows rows={left} isDone />
      {result.groups.map((group) => (
        <Panel key={group.id} title={group.name}>
          <p>{texts.done.next}</p>
          <div className={layout.line3}>{renderNext(group)}</div>
        </Panel>
      ))}
      <div className={layout.line3}>
        <FlatButton sign="undo" aria-disabled={isBusy} onClick={onUndo}>
          {commonTexts.undo}
        </FlatButton>
        <FlatButton sign="plus" onClick={onMore}>
          {texts.done.more}
        </FlatButton>
      </div>
    </>
  )
}

function describeResult({
  num_added,
  num_changed,
  num_archived,
}: Pick<RosterImportResult, 'num_added' | 'num_changed' | 'num_archived'>): string {
  const parts = [
    num_added > 0 && fill(texts.done.added, { count: num_added }),
    num_changed > 0 && fill(texts.done.changed, { count: num_changed }),
    num_archived > 0 && fill(texts.done.archived, { count: num_archived }),
  ].filter((part) => part !== false)
  return parts.length === 0 ? texts.done.nothing : parts.join(', ')
}

interface TodaysImportsProps {
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
