import type {
  Group,
  GroupInsight,
  SupervisedStudent,
  Colleague,
  GroupBody,
  Instruction,
  SchoolGroup,
} from '@letterliaan/contract'
import { Dialog, SelectField, TextField } from '@letterliaan/ui'
import { useQuery } from '@tanstack/react-query'
import { removeBasePath } from '@letterliaan/web/base-path'
import { getNowSeconds } from '@letterliaan/web/now'
import {
  addresses,
  commonTexts,
  useChange,
  useServices,
  useDialog,
  formatStudentNames,
  formatSchoolYear,
  layout,
  toggleOne,
  type OpenableDialog,
} from '../../app/index.ts'
import { changeGroup, makeGroup, makeInstruction, moveChildrenBetweenGroups } from './group-changes.ts'
import { toAmsterdamDate, daySeconds, toSchoolYear } from '@letterliaan/rules/calendar'
import { fill } from '@letterliaan/texts'
import { useState, type ReactNode } from 'react'
import { texts } from './texts.ts'
import { ActionDialog, Checkbox, Form } from '../../app/controls/index.ts'
import { planGroupChanges } from './plan-group-changes.ts'
import { groupLimits } from '@letterliaan/contract/limits'

/** Returns a dialog to edit a group, or to make one if `group` is null. The page of a new group then opens. */
export const useGroupDialog = (group: Group | null): OpenableDialog =>
  useDialog((close) => <GroupDialog group={group} onClose={close} />)

function GroupDialog({ group, onClose }: { readonly group: Group | null; readonly onClose: () => void }) {
  const { queries, navigator } = useServices()
  const { data: levels = [] } = useQuery(queries.levels)
  const { data: colleagues = [] } = useQuery(queries.colleagues)
  const { isBusy, run } = useChange(group === null ? makeGroup : changeGroup(group.id), (saved) => {
    onClose()
    if (group === null) navigator.go(addresses.group(saved.id))
  })
  return (
    <Dialog title={group === null ? commonTexts.newGroup : commonTexts.changeGroup} onClose={onClose}>
      <GroupForm {...{ group, levels, colleagues, isBusy }} onSave={(body) => run(body)} onCancel={onClose} />
    </Dialog>
  )
}

interface InstructionFrom extends Pick<Group, 'level_id'> {
  readonly categories: readonly Pick<GroupInsight['categories'][number], 'category' | 'name'>[]
}

interface InstructionOf {
  readonly from: InstructionFrom
  readonly students: readonly SupervisedStudent[]
  /** The category selected at first, or null. */
  readonly category: string | null
}

/** Returns a dialog that makes an extra group of these children, for instruction in a category (DOE-4). */
export const useInstructionGroupDialog = (of: InstructionOf): OpenableDialog =>
  useDialog((close) => <InstructionDialog {...of} onClose={close} />)

const readAddress = (): string => removeBasePath(window.location.pathname)

/** Value of the option for no category. */
const none = '-'
/** Default time until the evaluation: three weeks (seconds). */
const lookAgainSeconds = 21 * daySeconds

function InstructionDialog(props: InstructionOf & { readonly onClose: () => void }) {
  const { from, students, category: initialCategory, onClose } = props
  const { queries, navigator } = useServices()
  const [openedAt] = useState(readAddress)
  const leave = ({ group_id }: Instruction) => {
    const page = addresses.group(group_id)
    if (`${readAddress()}/`.startsWith(`${page}/`)) navigator.go(openedAt, { replace: true })
  }
  const { isBusy, run } = useChange(makeInstruction(formatStudentNames(students), leave), ({ group_id }) => {
    onClose()
    navigator.go(addresses.group(group_id))
  })
  const student_ids = students.map(({ id }) => id)
  const { data: levels = [] } = useQuery(queries.levels)
  const [category, setCategory] = useState(initialCategory)
  const [now] = useState(getNowSeconds)
  const [day, setDay] = useState(() => toAmsterdamDate(now + lookAgainSeconds))
  const tomorrow = toAmsterdamDate(now + daySeconds)
  const isRight = day >= tomorrow
  const initial = from.categories.find((known) => known.category === initialCategory)
  const name = initial ? fill(texts.instruction.nameOf, { category: initial.name }) : commonTexts.instruction
  return (
    <Dialog title={texts.instruction.make} onClose={onClose}>
      <GroupForm
        group={null}
        suggestion={{ name, level_id: from.level_id }}
        levels={levels}
        colleagues={[]}
        isBusy={isBusy}
        onSave={({ name: chosen, school_year, level_id }) =>
          isRight && run({ name: chosen, school_year, level_id, category, look_again_on: day, student_ids })
        }
        onCancel={onClose}
      >
        <SelectField
          label={commonTexts.whyInstruction}
          options={[
            { value: none, label: commonTexts.noSpelling },
            ...from.categories
              .filter((known) => known.category !== '')
              .map((known) => ({ value: known.category, label: known.name })),
          ]}
          value={category ?? none}
          onChange={(chosen) => setCategory(chosen === none ? null : chosen)}
        />
        <TextField
          label={commonTexts.whenLookAgain}
          hint={commonTexts.lookAgainHint}
          type="date"
          min={tomorrow}
          max="2099-12-31"
          value={day}
          error={isRight ? undefined : texts.instruction.needsDay}
          onWrite={setDay}
        />
      </GroupForm>
    </Dialog>
  )
}

export const useMoveChildrenDialog = (
  groups: readonly Group[],
  students: readonly SupervisedStudent[],
  onDone?: () => void,
): OpenableDialog =>
  useDialog((close) => <MoveChildrenDialog {...{ groups, students, onDone }} onClose={close} />)

interface MoveChildrenDialogProps {
  readonly groups: readonly Group[]
  readonly students: readonly SupervisedStudent[]
  readonly onDone: (() => void) | undefined
  readonly onClose: () => void
}

export function MoveChildrenDialog({ groups, students, onDone, onClose }: MoveChildrenDialogProps) {
  const { isBusy, run } = useChange(moveChildrenBetweenGroups, () => {
    onClose()
    onDone?.()
  })
  const [group_id, setGroup] = useState(groups.length === 1 ? (groups[0]?.id ?? null) : null)
  const [isMove, setMove] = useState(true)
  const [areErrorsShown, setErrorsShown] = useState(false)
  const group = groups.find(({ id }) => id === group_id)
  const who = formatStudentNames(students)

  function move() {
    setErrorsShown(true)
    if (group === undefined) return
    return run({
      changes: planGroupChanges(students, group.id, isMove),
      done: fill(texts.moving.done, { who, name: group.name, count: students.length }),
    })
  }

  return (
    <ActionDialog
      title={fill(texts.moving.title, { who })}
      action={texts.moving.move}
      isBlocked={isBusy}
      onAct={move}
      onClose={onClose}
    >
      <SelectField
        label={commonTexts.group}
        options={groups.map(({ id, name, school_year }) => ({
          value: id,
          label: fill(texts.moving.option, { name, year: formatSchoolYear(school_year) }),
        }))}
        value={group_id}
        error={areErrorsShown && group === undefined ? texts.chooseGroup : undefined}
        onChange={setGroup}
      />
      <Checkbox isChecked={isMove} onToggle={() => setMove(!isMove)}>
        {texts.moving.leaveLong}
      </Checkbox>
    </ActionDialog>
  )
}

interface GroupFormProps {
  /** Null for a new group. */
  readonly group: Group | null
  readonly suggestion?: GroupSuggestion | undefined
  readonly levels: readonly SchoolGroup[]
  /** Staff who can be chosen as supervisors. Not used for a new group, which gets its maker as supervisor. */
  readonly colleagues: readonly Colleague[]
  readonly isBusy: boolean
  readonly onSave: (body: GroupBody) => unknown
  readonly onCancel: () => void
  readonly children?: ReactNode
}

type GroupSuggestion = Pick<GroupBody, 'name' | 'level_id'>

/** Value of the option for children of several levels. */
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
