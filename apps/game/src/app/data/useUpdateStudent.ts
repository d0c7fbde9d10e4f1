import type { UserUpdateBody } from '@letterliaan/contract'
import { useMutation } from '@tanstack/react-query'
import { useServices } from '../useServices.ts'

/** Changes properties of the student; every screen shows them at once. */
export function useUpdateStudent() {
  const { client, queries, queryClient } = useServices()
  return useMutation({
    mutationFn: (body: UserUpdateBody) =>
      client.call('POST /api/v1/user/update', { body, idempotencyKey: crypto.randomUUID() }),
    onSuccess: (profile) => queryClient.setQueryData(queries.profile.queryKey, profile),
  })
}
