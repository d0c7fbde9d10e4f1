import type { Group } from '@letterliaan/contract'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useServices } from '../app/useServices.ts'

const none: readonly Group[] = []

/** A board has none, and may not ask. */
export function useKnownGroups(): readonly Group[] {
  const { queries } = useServices()
  const { data: me } = useSuspenseQuery(queries.me)
  const { data = none } = useQuery({ ...queries.groups, enabled: me.role !== 'bestuur' })
  return data
}
