import type { Group } from '@letterliaan/contract'
import type { GroupFilter } from './filter-children.ts'
import styles from './GroupFilterField.module.css'

export interface GroupFilterFieldProps {
  readonly groups: readonly Group[]
  readonly value: GroupFilter
  readonly onChange: (value: GroupFilter) => void
}

const read = (text: string): GroupFilter => (text === 'all' || text === 'none' ? text : Number(text))

/** Which group's children are shown. */
export function GroupFilterField({ groups, value, onChange }: GroupFilterFieldProps) {
  return (
    <select
      aria-label="Groep"
      className={styles.select}
      value={String(value)}
      onChange={({ currentTarget }) => onChange(read(currentTarget.value))}
    >
      <option value="all">Alle groepen</option>
      {groups.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      <option value="none">Zonder groep</option>
    </select>
  )
}
