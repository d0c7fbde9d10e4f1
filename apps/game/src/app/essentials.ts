import { createClient, type Client } from '@letterliaan/contract/client'
import { createAudioGate, type AudioGate } from '@letterliaan/ui/sound'
import { createPrefetch, takeEarlyResponse } from './data/prefetch.ts'
import { createEtagCache } from './data/etag-cache.ts'
import { createQueries, type Queries } from './data/queries.ts'
import { rememberProfile, type RememberedProfile } from './data/remembered-profile.ts'
import { createOfflineFetch, type OfflineFetch } from './offline/offline-fetch.ts'
import { createVersionWatch, type VersionWatch } from './offline/version-watch.ts'
import { appLogins } from '@letterliaan/web/app-logins'
import { addBasePath, readBasePath, removeBasePath } from '@letterliaan/web/base-path'
import { createSession, type Session } from '@letterliaan/web/session'

export interface Essentials {
  readonly session: Session
  readonly client: Client
  readonly beginner: Queries
  readonly offline: OfflineFetch
  readonly version: VersionWatch
  readonly recallProfile: () => RememberedProfile | null
  /** Created at the start, because the press that logs a child in also unlocks sound. */
  readonly audioGate: AudioGate
}

const { client_id, storageKey } = appLogins.game

export function createEssentials(): Essentials {
  const session = createSession(storageKey, localStorage, window)
  const profilePath = addBasePath('/api/v1/user/me/')
  const etagCache = createEtagCache(
    localStorage,
    session.watchLogout,
    (request) => takeEarlyResponse(request) ?? fetch(request),
    new Map([[profilePath, rememberProfile]]),
  )
  const version = createVersionWatch(() => window.location.reload())
  const offline = createOfflineFetch({
    ask: version.watching(etagCache.fetch),
    pathOf: ({ pathname }) => removeBasePath(pathname),
    isLoggedIn: session.isLoggedIn,
    watchLogout: session.watchLogout,
  })
  const { client, beginner, drop } = createPrefetch(
    createClient({ baseUrl: readBasePath(), client_id, tokens: session, fetch: offline.fetch }),
  )
  session.onChange(drop)
  forgetKeptScreens()
  session.onChange(etagCache.forget)
  if (!session.isLoggedIn()) etagCache.forget()
  return {
    session,
    client,
    offline,
    version,
    audioGate: createAudioGate(),
    beginner: createQueries(beginner),
    recallProfile: () => etagCache.recall(profilePath) as RememberedProfile | null,
  }
}

/** Deletes copies of a child's pages that versions before 0.3 stored. */
function forgetKeptScreens(): void {
  for (const name of Object.keys(localStorage))
    if (name.startsWith('letterliaan-screen ')) localStorage.removeItem(name)
}
