import type { Group, SupervisedStudent } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { SelectField } from '@letterliaan/ui'
import { useState } from 'react'
import { ActionDialog, Checkbox } from '../../app/controls/index.ts'
import {
  commonTexts,
  formatSchoolYear,
  nameAll,
  type OpenableWindow,
  useChange,
  useWindow,
} from '../../app/index.ts'
import { placeChildren } from './group-changes.ts'
import { planMove } from './plan-move.ts'
import { texts } from './texts.ts'

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
