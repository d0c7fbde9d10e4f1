import type { Group, SupervisedStudent } from '@letterliaan/contract'
import { Dialog } from '@letterliaan/ui'
import { useState, type ReactNode } from 'react'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { useSend } from '../../app/data/useSend.ts'
import { useServices } from '../../app/useServices.ts'
import { CardForm, type MakeCards } from '../../features/cards/CardForm.tsx'
import { nameOfAll } from './useGroupChanges.ts'

/** Makes login cards; failures are told. `group`: where all of them are in, to put its name on the list. */
export function useMakeCards(group: Group | null): MakeCards {
  const { client } = useServices()
  const { send } = useSend()
  return async (student_ids, pictures) => {
    let pdf: ArrayBuffer | null = null
    const body = { ...(group && { group_id: group.id }), student_ids, pictures }
    await send(async () => {
      pdf = await client.call('POST /api/v1/begeleider/login-cards', { body })
    }, 'De kaarten zijn gemaakt.')
    return pdf === null ? null : new Blob([pdf], { type: 'application/pdf' })
  }
}

export interface CardWindow {
  readonly open: () => void
  /** The window, where it is open. */
  readonly dialog: ReactNode
}

/** A window to make new cards for the children that are selected (GRP-8). */
export function useCardWindow(students: readonly SupervisedStudent[], group: Group | null): CardWindow {
  const [isOpen, setOpen] = useState(false)
  const onMake = useMakeCards(group)
  const close = () => setOpen(false)
  return {
    open: () => setOpen(true),
    dialog: isOpen && (
      <Dialog
        title={`Nieuwe inlogkaarten voor ${nameOfAll(students)}`}
        onClose={close}
        footer={<FlatButton onClick={close}>Sluiten</FlatButton>}
      >
        <CardForm student_ids={students.map(({ id }) => id)} onMake={onMake} />
      </Dialog>
    ),
  }
}
