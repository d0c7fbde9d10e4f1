import type { Worn } from '@letterliaan/ui/pictures'
import { useDeferredValue } from 'react'
import { useQuery } from '../queries/useQuery.ts'
import { useServices } from '../useServices.ts'

/** What the child's buddy wears, asked after the first paint. `buddy_id`: undefined while nobody is logged in. */
export function useWorn(buddy_id: number | undefined): Worn | null {
  const { queries } = useServices()
  const isPainted = useDeferredValue(true, false)
  const { data: placed } = useQuery(queries.treehouse, { enabled: isPainted && buddy_id !== undefined })
  const worn = placed?.find(({ place }) => place === 'buddy')
  const { data: badges } = useQuery(queries.badges, { enabled: worn !== undefined })
  const image = badges?.find(({ id }) => id === worn?.badge_id)?.image
  return buddy_id && image ? { buddy_id, image } : null
}
