import type { HomePage } from '@letterliaan/contract'
import { ApiError, createClient } from '@letterliaan/contract/client'

/** `gone`: a link that does not work, whatever the reason. */
export type Opened =
  | { readonly kind: 'page'; readonly page: HomePage }
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed' }

export type OpenPage = (token: string) => Promise<Opened>

/** Nobody logs in here. */
const noTokens = { read: () => null, begin: () => {}, write: () => {}, clear: () => {} }

export function createOpener(doFetch: typeof fetch): OpenPage {
  const client = createClient({
    baseUrl: '',
    client_id: 'letterliaan-thuis',
    tokens: noTokens,
    fetch: doFetch,
  })
  return async (token) => {
    if (token === '') return { kind: 'gone' }
    try {
      return { kind: 'page', page: await client.call('POST /api/v1/home-page', { body: { token } }) }
    } catch (error) {
      const isGone = error instanceof ApiError && (error.status === 404 || error.status === 422)
      return { kind: isGone ? 'gone' : 'failed' }
    }
  }
}
