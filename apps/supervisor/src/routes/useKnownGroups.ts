import type { Group } from '@letterliaan/contract'
import { useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query'
import type { Queries } from '../app/data/queries.ts'
import { useServices } from '../app/useServices.ts'

/** Returns the groups; none for a board, which may not request them. */
export function useKnownGroups(): readonly Group[] {
  const { queries } = useServices()
  const { data: me } = useSuspenseQuery(queries.me)
  const asked: Queries['groups'][] = me.role === 'bestuur' ? [] : [queries.groups]
  const [groups] = useSuspenseQueries({ queries: asked })
  return groups?.data ?? []
}
