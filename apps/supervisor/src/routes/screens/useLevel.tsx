import type { SupervisedStudent } from '@letterliaan/contract'
import { randomId } from '@letterliaan/contract/client'
import { useNotify } from '@letterliaan/ui'
import { useSuspenseQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useAttempt } from '../../app/data/useAttempt.ts'
import { useServices } from '../../app/useServices.ts'
import { LevelDialog } from '../../features/children/LevelDialog.tsx'

/** A child's level by its name, and the window in which it is changed. */
export function useLevel(student: SupervisedStudent) {
  const { client, queries, queryClient } = useServices()
  const notify = useNotify()
  const { isBusy, attempt } = useAttempt()
  const [isOpen, setOpen] = useState(false)
  const { id, level_id: level, screen_name } = student
  const [{ data: levels }, { data: calm }] = useSuspenseQueries({
    queries: [queries.levels, queries.calmProfile(id)],
  })

  const save = (level_id: number) =>
    attempt(async () => {
      const { read_aloud } = await client.call('PUT /api/v1/begeleider/student/:id/level', {
        params: { id },
        body: { level_id },
        idempotencyKey: randomId(),
      })
      setOpen(false)
      const aloud = read_aloud === calm.read_aloud ? '' : ` Voorlezen staat nu ${read_aloud ? 'aan' : 'uit'}.`
      notify('success', `Het niveau van ${screen_name} is veranderd.${aloud}`)
      await Promise.all(
        [['students'], ['calm-profile', id], ['history', id]].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      )
    })

  return {
    name: levels.find((known) => known.id === level)?.name ?? 'Nog niet bekend',
    open: () => setOpen(true),
    dialog: isOpen && (
      <LevelDialog
        {...{ student, levels, isBusy }}
        readsAloud={calm.read_aloud}
        onSave={(level_id) => void save(level_id)}
        onClose={() => setOpen(false)}
      />
    ),
  }
}
