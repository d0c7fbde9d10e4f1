import type { StudentName, SupervisedStudent } from '@letterliaan/contract'
import { randomId } from '@letterliaan/contract/client'
import { useState } from 'react'
import { useSend } from '../../app/data/useSend.ts'
import { useServices } from '../../app/useServices.ts'
import { NameDialog } from '../../features/children/NameDialog.tsx'

/** The window in which a child's real name is changed. */
export function useName(student: SupervisedStudent) {
  const { client, queryClient } = useServices()
  const { isBusy, send } = useSend()
  const [isOpen, setOpen] = useState(false)
  const { id, screen_name } = student

  const save = (body: StudentName) =>
    send(async () => {
      const call = { params: { id }, body, idempotencyKey: randomId() }
      await client.call('PUT /api/v1/begeleider/student/:id/name', call)
      setOpen(false)
      await Promise.all(
        [['students'], ['history', id]].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      )
    }, `De naam van ${screen_name} is veranderd.`)

  return {
    open: () => setOpen(true),
    dialog: isOpen && (
      <NameDialog
        {...{ student, isBusy }}
        onSave={(name) => void save(name)}
        onClose={() => setOpen(false)}
      />
    ),
  }
}
