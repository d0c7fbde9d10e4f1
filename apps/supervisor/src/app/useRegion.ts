import type { Region } from '@letterliaan/contract'
import { useQuery } from '@tanstack/react-query'
import { useServices } from './useServices.ts'

/** Where the school is of who is logged in (ZIN-6). */
export function useRegion(): Region {
  const { queries } = useServices()
  return useQuery(queries.me).data?.region ?? 'nederland'
}
