import type { UwlrConnection, UwlrConnectionBody, UwlrConnections, UwlrSent } from '@letterliaan/contract'
import type { Client } from '@letterliaan/contract/client'
import { fill } from '@letterliaan/texts'
import type { Change } from '../../app/data/change.ts'
import type { Queries } from '../../app/data/queries.ts'
import { sayFields } from '../../app/data/say-fields.ts'
import * as texts from './texts.ts'

export const connectAdministration = (
  client: Client,
  queries: Queries,
): Change<UwlrConnectionBody, UwlrConnection> => ({
  send: (body) => sayFields(client.call('PUT /api/v1/begeleider/uwlr', { body })),
  take: (connection, _, queryClient) => queryClient.setQueryData(queries.uwlr.queryKey, { connection }),
  done: () => texts.form.connected,
})

export const disconnectAdministration = (
  client: Client,
  queries: Queries,
): Change<void, UwlrConnections> => ({
  send: (_, idempotencyKey) => client.call('DELETE /api/v1/begeleider/uwlr', { idempotencyKey }),
  take: (none, _, queryClient) => queryClient.setQueryData(queries.uwlr.queryKey, none),
  done: () => texts.disconnecting.done,
})

export const sendResults = (client: Client, queries: Queries): Change<void, UwlrSent> => ({
  send: () => client.call('POST /api/v1/begeleider/uwlr/results', {}),
  take: ({ connection }, _, queryClient) => queryClient.setQueryData(queries.uwlr.queryKey, { connection }),
  done: ({ num_children }) => fill(texts.exchange.sent, { count: num_children }),
})
