import type { LoggedInUser } from '@letterliaan/contract'
import { createClient, type Client } from '@letterliaan/contract/client'
import { createAudioGate, type AudioGate } from '@letterliaan/ui/sound'
import { createPrefetch, takeEarlyAnswer } from './data/prefetch.ts'
import { createEtagCache } from './data/etag-cache.ts'
import { createQueries, type Queries } from './data/queries.ts'
import { apps } from '@letterliaan/web/app-logins'
import { placed, prefixHere } from '@letterliaan/web/place'
import { createSession, type Session } from '@letterliaan/web/session'

export interface Essentials {
  readonly session: Session
  readonly client: Client
  readonly beginner: Queries
  readonly recallProfile: () => LoggedInUser | null
  /** Listens from the start: the press that logs a child in unlocks sound. */
  readonly audioGate: AudioGate
}

const { client_id, storageKey } = apps.game

export function createEssentials(): Essentials {
  const session = createSession(storageKey, localStorage, window)
  const etagCache = createEtagCache(
    localStorage,
    session.watchLogout,
    (request) => takeEarlyAnswer(request) ?? fetch(request),
  )
  const { client, beginner, drop } = createPrefetch(
    createClient({ baseUrl: prefixHere(), client_id, tokens: session, fetch: etagCache.fetch }),
  )
  session.onChange(drop)
  session.onChange(etagCache.forget)
  if (!session.isLoggedIn()) etagCache.forget()
  return {
    session,
    client,
    audioGate: createAudioGate(),
    beginner: createQueries(beginner),
    recallProfile: () => etagCache.recall(placed('/api/v1/user/me/')) as LoggedInUser | null,
  }
}
