import { auditKinds, type AuditKind } from '@letterliaan/contract'
import { SelectField, TextField } from '@letterliaan/ui'
import { Panel } from '../../app/controls/index.ts'
import { layout } from '../../app/index.ts'
import type { ChosenFilter } from './audit-filter.ts'
import { texts } from './texts.ts'

interface Person {
  readonly id: number
  readonly name: string
}

export interface AuditFilterPanelProps {
  readonly chosen: ChosenFilter
  readonly staff: readonly Person[]
  readonly students: readonly Person[]
  readonly isWrongOrder: boolean
  readonly onChange: (chosen: ChosenFilter) => void
}

const kindOptions = [
  { value: 'all' as const, label: texts.filters.everyKind },
  ...auditKinds.map((kind) => ({ value: kind, label: texts.kinds[kind] })),
]

/** 0 means everybody. */
const personOptions = (everybody: string, people: readonly Person[]) => [
  { value: 0, label: everybody },
  ...people.map(({ id, name }) => ({ value: id, label: name })),
]

export function AuditFilterPanel(props: AuditFilterPanelProps) {
  const { chosen, staff, students, isWrongOrder, onChange } = props
  const change = (changed: Partial<ChosenFilter>) => onChange({ ...chosen, ...changed })
  return (
    <Panel title={texts.filters.title} isScreenOnly>
      <div className={layout.narrowColumns}>
        <TextField
          type="date"
          label={texts.filters.from}
          value={chosen.from}
          onWrite={(value) => change({ from: value })}
        />
        <TextField
          type="date"
          label={texts.filters.until}
          value={chosen.until}
          error={isWrongOrder ? texts.filters.wrongOrder : undefined}
          onWrite={(value) => change({ until: value })}
        />
        <SelectField<AuditKind | 'all'>
          label={texts.filters.kind}
          options={kindOptions}
          value={chosen.kind ?? 'all'}
          onChange={(kind) => change({ kind: kind === 'all' ? null : kind })}
        />
        <SelectField
          label={texts.filters.by}
          options={personOptions(texts.filters.everybody, staff)}
          value={chosen.user_id ?? 0}
          onChange={(id) => change({ user_id: id === 0 ? null : id })}
        />
        <SelectField
          label={texts.filters.child}
          options={personOptions(texts.filters.everyChild, students)}
          value={chosen.student_id ?? 0}
          onChange={(id) => change({ student_id: id === 0 ? null : id })}
        />
      </div>
    </Panel>
  )
}
