import type { Query } from '@letterliaan/web/query'
import type { Services } from '../services.ts'
import { createLiveChannel } from './live-channel.ts'
import { createLiveEventBus, type LiveEventBus } from './live-event-bus.ts'

type Needs = Pick<Services, 'client' | 'connection' | 'queryClient' | 'queries' | 'sound' | 'rewards'>

/** Follows the child's channel while the page is looked at, and lets every screen show what it tells. Returns how to stop. */
export function followLive(services: Needs, channel_id: string, page: Document): () => void {
  const events = createLiveEventBus(Date.now)
  applyLiveEvents(events, services)
  const channel = createLiveChannel({
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

  // A hidden tab keeps no connection: a browser has few to a server, and the tabs share them.
  let stop: (() => void) | null = null
  function listenWhileSeen(): void {
    if (page.hidden) {
      stop?.()
      stop = null
    } else {
      stop ??= channel.listen()
    }
  }
  page.addEventListener('visibilitychange', listenWhileSeen)
  listenWhileSeen()
  return () => {
    page.removeEventListener('visibilitychange', listenWhileSeen)
    stop?.()
  }
}

/** A fetch that is under way is not repeated: an exercise in this tab fetches the same after its own answers. */
const besides = { force: false }

/** Points in the menu after an exercise here or on another device, badges that were earned (LIVE-2), how calm it is to be (KALM-1), sounds that are sent. */
export function applyLiveEvents(
  events: LiveEventBus,
  { queryClient, queries, sound, rewards }: Omit<Needs, 'client' | 'connection'>,
): void {
  const refresh = (...shown: Query<unknown>[]): void => void queryClient.invalidateQueries(shown, besides)
  events.on('complete_exercise', () => refresh(queries.profile))
  events.on('reward_earned', ({ activity }) => {
    refresh(queries.profile, queries.badges)
    sound.preloadSounds(['unlock'])
    if (activity.item_id !== null) rewards.add(activity.item_id)
  })
  events.on('calm_profile', () => void queryClient.invalidateQueries([queries.profile]))
  // The exercise that a child is at stays as it is: its next answer brings what the server has (ADR 12).
  events.on(
    'work_changed',
    () => void queryClient.invalidateQueries(({ queryKey: [name] }) => name !== 'exercise'),
  )
  events.on('audio', ({ url }) => void sound.speak(url))
}
