import type { RedoLevel } from '@letterliaan/contract'
import { createRandomId } from '@letterliaan/contract/client'
import type { WorldNumber } from '@letterliaan/rules'
import { useNotify } from '@letterliaan/ui'
import { useCallback } from 'react'
import { toFailureLine } from '../../app/explain-failure.ts'
import { useServices } from '../../app/useServices.ts'

/** Reopens a world at two or three stars (MAP-9); reports a failure. */
export function useRedoWorld(world: WorldNumber): (difficulty: RedoLevel) => Promise<void> {
  const { client, queryClient, queries } = useServices()
  const notify = useNotify()

  return useCallback(
    async (difficulty) => {
      try {
        const steps = await client.call('POST /api/v1/world/:id/redo', {
          params: { id: world },
          body: { difficulty },
          idempotencyKey: createRandomId(),
        })
        queryClient.setQueryData(queries.redo(world), { phase_id: world, difficulty })
        queryClient.setQueryData(queries.steps, steps)
        queryClient.removeQueries(['step'])
      } catch (error) {
        notify('error', toFailureLine(error))
      }
    },
    [client, queryClient, queries, notify, world],
  )
}
