import type { CallResponse, EndpointName } from '@letterliaan/contract'
import type { Client, EndpointInput } from '@letterliaan/contract/client'
import type { Query, QueryKey } from './query.ts'

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
