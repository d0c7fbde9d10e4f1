import type { TreehousePlace } from '@letterliaan/contract'
import { createRandomId } from '@letterliaan/contract/client'
import { useNotify } from '@letterliaan/ui'
import { toFailureLine } from '../../app/explain-failure.ts'
import { useServices } from '../../app/useServices.ts'

/** Returns a function that puts a bought thing at a place, or away (null). After a failure nothing moves. */
export function usePlaceThing(): (id: number, place: TreehousePlace | null) => void {
  const { client, queries, queryClient } = useServices()
  const notify = useNotify()

  async function put(id: number, place: TreehousePlace | null): Promise<void> {
    try {
      const placed = await client.call('PUT /api/v1/treehouse/:id', {
        params: { id },
        body: { place },
        idempotencyKey: createRandomId(),
      })
      queryClient.setQueryData(queries.treehouse, placed)
    } catch (error) {
      notify('error', toFailureLine(error))
    }
  }

  return (id, place) => void put(id, place)
}
