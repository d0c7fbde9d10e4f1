import type { CallResponse, EndpointName } from '@letterliaan/contract'
import type { Client, EndpointInput } from '@letterliaan/contract/client'

export type QueryKey = readonly (string | number | null)[]

export interface Query<T> {
  readonly queryKey: QueryKey
  readonly queryFn: (call: { readonly signal: AbortSignal }) => Promise<T>
  /** Time during which unused data stays in the cache (ms). */
  readonly gcTime?: number
}

export type GetEndpointName = Extract<
  Parameters<Client['call']>[0],
  Extract<EndpointName, `GET /api/${string}`>
>

export const createEndpointQuery = <C extends GetEndpointName>(
  client: Pick<Client, 'call'>,
  queryKey: QueryKey,
  call: C,
  input: EndpointInput<C>,
): Query<CallResponse<C>> => ({ queryKey, queryFn: ({ signal }) => client.call(call, { ...input, signal }) })
