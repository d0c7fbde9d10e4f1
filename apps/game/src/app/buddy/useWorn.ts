import type { Worn } from '@letterliaan/ui/pictures'
import { useDeferredValue } from 'react'
import { useQuery } from '../queries/useQuery.ts'
import { useServices } from '../useServices.ts'

/** Loads what the child's buddy wears, after the first paint. `buddy_id`: undefined before login. */
export function useWorn(buddy_id: number | undefined): Worn | null {
  const { queries } = useServices()
  const child = useDeferredValue(buddy_id, undefined)
  const { data: placed } = useQuery(queries.treehouse, { enabled: child !== undefined })
  const worn = placed?.find(({ place }) => place === 'buddy')
  const { data: badges } = useQuery(queries.badges, { enabled: worn !== undefined })
  const image = badges?.find(({ id }) => id === worn?.badge_id)?.image
  return child && image ? { buddy_id: child, image } : null
}
