import type {
  IdentityProvider,
  IdentityProviderBody,
  IdentityProviders,
  PreparedIdentities,
  PreparedIdentitiesResult,
  ProviderCheck,
} from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import type { ChangeOf } from '../../app/data/change.ts'
import { texts } from './texts.ts'
import { ApiError } from '@letterliaan/contract/client'

interface SavedProvider {
  /** Null for a new one. */
  readonly id: number | null
  readonly body: IdentityProviderBody
}

export const saveProvider: ChangeOf<SavedProvider, IdentityProvider> = ({ client, queries }) => ({
  send: ({ id, body }) =>
    sayFields(
      id === null
        ? client.call('POST /api/v1/begeleider/identity-provider', { body })
        : client.call('PUT /api/v1/begeleider/identity-provider/:id', { params: { id }, body }),
    ),
  stale: [queries.identityProviders.queryKey, queries.account.queryKey],
  done: ({ name }) => fill(texts.providers.stored, { name }),
})

export const removeProvider: ChangeOf<IdentityProvider, IdentityProviders> = ({ client, queries }) => ({
  send: ({ id }, idempotencyKey) =>
    client.call('DELETE /api/v1/begeleider/identity-provider/:id', { params: { id }, idempotencyKey }),
  take: (left, _, queryClient) => queryClient.setQueryData(queries.identityProviders.queryKey, left),
  stale: [queries.account.queryKey],
  done: (_, { name }) => fill(texts.providers.removed, { name }),
})

export const checkProvider: ChangeOf<IdentityProvider, ProviderCheck> = ({ client }) => ({
  send: async ({ id }) => {
    const check = await client.call('POST /api/v1/begeleider/identity-provider/:id/check', { params: { id } })
    if (check.problem !== null) throw new Error(check.problem)
    return check
  },
  done: (_, { name }) => fill(texts.providers.checked, { name }),
})

export const prepareIdentities =
  (id: number): ChangeOf<PreparedIdentities, PreparedIdentitiesResult> =>
  ({ client, queries }) => ({
    send: (body, idempotencyKey) =>
      client.call('POST /api/v1/begeleider/identity-provider/:id/identity', {
        params: { id },
        body,
        idempotencyKey,
      }),
    stale: [queries.identityProviders.queryKey],
    done: ({ num_joined }) => (num_joined === 0 ? null : fill(texts.prepare.joined, { count: num_joined })),
  })

interface Unlinking {
  readonly id: number
  readonly done: string
}

export const unlinkIdentity: ChangeOf<Unlinking, object> = ({ client, queries }) => ({
  send: ({ id }, idempotencyKey) =>
    client.call('DELETE /api/v1/begeleider/identity/:id', { params: { id }, idempotencyKey }),
  stale: [queries.account.queryKey, queries.identityProviders.queryKey],
  done: (_, { done }) => done,
})

/** Resolves to the address of the provider's login page. */
export const linkOwnIdentity: ChangeOf<string, { readonly url: string }> = ({ client }) => ({
  send: (provider_key) => client.call('POST /sso/link', { body: { provider_key } }),
})

/** Makes a failed request reject with the message of its first wrong field. */
async function sayFields<T>(sent: Promise<T>): Promise<T> {
  try {
    return await sent
  } catch (error) {
    const errors = error instanceof ApiError ? Object.values(error.problem.errors ?? {}) : []
    throw errors.length === 0 ? error : new Error(errors.join(' '), { cause: error })
  }
}
