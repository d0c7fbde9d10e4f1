import type { Client } from '@letterliaan/contract/client'
import type { WorldNumber } from '@letterliaan/rules'
import { createChildVoice, createSoundPlayer, type ChildVoice, type SoundPlayer } from '@letterliaan/ui/sound'
import { fetchSpokenSound } from '@letterliaan/web/spoken-sound'
import type { QueryClient } from './queries/query-client.ts'
import type { AnswerQueue } from './answer-queue/answer-queue.ts'
import { createCalm, type Calm } from './calm/calm.ts'
import { chooseWording } from './calm/wording.ts'
import { createConnection, type Connection } from './answer-queue/connection.ts'
import { createRefusedAnswers, type RefusedAnswers } from './answer-queue/refused-answers.ts'
import { createBrowserAnswerQueue } from './answer-queue/browser-answer-queue.ts'
import { createQueries, type Queries } from './data/queries.ts'
import { createQueryClient } from './queries/query-client.ts'
import type { Essentials } from './essentials.ts'
import { createReadOnlyAnswers, createReadOnlyClient } from './read-only.ts'
import { createAddressBar } from '@letterliaan/web/address-bar'
import { matchPage } from '@letterliaan/web/page'
import { addBasePath } from '@letterliaan/web/base-path'
import {
  createGameNavigator,
  waitUntilPageShows,
  type GameNavigator,
  type GameView,
} from './navigation/create-game-navigator.ts'
import type { GamePage } from './navigation/page.ts'
import { captureConsoleErrors } from './report/console-errors.ts'
import { createShownContent, type ShownContent } from './report/shown-content.ts'
import { createSupervisorWords, type SupervisorWords } from './live/supervisor-words.ts'
import { createRewardQueue, type RewardQueue } from './reward/reward-queue.ts'
import type { Session } from '@letterliaan/web/session'
import { createOffline, type OfflineSupport } from './offline/offline.ts'
import type { VersionWatch } from './offline/version-watch.ts'
import { createWhenAtRest } from './when-at-rest.ts'
import { waitUntilIdle } from './wait-until-idle.ts'
import { createPlaceSound } from './play/place-sound.ts'

export interface Services {
  readonly session: Session
  readonly client: Client
  readonly queryClient: QueryClient
  readonly queries: Queries
  readonly answers: AnswerQueue
  readonly offline: OfflineSupport
  readonly connection: Connection
  readonly version: VersionWatch
  readonly refusedAnswers: RefusedAnswers
  readonly sound: SoundPlayer
  readonly calm: Calm
  readonly voice: ChildVoice
  readonly rewards: RewardQueue
  readonly supervisorWords: SupervisorWords
  readonly navigator: GameNavigator
  readonly showing: ShownContent
  /** Keys of lines and offers that were made since the game was opened. Each is made only once. */
  readonly told: Set<string>
  /** By step without a world, the map from which it was opened. If missing, the treehouse (LES-10). */
  readonly mapByStep: Map<number, WorldNumber>
  readonly readConsoleErrors: () => readonly string[]
}

export function createServices(essentials: Essentials, pages: readonly GamePage[]): Services {
  const { session } = essentials
  const readConsoleErrors = captureConsoleErrors(window, console)
  const queryClient = createQueryClient()
  const connection = createConnection(window)
  window.addEventListener('online', () => queryClient.refetchStale())
  // Safari sends no events to a hidden tab.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) return
    queryClient.refetchStale()
    connection.tryNow()
  })
  const refusedAnswers = createRefusedAnswers()
  const rewards = createRewardQueue()
  const voice = createChildVoice(window)
  // Spoken texts need no login, but the device stores them like other sounds.
  const fetchSound = (address: string): Promise<Response> =>
    fetchSpokenSound(essentials.client, address) ?? essentials.offline.fetch(addBasePath(address))
  const sound = createSoundPlayer({
    gate: essentials.audioGate,
    voice: voice.say,
    fetch: fetchSound,
    async loadMusic() {
      await waitUntilIdle()
      return import('@letterliaan/ui/music')
    },
  })
  const calm = createCalm(document.documentElement, sound, voice)
  calm.follow(essentials.recallProfile()?.calm_profile ?? null)
  const readProfile = async () =>
    session.isLoggedIn() ? await queryClient.ensureQueryData(queries.profile) : null
  const isLooking = async () => (await readProfile())?.is_read_only === true
  const client = createReadOnlyClient(essentials.client, isLooking)
  const isImpersonating = async () => (await readProfile())?.is_impersonated === true
  const whoIsThis = async () => (await readProfile())?.id ?? null
  const offline = createOffline({
    session,
    client: essentials.client,
    connection,
    whoIsThis,
    // A new login may be an impersonation by a supervisor.
    mayKeep: async () => {
      const profile = await readProfile()
      return profile !== null && !profile.is_impersonated && !profile.is_read_only
    },
    loadPage: async (address) => matchPage(pages, address)?.load(),
    fetchSound,
    whenAtRest: createWhenAtRest(window),
    async readWording() {
      const profile = await readProfile()
      return {
        ...chooseWording(profile?.student?.level_id ?? null, profile?.calm_profile?.look ?? 'jungle'),
        buddy_id: profile?.student?.buddy_id,
      }
    },
  })
  const queue = createBrowserAnswerQueue({
    client: essentials.client,
    storage: offline.storage,
    onTaken: offline.keepLatestRun,
    session,
    connection,
    refusedAnswers,
    whoIsThis,
    isImpersonating,
  })
  const answers = createReadOnlyAnswers(queue, client, isLooking)
  const queries = createQueries(client, {
    async send(id) {
      const isWaiting = await answers.isWaiting(id)
      if (isWaiting) await Promise.race([answers.sendAll(), connection.untilHeldUp()])
      return isWaiting
    },
    complete: offline.complete,
  })
  const navigator = createGameNavigator({
    pages,
    addressBar: createAddressBar(window),
    isLoggedIn: session.isLoggedIn,
    queryClient,
    queries,
    onLeave: sound.clear,
  })
  essentials.offline.begin(offline.openResponseCache, waitUntilPageShows(navigator))
  const followPlace = createPlaceSound(sound)
  navigator.view.subscribe(() => followPlace(navigator.view.get()))
  const showing = createShownContent(() => paramsOf(navigator.view.get()))
  session.onChange(() => {
    rewards.clear()
    calm.follow(null)
    navigator.restart()
    answers.reset()
    offline.forgetKept()
    refusedAnswers.hideOverruled()
  })
  return {
    session,
    client,
    queryClient,
    queries,
    answers,
    offline,
    connection,
    version: essentials.version,
    refusedAnswers,
    sound,
    calm,
    voice,
    rewards,
    supervisorWords: createSupervisorWords(),
    navigator,
    showing,
    told: new Set(),
    mapByStep: new Map(),
    readConsoleErrors,
  }
}

const paramsOf = (view: GameView): object => (view.kind === 'page' ? view.params : {})
