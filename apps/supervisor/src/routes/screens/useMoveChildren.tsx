import type { Group, SupervisedStudent } from '@letterliaan/contract'
import { useState, type ReactNode } from 'react'
import { planMove } from '../../features/children/plan-move.ts'
import { ChooseGroup } from '../../features/groups/ChooseGroup.tsx'
import { nameOfAll, useGroupChanges } from './useGroupChanges.ts'

export interface MoveWindow {
  readonly open: () => void
  /** The window, where it is open. */
  readonly dialog: ReactNode
}

/** A window to put children in a group, and take them out of the others. */
export function useMoveChildren(
  groups: readonly Group[],
  students: readonly SupervisedStudent[],
  onDone: () => void,
): MoveWindow {
  const [isOpen, setOpen] = useState(false)
  const { isBusy, change } = useGroupChanges()
  const close = () => setOpen(false)

  async function choose({ id, name }: Group, isMove: boolean) {
    const who = nameOfAll(students)
    const verb = students.length === 1 ? 'zit' : 'zitten'
    const isDone = await change(planMove(students, id, isMove), `${who} ${verb} nu in ${name}.`)
    if (!isDone) return
    close()
    onDone()
  }

  return {
    open: () => setOpen(true),
    dialog: isOpen && (
      <ChooseGroup
        title={`${nameOfAll(students)} in een groep zetten`}
        groups={groups}
        isBusy={isBusy}
        onChoose={(group, isMove) => void choose(group, isMove)}
        onClose={close}
      />
    ),
  }
}
