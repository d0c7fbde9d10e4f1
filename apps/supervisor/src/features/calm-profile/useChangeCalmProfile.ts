import type { CalmProfileChanges } from '@letterliaan/contract'
import { randomId } from '@letterliaan/contract/client'
import { useNotify } from '@letterliaan/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useServices } from '../../app/useServices.ts'

/** Changes choices of a child's calm profile: shown at once, and taken back with a word where that failed. */
export function useChangeCalmProfile(id: number): (changes: CalmProfileChanges) => void {
  const { client, queries } = useServices()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const { queryKey } = queries.calmProfile(id)
  const { mutate } = useMutation({
    // One after the other: the last choice is the one that stays.
    scope: { id: `calm-profile-${id}` },
    mutationFn: (body: CalmProfileChanges) =>
      client.call('PUT /api/v1/begeleider/student/:id/calm-profile', {
        params: { id },
        body,
        idempotencyKey: randomId(),
      }),
    onMutate: (changes) =>
      queryClient.setQueryData(queryKey, (profile) => profile && { ...profile, ...changes }),
    onError: (error) => notify('error', error.message),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
  return mutate
}
