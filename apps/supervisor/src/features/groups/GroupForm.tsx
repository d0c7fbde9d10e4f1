import type { Colleague, Group, GroupBody, SchoolGroup } from '@letterliaan/contract'
import { groupLimits } from '@letterliaan/contract/limits'
import { toSchoolYear } from '@letterliaan/rules/calendar'
import { SelectField, TextField } from '@letterliaan/ui'
import { useState, type ReactNode } from 'react'
import { Checkbox, Form } from '../../app/controls/index.ts'
import { commonTexts, formatSchoolYear, layout, toggleOne } from '../../app/index.ts'
import { texts } from './texts.ts'
import { fill } from '@letterliaan/texts'

export interface GroupFormProps {
  /** Null for a new group. */
  readonly group: Group | null
  readonly suggestion?: GroupSuggestion | undefined
  readonly levels: readonly SchoolGroup[]
  /** Staff who can be chosen as supervisors. Unused for a new group: its creator becomes the supervisor. */
  readonly colleagues: readonly Colleague[]
  readonly isBusy: boolean
  readonly onSave: (body: GroupBody) => unknown
  readonly onCancel: () => void
  readonly children?: ReactNode
}

export type GroupSuggestion = Pick<GroupBody, 'name' | 'level_id'>

/** 0 in the list of levels: children of several levels. */
const severalLevels = 0

export function GroupForm(props: GroupFormProps) {
  const { group, suggestion, levels, colleagues, isBusy, onSave, onCancel, children } = props
  const filled = group ?? suggestion
  const [thisYear] = useState(() => toSchoolYear(Date.now() / 1000))
  const [name, setName] = useState(filled?.name ?? '')
  const [school_year, setSchoolYear] = useState(group?.school_year ?? thisYear)
  const [level, setLevel] = useState<number | null>(
    filled === undefined ? null : (filled.level_id ?? severalLevels),
  )
  const [supervisor_ids, setSupervisors] = useState(group?.supervisors.map(({ id }) => id) ?? [])
  const [areErrorsShown, setErrorsShown] = useState(false)

  const years = [...new Set([school_year, thisYear, thisYear + 1])].toSorted((a, b) => a - b)
  const nameError = name.trim() === '' ? commonTexts.needsGroupName : undefined
  const levelError = level === null ? texts.chooseGroup : undefined

  function submit() {
    setErrorsShown(true)
    if (nameError !== undefined || level === null) return
    const level_id = level === severalLevels ? null : level
    onSave({ name: name.trim(), school_year, level_id, supervisor_ids })
  }

  return (
    <Form
      action={group === null ? texts.form.make : commonTexts.save}
      isOff={isBusy}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <TextField
        label={commonTexts.name}
        hint={texts.form.nameHint}
        maxLength={groupLimits.name}
        value={name}
        error={areErrorsShown ? nameError : undefined}
        data-first-focus
        onWrite={setName}
      />
      <div className={layout.narrowColumns}>
        <SelectField
          label={commonTexts.level}
          options={[
            ...levels.map(({ id, name: label }) => ({ value: id, label })),
            { value: severalLevels, label: texts.severalLevels },
          ]}
          value={level}
          error={areErrorsShown ? levelError : undefined}
          onChange={setLevel}
        />
        <SelectField
          label={texts.form.schoolYear}
          options={years.map((year) => ({ value: year, label: formatSchoolYear(year) }))}
          value={school_year}
          onChange={setSchoolYear}
        />
      </div>
      {group !== null && (
        <fieldset className={layout.rows}>
          <legend>{texts.form.supervisors}</legend>
          <p className={layout.quietSmall}>{texts.form.whoSees}</p>
          {colleagues.map(({ id, name: label, role }) => (
            <Checkbox
              key={id}
              isChecked={supervisor_ids.includes(id)}
              onToggle={() => setSupervisors([...toggleOne(supervisor_ids, id)])}
            >
              {role === 'beheerder' ? fill(texts.form.administrator, { name: label }) : label}
            </Checkbox>
          ))}
        </fieldset>
      )}
      {children}
    </Form>
  )
}
