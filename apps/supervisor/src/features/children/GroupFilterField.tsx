import type { Group } from '@letterliaan/contract'
import { joinClasses } from '@letterliaan/ui'
import type { GroupFilter } from './filter-children.ts'
import styles from './GroupFilterField.module.css'
import { commonTexts, layout } from '../../app/index.ts'
import { texts } from './texts.ts'

export interface GroupFilterFieldProps {
  readonly groups: readonly Group[]
  readonly value: GroupFilter
  readonly onChange: (value: GroupFilter) => void
}

const read = (text: string): GroupFilter => (text === 'all' || text === 'none' ? text : Number(text))

export function GroupFilterField({ groups, value, onChange }: GroupFilterFieldProps) {
  return (
    <select
      aria-label={commonTexts.group}
      className={joinClasses(layout.control, styles.select)}
      value={String(value)}
      onChange={({ currentTarget }) => onChange(read(currentTarget.value))}
    >
      <option value="all">{texts.table.allGroups}</option>
      {groups.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      <option value="none">{commonTexts.noGroup}</option>
    </select>
  )
}
