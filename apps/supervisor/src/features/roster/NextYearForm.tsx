import type { Group, SupervisedStudent } from '@letterliaan/contract'
import { groupLimits } from '@letterliaan/contract/limits'
import { SelectField, TextField } from '@letterliaan/ui'
import { useState } from 'react'
import { Choice, Form, Panel } from '../../app/controls/index.ts'
import {
  addresses,
  commonTexts,
  layout,
  computeNextName,
  useChange,
  useRegion,
  useServices,
} from '../../app/index.ts'
import { moveToNextYear } from './roster-changes.ts'
import styles from './Roster.module.css'
import { texts } from './texts.ts'
import { fill } from '@letterliaan/texts'

type Destination = 'goes' | 'stays' | 'leaves'

const destinations = [
  { value: 'goes', label: texts.nextYear.goes },
  { value: 'stays', label: texts.nextYear.stays },
  { value: 'leaves', label: texts.nextYear.leaves },
] as const

export interface NextYearFormProps {
  readonly group: Group
  readonly groups: readonly Group[]
  readonly students: readonly SupervisedStudent[]
}

export function NextYearForm({ group, groups, students }: NextYearFormProps) {
  const { navigator } = useServices()
  const { isBusy, run } = useChange(moveToNextYear(group.id), () => navigator.go(addresses.group(group.id)))
  const region = useRegion()
  const [name, setName] = useState(() => computeNextName(group.name, region))
  const [apart, setApart] = useState<ReadonlyMap<number, Destination>>(new Map())
  const [staying_group_id, setStayingGroup] = useState(0)
  const [areErrorsShown, setErrorsShown] = useState(false)
  const going = (destination: Destination) =>
    students.filter(({ id }) => (apart.get(id) ?? 'goes') === destination).map(({ id }) => id)
  const staying = going('stays')
  const nameError = name.trim() === '' ? commonTexts.needsGroupName : undefined

  function submit() {
    setErrorsShown(true)
    if (nameError !== undefined) return
    const leaving = going('leaves')
    return run({ name: name.trim(), staying, staying_group_id: staying_group_id || null, leaving })
  }

  return (
    <Form
      action={fill(texts.nextYear.go, {
        count: going('goes').length,
        name: name.trim() || texts.nextYear.newYear,
      })}
      isOff={isBusy}
      className={layout.stack5}
      more={<span className={layout.quietSmall}>{texts.nextYear.canBeUndone}</span>}
      onSubmit={submit}
    >
      <Panel>
        <TextField
          label={texts.nextYear.name}
          maxLength={groupLimits.name}
          value={name}
          error={areErrorsShown ? nameError : undefined}
          onWrite={setName}
        />
        <p>{texts.nextYear.explained}</p>
      </Panel>
      <Panel title={texts.nextYear.who}>
        <ul className={styles.apart}>
          {students.map(({ id, name: studentName }) => (
            <li key={id}>
              <span>{studentName}</span>
              <Choice
                legend={studentName}
                options={destinations}
                value={apart.get(id) ?? 'goes'}
                onChange={(destination) => setApart(new Map(apart).set(id, destination))}
              />
            </li>
          ))}
        </ul>
        {staying.length > 0 && (
          <SelectField
            label={texts.nextYear.whereStays}
            options={[
              { value: 0, label: commonTexts.notInGroup },
              ...groups.map(({ id, name: label }) => ({ value: id, label })),
            ]}
            value={staying_group_id}
            onChange={setStayingGroup}
          />
        )}
      </Panel>
    </Form>
  )
}
