import type { DictationPreview } from '@letterliaan/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useServices } from '../../app/useServices.ts'

/** Returns which children would get these words, and whom they suit. Undefined while loading. */
export function useDictationPreview(
  group_id: number,
  categories: readonly string[],
): DictationPreview | undefined {
  const { client } = useServices()
  const { data } = useQuery({
    queryKey: ['week-dictation-preview', group_id, categories],
    queryFn: () =>
      client.call('POST /api/v1/begeleider/group/:id/week-dictation/preview', {
        params: { id: group_id },
        body: { categories: [...categories] },
      }),
    placeholderData: keepPreviousData,
  })
  return data
}
