import type { Group, GroupInsight, SupervisedStudent } from '@letterliaan/contract'
import { Dialog, SelectField, TextField } from '@letterliaan/ui'
import { useQuery } from '@tanstack/react-query'
import {
  addresses,
  commonTexts,
  useChange,
  useServices,
  useWindow,
  nameAll,
  getNowSeconds,
  formatSchoolYear,
  type OpenableWindow,
} from '../../app/index.ts'
import { changeGroup, makeGroup, makeInstruction, placeChildren } from './group-changes.ts'
import { GroupForm } from './GroupForm.tsx'
import { toAmsterdamDate, daySeconds } from '@letterliaan/rules/calendar'
import { fill } from '@letterliaan/texts'
import { useState } from 'react'
import { texts } from './texts.ts'
import { ActionDialog, Checkbox } from '../../app/controls/index.ts'
import { planMove } from './plan-move.ts'

/** `group`: null for a new group, which is opened once it is made. */
export const useGroupForm = (group: Group | null): OpenableWindow =>
  useWindow((close) => <GroupDialog group={group} onClose={close} />)

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

/** A dialog that makes an additional group of these children, for instruction in a category (DOE-4). */
export const useInstructionGroup = (of: InstructionOf): OpenableWindow =>
  useWindow((close) => <InstructionDialog {...of} onClose={close} />)

/** No category, in the list of categories. */
const none = '-'
/** Three weeks (seconds). */
const lookAgainSeconds = 21 * daySeconds

function InstructionDialog(props: InstructionOf & { readonly onClose: () => void }) {
  const { from, students, category: initialCategory, onClose } = props
  const { queries, navigator } = useServices()
  const { isBusy, run } = useChange(makeInstruction(nameAll(students)), ({ group_id }) => {
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

export const useMoveChildren = (
  groups: readonly Group[],
  students: readonly SupervisedStudent[],
  onDone?: () => void,
): OpenableWindow => useWindow((close) => <MoveDialog {...{ groups, students, onDone }} onClose={close} />)

interface MoveDialogProps {
  readonly groups: readonly Group[]
  readonly students: readonly SupervisedStudent[]
  readonly onDone: (() => void) | undefined
  readonly onClose: () => void
}

export function MoveDialog({ groups, students, onDone, onClose }: MoveDialogProps) {
  const { isBusy, run } = useChange(placeChildren, () => {
    onClose()
    onDone?.()
  })
  const [group_id, setGroup] = useState(groups.length === 1 ? (groups[0]?.id ?? null) : null)
  const [isMove, setMove] = useState(true)
  const [areErrorsShown, setErrorsShown] = useState(false)
  const group = groups.find(({ id }) => id === group_id)
  const who = nameAll(students)

  function move() {
    setErrorsShown(true)
    if (group === undefined) return
    return run({
      changes: planMove(students, group.id, isMove),
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
