import type { DictationPreview } from '@letterliaan/contract'
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useServices } from '../../app/useServices.ts'

/** Returns which children would get these words, and whom they suit. */
export function useDictationPreview(
  group_id: number,
  categories: readonly string[],
): UseQueryResult<DictationPreview> {
  const { client } = useServices()
  return useQuery({
    queryKey: ['week-dictation-preview', group_id, categories],
    queryFn: () =>
      client.call('POST /api/v1/begeleider/group/:id/week-dictation/preview', {
        params: { id: group_id },
        body: { categories: [...categories] },
      }),
    placeholderData: keepPreviousData,
  })
}
