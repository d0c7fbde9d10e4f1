import type { CallResponse, Call } from '@letterliaan/contract'
import type { Client, InputOf } from '@letterliaan/contract/client'
import type { Query, QueryKey } from './query.ts'

/** A call that only asks, with an answer to keep. */
export type QueryCall = Extract<Parameters<Client['call']>[0], Extract<Call, `GET /api/${string}`>>

/** The query that asks one call of the API. */
export const createQuery = <C extends QueryCall>(
  client: Pick<Client, 'call'>,
  queryKey: QueryKey,
  call: C,
  input: InputOf<C>,
): Query<CallResponse<C>> => ({ queryKey, queryFn: ({ signal }) => client.call(call, { ...input, signal }) })
