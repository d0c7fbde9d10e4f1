import type { Region } from '@letterliaan/contract'
import { useQuery } from '@tanstack/react-query'
import { useServices } from './useServices.ts'

/** Returns the region of the user's school (ZIN-6). */
export function useRegion(): Region {
  const { queries } = useServices()
  return useQuery(queries.me).data?.region ?? 'nederland'
}
