export type QueryKey = readonly (string | number | null)[]

/** A question to the server, as data. What answers the same question has the same key. */
export interface Query<T> {
  readonly queryKey: QueryKey
  readonly queryFn: (call: { readonly signal: AbortSignal }) => Promise<T>
  /** How long an answer that no screen shows is kept (ms). */
  readonly gcTime?: number
}

/** Any of the queries, whatever it answers. */
export type AnyQuery = Query<unknown>

/** Keeps the type of the answer with the question. */
export const queryOptions = <T>(query: Query<T>): Query<T> => query
