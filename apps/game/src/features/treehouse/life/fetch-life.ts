import type { Hatchling } from '@letterliaan/contract'
import { createDailyQuery } from '../../../app/daily/daily-query.ts'
import type { Services } from '../../../app/services.ts'

/** Reports an empty list at once, so that things work, then the child's animals. */
export async function fetchLife(
  { client, queryClient }: Pick<Services, 'client' | 'queryClient'>,
  tell: (animals: readonly Hatchling[]) => void,
): Promise<void> {
  tell([])
  const { animals } = await queryClient.fetchQuery(createDailyQuery(client))
  tell(animals)
}
