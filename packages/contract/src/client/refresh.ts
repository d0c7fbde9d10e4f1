import type { Tokens } from '../entities/token.ts'

export interface StoredTokens {
  readonly access_token: string
  readonly refresh_token: string
  /** Expiry of the access token (ms, device clock); undefined if an older version made the login. */
  readonly expires_at?: number | undefined
  readonly login_id?: string
}

/** Stores the tokens. `clear` is called if they can't be renewed, so that the child is logged out. */
export interface TokenStore {
  read(): StoredTokens | null
  begin(tokens: Tokens): void
  write(tokens: Tokens): void
  clear(): void
}

/** Renews once for all calls that failed together (ERR-1). Null: refused, or another login. Rejects offline. */
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
