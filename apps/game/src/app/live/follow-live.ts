import type { LiveEvent } from '@letterliaan/contract'
import { exclaimed, fill } from '@letterliaan/texts'
import { shellTexts } from '@letterliaan/texts/shell'
import type { Worded } from '@letterliaan/ui/pictures'
import { createLiveChannel } from '@letterliaan/web/live-channel'
import type { Query } from '@letterliaan/web/query'
import { announceGoals } from '../goals/announce-goals.ts'
import type { Services } from '../services.ts'
import { createLiveEventBus, type LiveEventBus } from './live-event-bus.ts'
import type { ExerciseReset } from './supervisor-words.ts'

type Needs = Pick<
  Services,
  'client' | 'connection' | 'queryClient' | 'queries' | 'sound' | 'rewards' | 'supervisorWords'
>

export function followLive(services: Needs, channel_id: string, page: Document): () => void {
  const events = createLiveEventBus(Date.now)
  applyLiveEvents(events, services)
  const channel = createLiveChannel<LiveEvent>({
    open: (lastEventId, signal) =>
      services.client.open('GET /api/v1/live/:channel_id', {
        params: { channel_id },
        signal,
        ...(lastEventId !== undefined && { lastEventId }),
      }),
    onEvent: events.emit,
    now: () => performance.now(),
    after(ms, callback) {
      const timer = setTimeout(callback, ms)
      return () => clearTimeout(timer)
    },
    pause: services.connection.pause,
    random: Math.random,
  })

  // Closed while hidden, because browsers allow few connections per server, and tabs share them.
  let stop: (() => void) | null = null
  function listenWhileSeen(): void {
    if (page.hidden) {
      stop?.()
      stop = null
    } else {
      stop ??= channel.listen()
      void announceGoals(services)
    }
  }
  page.addEventListener('visibilitychange', listenWhileSeen)
  listenWhileSeen()
  return () => {
    page.removeEventListener('visibilitychange', listenWhileSeen)
    stop?.()
  }
}

/** Does not refetch during a fetch: an exercise in this tab refetches the same data after its answers. */
const besides = { force: false }

/** LIVE-2, KALM-1, ZIEN-2 */
export function applyLiveEvents(
  events: LiveEventBus,
  { queryClient, queries, sound, rewards, supervisorWords }: Omit<Needs, 'client' | 'connection'>,
): void {
  const refresh = (...shown: Query<unknown>[]): void => void queryClient.invalidateQueries(shown, besides)
  sound.preloadSounds(['hint'])

  /** The sound waits until the current word or text was played. */
  const say = (words: Worded): void => {
    supervisorWords.say(words)
    const hint = { begin: async () => sound.playEffect('hint'), stop: () => undefined }
    void sound.speak(hint, { afterText: true })
  }

  const receiveBadge = (badge_id: number | null, message: string | null): void => {
    refresh(queries.profile, queries.badges)
    sound.preloadSounds(['unlock'])
    if (badge_id !== null) rewards.add(badge_id, message)
  }

  const resetExercise = async (reset: ExerciseReset): Promise<void> => {
    const query = queries.exercise(reset.exercise_id)
    if (queryClient.getQueryData(query) === undefined) return
    await queryClient.fetchQuery(query, 0)
    supervisorWords.tellReset(reset)
  }

  events.on('complete_exercise', () => {
    refresh(queries.profile)
    void announceGoals({ queryClient, queries, rewards })
  })
  events.on('reward_earned', ({ activity }) => receiveBadge(activity.item_id, null))
  events.on('badge_present', ({ activity, message, sender }) => {
    const words = message === null ? null : `${sender}: ${message}`
    receiveBadge(activity.item_id, words)
    if (rewards.shown.get() !== activity.item_id) say(exclaimed(fill(shellTexts.badgeLater, { sender })))
  })
  events.on('calm_profile', () => void queryClient.invalidateQueries([queries.profile]))
  // An open exercise does not change. The reply to its next answer has the server's state (ADR 12).
  events.on(
    'work_changed',
    () => void queryClient.invalidateQueries(({ queryKey: [name] }) => name !== 'exercise'),
  )
  events.on('audio', ({ url }) => void sound.speak(url))
  events.on('encouragement', ({ message, sender }) => say(`${sender}: ${message}`))
  events.on('exercise_reset', (reset) => void resetExercise(reset).catch(() => undefined))
}
