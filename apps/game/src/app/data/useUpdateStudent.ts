import type { UserUpdateBody } from '@letterliaan/contract'
import { createRandomId } from '@letterliaan/contract/client'
import { useCallback } from 'react'
import { useServices } from '../useServices.ts'

/** The returned function rejects if the server refuses. */
export function useUpdateStudent(): (body: UserUpdateBody) => Promise<void> {
  const { client, queries, queryClient } = useServices()
  return useCallback(
    async (body) => {
      const idempotencyKey = createRandomId()
      const profile = await client.call('POST /api/v1/user/update', { body, idempotencyKey })
      queryClient.setQueryData(queries.profile, profile)
    },
    [client, queries, queryClient],
  )
}
