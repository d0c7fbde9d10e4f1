import type { Tokens } from '../entities/token.ts'

/** Where the app keeps its tokens; `clear` is called when they can't be renewed: the child is logged out. */
export interface TokenStore {
  read(): { access_token: string; refresh_token: string } | null
  write(tokens: Tokens): void
  clear(): void
}

/**
 * Renews the access token once for any number of calls that failed together (hub-and-account §8: a shared flag).
 * Resolves to the new access token, or null when there is no refresh token or the renewal was refused; rejects when
 * the server can't be reached, so that a bad network never logs a child out.
 */
export function createRefresher(store: TokenStore, renew: (refresh_token: string) => Promise<Tokens | null>) {
  let running: Promise<string | null> | null = null

  const refresh = async (): Promise<string | null> => {
    const tokens = store.read()
    const renewed = tokens === null ? null : await renew(tokens.refresh_token)
    if (renewed === null) {
      store.clear()
      return null
    }
    store.write(renewed)
    return renewed.access_token
  }

  return (failedToken: string | null): Promise<string | null> => {
    const current = store.read()?.access_token ?? null
    if (current !== null && current !== failedToken) return Promise.resolve(current)
    running ??= refresh().finally(() => {
      running = null
    })
    return running
  }
}
