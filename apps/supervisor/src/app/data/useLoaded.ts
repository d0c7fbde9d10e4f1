import {
  useSuspenseQueries,
  type InferDataFromTag,
  type UseSuspenseQueryOptions,
} from '@tanstack/react-query'
import type { QueryKey } from '@letterliaan/web/query'
import { useServices } from '../useServices.ts'
import type { Queries } from './queries.ts'

interface Query {
  readonly queryKey: QueryKey
}

type DataOf<Q extends Query> = InferDataFromTag<unknown, Q['queryKey']>

/** Returns the data of one query, or of several at once; the page waits until it is there. */
export function useLoaded<const Qs extends readonly Query[]>(
  choose: (queries: Queries) => Qs,
): { -readonly [At in keyof Qs]: DataOf<Qs[At]> }
export function useLoaded<Q extends Query>(choose: (queries: Queries) => Q): DataOf<Q>
export function useLoaded(choose: (queries: Queries) => Query | readonly Query[]): unknown {
  const chosen = choose(useServices().queries)
  const queries = Array.isArray(chosen) ? chosen : [chosen]
  const data = useSuspenseQueries({ queries: queries as UseSuspenseQueryOptions[] }).map(
    (result) => result.data,
  )
  return Array.isArray(chosen) ? data : data[0]
}
