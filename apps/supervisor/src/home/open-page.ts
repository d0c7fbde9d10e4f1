import type { HomePage } from '@letterliaan/contract'
import { ApiError, type Client } from '@letterliaan/contract/client'

/** `gone` means that the link is unknown, withdrawn or expired. */
export type OpenedHomePage =
  | { readonly kind: 'page'; readonly page: HomePage }
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed' }

export type OpenHomePage = (token: string) => Promise<OpenedHomePage>

export function createHomePageOpener(client: Pick<Client, 'call'>): OpenHomePage {
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
