import type { SchoolRole, Group } from '@letterliaan/contract'
import { Choice, Checkbox } from '../../app/controls/index.ts'
import { roleOptions, roleTexts } from './role-texts.ts'
import { texts } from './texts.ts'
import { formatSchoolYear, layout, toggleOne } from '../../app/index.ts'

interface RoleChoiceProps {
  readonly role: SchoolRole
  readonly onChange: (role: SchoolRole) => void
}

export function RoleChoice({ role, onChange }: RoleChoiceProps) {
  return (
    <>
      <Choice legend={texts.roles.legend} options={roleOptions} value={role} onChange={onChange} />
      <p>{roleTexts[role].about}</p>
    </>
  )
}

interface GroupFieldsProps {
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
