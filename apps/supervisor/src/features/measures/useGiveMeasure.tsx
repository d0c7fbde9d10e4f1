import type { MeasureKind, SupervisedStudent } from '@letterliaan/contract'
import { useNotify } from '@letterliaan/ui'
import { useState, type ReactNode } from 'react'
import { fill } from '@letterliaan/texts'
import { useChange } from '../../app/data/useChange.ts'
import { nameOfAll } from '../../app/name-of-all.ts'
import { useServices } from '../../app/useServices.ts'
import { GiveMeasureDialog } from './GiveMeasureDialog.tsx'
import { giveMeasure, sayWaiting } from './measure-changes.ts'
import * as texts from './texts.ts'

export interface GiveMeasureWindow {
  readonly open: () => void
  readonly dialog: ReactNode
}

/** A window to give children a measure; afterwards it can be taken back. */
export function useGiveMeasure(
  students: readonly SupervisedStudent[],
  kind: MeasureKind,
  onDone: () => void = () => undefined,
  worlds: readonly number[] = [],
): GiveMeasureWindow {
  const { client } = useServices()
  const notify = useNotify()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const { isBusy, run } = useChange(giveMeasure(client), (given) => {
    const waiting = sayWaiting(given)
    if (waiting !== null) notify('info', waiting)
    close()
    onDone()
  })
  const [student] = students
  const world = students.length === 1 && student ? student.phase_id : 1
  const student_ids = students.map(({ id }) => id)

  return {
    open: () => setOpen(true),
    dialog: isOpen && (
      <GiveMeasureDialog
        title={fill(texts.give.title, { name: nameOfAll(students) })}
        initialKind={kind}
        initialWorlds={worlds.length > 0 ? worlds : [world]}
        isBusy={isBusy}
        onGive={(chosen, chosenWorlds) => void run({ student_ids, kind: chosen, worlds: chosenWorlds })}
        onClose={close}
      />
    ),
  }
}
