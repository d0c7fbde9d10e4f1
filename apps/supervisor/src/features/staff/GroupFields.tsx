import type { Group } from '@letterliaan/contract'
import { Checkbox } from '../../app/controls/index.ts'
import { formatSchoolYear, layout, toggleOne } from '../../app/index.ts'

export interface GroupFieldsProps {
  readonly legend: string
  readonly groups: readonly Group[]
  readonly chosen: readonly number[]
  readonly onChange: (group_ids: number[]) => void
}

export function GroupFields({ legend, groups, chosen, onChange }: GroupFieldsProps) {
  return (
    <fieldset className={layout.boxes}>
      <legend>{legend}</legend>
      {groups.map(({ id, name, school_year }) => (
        <Checkbox
          key={id}
          isChecked={chosen.includes(id)}
          onToggle={() => onChange([...toggleOne(chosen, id)])}
        >
          <span>
            {name} <span className={layout.quietSmall}>{formatSchoolYear(school_year)}</span>
          </span>
        </Checkbox>
      ))}
    </fieldset>
  )
}
