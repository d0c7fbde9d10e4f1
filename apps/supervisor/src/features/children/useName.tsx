import type { SupervisedStudent } from '@letterliaan/contract'
import { useState } from 'react'
import { useChange } from '../../app/data/useChange.ts'
import { useServices } from '../../app/useServices.ts'
import { renameChild } from './child-changes.ts'
import { NameDialog } from './NameDialog.tsx'

export function useName(student: SupervisedStudent) {
  const { client } = useServices()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const { isBusy, run } = useChange(renameChild(client, student), close)
  return {
    open: () => setOpen(true),
    dialog: isOpen && (
      <NameDialog {...{ student, isBusy }} onSave={(name) => void run(name)} onClose={close} />
    ),
  }
}
