import type { Tokens } from '../entities/token.ts'

export interface StoredTokens {
  readonly access_token: string
  readonly refresh_token: string
  /** Names the login that the tokens are of, through all their renewals, where the app tells logins apart. */
  readonly login_id?: string
}

/** Where the app keeps its tokens; `clear` is called when they can't be renewed: the child is logged out. */
export interface TokenStore {
  read(): StoredTokens | null
  /** Somebody logged in. */
  begin(tokens: Tokens): void
  /** The tokens of the same login were renewed. */
  write(tokens: Tokens): void
  clear(): void
}

/**
 * Renews the access token once for any number of calls that failed together (ERR-1).
 * Resolves to the access token with which the call that failed can be made again, or null when there is no refresh token,
 * the renewal was refused, or another child has logged in: its tokens are left alone, and are never lent to a call of the
 * one before. Rejects when the server can't be reached, so that a bad network never logs a child out.
 */
export function createRefresher(store: TokenStore, renew: (refresh_token: string) => Promise<Tokens | null>) {
  let running: { readonly sent: string; readonly token: Promise<string | null> } | null = null

  const refresh = async (sent: string): Promise<string | null> => {
    const renewed = await renew(sent)
    const isStillStored = store.read()?.refresh_token === sent
    if (isStillStored && renewed === null) store.clear()
    if (isStillStored && renewed !== null) store.write(renewed)
    return renewed?.access_token ?? null
  }

  return (failed: StoredTokens | null): Promise<string | null> => {
    const current = store.read()
    if (current === null || failed === null || current.login_id !== failed.login_id)
      return Promise.resolve(null)
    if (current.access_token !== failed.access_token) return Promise.resolve(current.access_token)
    const sent = current.refresh_token
    if (running?.sent !== sent) {
      const token = refresh(sent).finally(() => {
        if (running?.token === token) running = null
      })
      running = { sent, token }
    }
    return running.token
  }
}
