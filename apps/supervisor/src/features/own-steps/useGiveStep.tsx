import type { OwnStep } from '@letterliaan/contract'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useChange } from '../../app/data/useChange.ts'
import { useServices } from '../../app/useServices.ts'
import { giveStep } from './give-step.ts'
import { GiveStepDialog } from './GiveStepDialog.tsx'

/** `group_id`: for which it was made, so that it is asked at once; null: for none. */
export function useGiveStep(
  step: OwnStep,
  group_id: number | null,
): { readonly open: () => void; readonly dialog: ReactNode } {
  const { client, queries } = useServices()
  const [isOpen, setOpen] = useState(group_id !== null)
  const { data: groups } = useQuery({ ...queries.groups, enabled: isOpen })
  const { data: students } = useQuery({ ...queries.students, enabled: isOpen })
  const close = () => setOpen(false)
  const { isBusy, run } = useChange(giveStep(client, step), close)
  return {
    open: () => setOpen(true),
    dialog: isOpen && groups !== undefined && students !== undefined && (
      <GiveStepDialog
        {...{ groups, students, isBusy, group_id }}
        onGive={(receiver) => void run(receiver)}
        onClose={close}
      />
    ),
  }
}
