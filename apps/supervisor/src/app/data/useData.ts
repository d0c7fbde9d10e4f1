import { type QueryFunction, useSuspenseQueries } from '@tanstack/react-query'
import { useServices } from '../useServices.ts'
import type { Queries } from './queries.ts'

type DataOf<Q> = Q extends { queryFn?: QueryFunction<infer Data, never> | symbol } ? Data : never

/** Returns the data of the chosen queries, which are fetched in parallel. Suspends until all have data. */
export function useData<const T extends readonly { readonly queryKey: readonly unknown[] }[]>(
  choose: (queries: Queries) => readonly [...T],
): { readonly [At in keyof T]: DataOf<T[At]> } {
  const { queries } = useServices()
  const results = useSuspenseQueries({ queries: choose(queries) })
  return results.map(({ data }) => data) as never
}
