import type { PreviewedRow } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { Checkbox } from '../../app/controls/Checkbox.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import { nameOf } from './decisions.ts'
import * as texts from './texts.ts'
import layout from '../../app/style/layout.module.css'

export interface SameNamesProps {
  /** Rows that are taken for a child that is there, by their name alone. */
  readonly rows: readonly PreviewedRow[]
  readonly others: ReadonlySet<number>
  readonly onOthers: (lines: ReadonlySet<number>) => void
}

/** The way on for a second child of one name (GRP-2). */
export function SameNames({ rows, others, onOthers }: SameNamesProps) {
  if (rows.length === 0) return null

  function toggle(line: number) {
    const next = new Set(others)
    if (!next.delete(line)) next.add(line)
    onOthers(next)
  }

  return (
    <Panel title={texts.namesakes.title}>
      <p>{texts.namesakes.explained}</p>
      <div className={layout.checks}>
        {rows.map((row) => {
          const { line, group_names } = row.row
          const label = fill(texts.namesakes.isOther, { name: [nameOf(row.row), ...group_names].join(', ') })
          return (
            <Checkbox key={line} label={label} isChecked={others.has(line)} onToggle={() => toggle(line)} />
          )
        })}
      </div>
    </Panel>
  )
}
