import type { Group, SupervisedStudent } from '@letterliaan/contract'
import { useState, type ReactNode } from 'react'
import { useChange } from '../../app/data/useChange.ts'
import { nameOfAll } from '../../app/name-of-all.ts'
import { useServices } from '../../app/useServices.ts'
import { ChooseGroup } from './ChooseGroup.tsx'
import { placeChildren } from './group-changes.ts'
import { planMove } from './plan-move.ts'
import { fill } from '@letterliaan/texts'
import * as texts from './texts.ts'

export interface MoveWindow {
  readonly open: () => void
  readonly dialog: ReactNode
}

/** A window to put children in a group, and take them out of the others. */
export function useMoveChildren(
  groups: readonly Group[],
  students: readonly SupervisedStudent[],
  onDone: () => void = () => undefined,
): MoveWindow {
  const { client } = useServices()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const { isBusy, run } = useChange(placeChildren(client), () => {
    close()
    onDone()
  })
  const who = nameOfAll(students)

  return {
    open: () => setOpen(true),
    dialog: isOpen && (
      <ChooseGroup
        title={fill(texts.moving.title, { who })}
        groups={groups}
        isBusy={isBusy}
        onChoose={({ id, name }, isMove) =>
          void run({
            changes: planMove(students, id, isMove),
            done: fill(texts.moving.done, { who, name, count: students.length }),
          })
        }
        onClose={close}
      />
    ),
  }
}
