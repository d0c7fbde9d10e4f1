import type { MeasureKind, SupervisedStudent } from '@letterliaan/contract'
import { useNotify } from '@letterliaan/ui'
import { useState, type ReactNode } from 'react'
import { useUndo } from '../../app/controls/useUndo.ts'
import { useAttempt } from '../../app/data/useAttempt.ts'
import { useServices } from '../../app/useServices.ts'
import { GiveMeasureDialog } from '../../features/measures/GiveMeasureDialog.tsx'
import { nameOfAll } from './useGroupChanges.ts'

export interface GiveMeasureWindow {
  readonly open: () => void
  /** The window, where it is open. */
  readonly dialog: ReactNode
}

/** A window to give children a measure; afterwards it can be taken back. */
export function useGiveMeasure(
  students: readonly SupervisedStudent[],
  kind: MeasureKind,
  onDone: () => void = () => undefined,
  worlds: readonly number[] = [],
): GiveMeasureWindow {
  const [isOpen, setOpen] = useState(false)
  const { isBusy, give } = useGive(students)

  async function giveAndClose(chosen: MeasureKind, chosenWorlds: readonly number[]) {
    if (!(await give(chosen, chosenWorlds))) return
    setOpen(false)
    onDone()
  }

  const [student] = students
  const world = students.length === 1 && student ? student.phase_id : 1
  return {
    open: () => setOpen(true),
    dialog: isOpen && (
      <GiveMeasureDialog
        title={`Meting voor ${nameOfAll(students)}`}
        initialKind={kind}
        initialWorlds={worlds.length > 0 ? worlds : [world]}
        isBusy={isBusy}
        onGive={(chosen, chosenWorlds) => void giveAndClose(chosen, chosenWorlds)}
        onClose={() => setOpen(false)}
      />
    ),
  }
}

function useGive(students: readonly SupervisedStudent[]) {
  const { client, queryClient } = useServices()
  const notify = useNotify()
  const offerUndo = useUndo()
  const { isBusy, attempt } = useAttempt()
  const refetch = () => queryClient.invalidateQueries({ queryKey: ['measures'] })

  async function withdraw(measure_ids: number[]) {
    await client.call('POST /api/v1/begeleider/measure/withdraw', { body: { measure_ids } })
    await refetch()
  }

  /** Resolves to whether it worked; failures are told. */
  async function give(kind: MeasureKind, worlds: readonly number[]): Promise<boolean> {
    const outcome = await attempt(async () => {
      const student_ids = students.map(({ id }) => id)
      const body = { student_ids, kind, worlds: [...worlds] }
      const { measure_ids, waiting } = await client.call('POST /api/v1/begeleider/measure', { body })
      await refetch()
      if (measure_ids.length > 0) offerUndo(sayGiven(measure_ids.length), () => withdraw(measure_ids))
      if (waiting.length > 0) notify('info', sayWaiting(waiting.length))
      return true
    })
    return outcome ?? false
  }

  return { isBusy, give }
}

const sayGiven = (count: number): string =>
  count === 1 ? 'De meting staat klaar.' : `De meting staat klaar voor ${count} kinderen.`

const sayWaiting = (count: number): string =>
  count === 1
    ? 'Voor één kind stond er al een meting klaar. Die blijft staan.'
    : `Voor ${count} kinderen stond er al een meting klaar. Die blijft staan.`
