import type { LoggedInUser } from '@letterliaan/contract'
import { createClient, type Client } from '@letterliaan/contract/client'
import { createAudioGate, type AudioGate } from '@letterliaan/ui/sound'
import { createPrefetch, takeEarlyAnswer } from './data/prefetch.ts'
import { createEtagCache } from './data/etag-cache.ts'
import { createQueries, type Queries } from './data/queries.ts'
import { apps } from '@letterliaan/web/app-logins'
import { createSession, type Session } from '@letterliaan/web/session'

/** What is needed before the game's own code is there: who the child is, and the way to the server. */
export interface Essentials {
  readonly session: Session
  readonly client: Client
  /** Begins calls for the page that is about to be shown. */
  readonly beginner: Queries
  /** The child's profile of its last visit with this login; null if there is none. It may no longer hold. */
  readonly recallProfile: () => LoggedInUser | null
  /** Waits for the first touch from the start of the page: the press that logs a child in lets the game speak. */
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
    createClient({ baseUrl: '', client_id, tokens: session, fetch: etagCache.fetch }),
  )
  session.onChange(drop)
  session.onChange(etagCache.forget)
  if (!session.isLoggedIn()) etagCache.forget()
  return {
    session,
    client,
    audioGate: createAudioGate(),
    beginner: createQueries(beginner),
    recallProfile: () => etagCache.recall('/api/v1/user/me/') as LoggedInUser | null,
  }
}
