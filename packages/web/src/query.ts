import type { CallResponse, EndpointName } from '@letterliaan/contract'
import type { Client, EndpointInput } from '@letterliaan/contract/client'

export type QueryKey = readonly (string | number | null)[]

/** A question to the server, as data. What answers the same question has the same key. */
export interface Query<T> {
  readonly queryKey: QueryKey
  readonly queryFn: (call: { readonly signal: AbortSignal }) => Promise<T>
  /** How long an answer that no screen shows is kept (ms). */
  readonly gcTime?: number
}

/** The name of an endpoint that only reads, with an answer to keep. */
export type GetEndpointName = Extract<
  Parameters<Client['call']>[0],
  Extract<EndpointName, `GET /api/${string}`>
>

/** The query that asks one call of the API. */
export const createQuery = <C extends GetEndpointName>(
  client: Pick<Client, 'call'>,
  queryKey: QueryKey,
  call: C,
  input: EndpointInput<C>,
): Query<CallResponse<C>> => ({ queryKey, queryFn: ({ signal }) => client.call(call, { ...input, signal }) })
