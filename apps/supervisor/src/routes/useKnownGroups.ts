import type { Group } from '@letterliaan/contract'
import { useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query'
import type { Queries } from '../app/data/queries.ts'
import { useServices } from '../app/useServices.ts'

/** A board has none, and may not ask. */
export function useKnownGroups(): readonly Group[] {
  const { queries } = useServices()
  const { data: me } = useSuspenseQuery(queries.me)
  const asked: Queries['groups'][] = me.role === 'bestuur' ? [] : [queries.groups]
  const [groups] = useSuspenseQueries({ queries: asked })
  return groups?.data ?? []
}
