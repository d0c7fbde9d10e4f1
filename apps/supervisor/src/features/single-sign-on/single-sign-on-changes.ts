import type {
  IdentityProvider,
  IdentityProviderBody,
  IdentityProviders,
  PreparedIdentities,
  PreparedResult,
  ProviderCheck,
} from '@letterliaan/contract'
import type { Client } from '@letterliaan/contract/client'
import { fill } from '@letterliaan/texts'
import type { Change } from '../../app/data/change.ts'
import type { Queries } from '../../app/data/queries.ts'
import { sayFields } from '../../app/data/say-fields.ts'
import * as texts from './texts.ts'

export interface SavedProvider {
  /** Null: a new one. */
  readonly id: number | null
  readonly body: IdentityProviderBody
}

export const saveProvider = (client: Client, queries: Queries): Change<SavedProvider, IdentityProvider> => ({
  send: ({ id, body }) =>
    sayFields(
      id === null
        ? client.call('POST /api/v1/begeleider/identity-provider', { body })
        : client.call('PUT /api/v1/begeleider/identity-provider/:id', { params: { id }, body }),
    ),
  stale: [queries.identityProviders.queryKey, queries.ownIdentities.queryKey],
  done: ({ name }) => fill(texts.providers.stored, { name }),
})

export const removeProvider = (
  client: Client,
  queries: Queries,
): Change<IdentityProvider, IdentityProviders> => ({
  send: ({ id }, idempotencyKey) =>
    client.call('DELETE /api/v1/begeleider/identity-provider/:id', { params: { id }, idempotencyKey }),
  take: (left, _, queryClient) => queryClient.setQueryData(queries.identityProviders.queryKey, left),
  stale: [queries.ownIdentities.queryKey],
  done: (_, { name }) => fill(texts.providers.removed, { name }),
})

export const checkProvider = (client: Client): Change<IdentityProvider, ProviderCheck> => ({
  send: async ({ id }) => {
    const check = await client.call('POST /api/v1/begeleider/identity-provider/:id/check', { params: { id } })
    if (check.problem !== null) throw new Error(check.problem)
    return check
  },
  done: (_, { name }) => fill(texts.providers.checked, { name }),
})

export const prepareIdentities = (
  client: Client,
  queries: Queries,
  id: number,
): Change<PreparedIdentities, PreparedResult> => ({
  send: (body, idempotencyKey) =>
    client.call('POST /api/v1/begeleider/identity-provider/:id/identity', {
      params: { id },
      body,
      idempotencyKey,
    }),
  stale: [queries.identities(id).queryKey, queries.identityProviders.queryKey],
  done: ({ num_joined }) => (num_joined === 0 ? null : fill(texts.prepare.joined, { count: num_joined })),
})

export interface Named {
  readonly id: number
  readonly name: string
}

export const unlinkSomebody = (
  client: Client,
  queries: Queries,
  provider_id: number,
): Change<Named, object> => ({
  send: ({ id }, idempotencyKey) =>
    client.call('DELETE /api/v1/begeleider/identity/:id', { params: { id }, idempotencyKey }),
  stale: [queries.identities(provider_id).queryKey, queries.identityProviders.queryKey],
  done: (_, { name }) => fill(texts.prepare.isUnlinked, { name }),
})

export const unlinkOwn = (client: Client, queries: Queries): Change<number, object> => ({
  send: (id, idempotencyKey) =>
    client.call('DELETE /api/v1/begeleider/own-identity/:id', { params: { id }, idempotencyKey }),
  stale: [queries.ownIdentities.queryKey, queries.identityProviders.queryKey],
  done: () => texts.own.isUnlinked,
})

/** Answers where the browser goes on. */
export const linkOwn = (client: Client): Change<string, { readonly url: string }> => ({
  send: (provider_key) => client.call('POST /sso/link', { body: { provider_key } }),
})
