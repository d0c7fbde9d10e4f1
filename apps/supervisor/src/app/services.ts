import { createClient, type Client } from '@letterliaan/contract/client'
import { createDeviceVoices, type DeviceVoices } from '@letterliaan/ui/device-voice'
import { createSoundPlayer } from '@letterliaan/ui/sound'
import { appLogins, logOutOfApp } from '@letterliaan/web/app-logins'
import { createSession, type Session } from '@letterliaan/web/session'
import type { QueryClient } from '@tanstack/react-query'
import { readBasePath } from '@letterliaan/web/base-path'
import { createDraftOwner } from './data/draft-owner.ts'
import { createDrafts, type Drafts } from './data/drafts.ts'
import { createQueries, type Queries } from './data/queries.ts'
import { createQueryClient } from './data/query-client.ts'
import {
  createSupervisorNavigator,
  type SupervisorNavigator,
} from './navigation/create-supervisor-navigator.ts'
import type { SupervisorPage } from './navigation/page.ts'
import { createLogins, type LogIn, type LogInByCode, type PassSecondFactor } from './log-in.ts'
import { createSounds, type Sounds } from './sound/sounds.ts'
import { createSpeaker, type Speaker } from './sound/speaker.ts'

/** Ignores a child's mute on this device, so that the supervisor always starts at full volume. */
const keepNoSettings: Pick<Storage, 'getItem' | 'setItem'> = {
  getItem: () => null,
  setItem: () => undefined,
}

export interface Services {
  readonly session: Session
  readonly logIn: LogIn
  readonly logInBySchool: LogInByCode
  readonly passSecondFactor: PassSecondFactor
  /** Logs in with a passkey. Rejects like `LogIn`. */
  readonly logInByPasskey: () => Promise<void>
  /** Logs out an idle user, but keeps unsaved text for the next login of the same user (ORG-5). */
  readonly logOutIdle: () => void
  /** Logs out here and in the game (DAG-1). */
  readonly logOut: () => void
  readonly client: Client
  readonly queryClient: QueryClient
  readonly queries: Queries
  readonly navigator: SupervisorNavigator
  readonly sounds: Sounds
  readonly speaker: Speaker
  /** Voices of this device, or null if it cannot speak. */
  readonly deviceVoices: DeviceVoices | null
  readonly drafts: Drafts
}

export function createServices(pages: readonly SupervisorPage[]): Services {
  const { client_id, storageKey } = appLogins.supervisor
  const session = createSession(storageKey, localStorage, window)
  const connection = { baseUrl: readBasePath(), client_id }
  const client = createClient({ ...connection, tokens: session })
  const queryClient = createQueryClient()
  const sounds = createSounds(client)
  const speaker = createSpeaker(createSoundPlayer({ fetch: sounds.fetch, storage: keepNoSettings }))
  const navigator = createSupervisorNavigator(pages, window, speaker.stop)
  const drafts = createDrafts(sessionStorage)
  const draftOwner = createDraftOwner(localStorage)
  session.onChange(() => {
    queryClient.clear()
    if (!draftOwner.isKnown()) drafts.clear()
  })
  const entering = { session, draftOwner, browser: window }
  return {
    session,
    ...createLogins(connection, entering),
    logOutIdle: () => client.logout(),
    logOut() {
      draftOwner.forget()
      client.logout()
      logOutOfApp(appLogins.game, window)
    },
    client,
    queryClient,
    queries: createQueries(client),
    navigator,
    sounds,
    speaker,
    deviceVoices: 'speechSynthesis' in window ? createDeviceVoices(window.speechSynthesis) : null,
    drafts,
  }
}
