// @vitest-environment jsdom
import type { LiveEvent, LoggedInUser } from '@letterliaan/contract'
import { createQueryClient } from '../queries/query-client.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Queries } from '../data/queries.ts'
import { createRewardQueue } from '../reward/reward-queue.ts'
import type { Services } from '../services.ts'
import { followLive, applyLiveEvents } from './follow-live.ts'
import { createLiveEventBus } from './live-event-bus.ts'
import { createSupervisorWords } from './supervisor-words.ts'

const activity = { id: 1, type: 'x', item_id: 5, points: 20, created_at: 1000 }
const settle = () => new Promise((resolve) => setTimeout(resolve))

function makeGame() {
  const fetched: string[] = []
  const query = (name: string) => ({
    queryKey: [name],
    queryFn: async () => {
      fetched.push(name)
      return {} as LoggedInUser
    },
  })
  const queries = {
    profile: query('profile'),
    badges: query('badges'),
    goals: query('goals'),
    exercise: (id: number) => query(`exercise ${id}`),
  } as unknown as Queries
  const queryClient = createQueryClient()
  const sound = {
    speak: vi.fn<(sound: string | { begin: () => Promise<void> }, order?: object) => Promise<'ended'>>(
      async () => 'ended',
    ),
    playEffect: vi.fn<(name: string) => void>(),
    preloadSounds: vi.fn<() => void>(),
  }
  const supervisorWords = createSupervisorWords()
  return { queries, queryClient, sound, rewards: createRewardQueue(), supervisorWords, fetched }
}

const tell = async (event: LiveEvent, arrange: (game: ReturnType<typeof makeGame>) => unknown = () => 0) => {
  const game = makeGame()
  const { queries, queryClient, sound, rewards, supervisorWords, fetched } = game
  const events = createLiveEventBus(() => 1_000_000)
  const speaker = sound as unknown as Services['sound']
  applyLiveEvents(events, { queries, queryClient, rewards, supervisorWords, sound: speaker })
  await arrange(game)
  await queryClient.fetchQuery(queries.profile)
  await queryClient.fetchQuery(queries.badges)
  fetched.length = 0
  events.emit(event)
  await settle()
  const stale = [queries.profile, queries.badges].map((query) =>
    queryClient.find<unknown>(query).isStale(1000),
  )
  return { sound, rewards, supervisorWords, fetched, stale }
}

describe('the game reacts to', () => {
  test('MEND-1 a voided session by refreshing the whole screen', async () => {
    const { stale } = await tell({ event: 'work_changed', time: 1000, data: {} })
    expect(stale).toEqual([true, true])
  })

  test('LIVE-3 a completed exercise by refreshing the points', async () => {
    const { stale } = await tell({ event: 'complete_exercise', time: 1000, data: { activity } })
    expect(stale).toEqual([true, false])
  })

  test('LIVE-2 an earned badge by refreshing profile and badges and showing the badge', async () => {
    const { stale, rewards } = await tell({ event: 'reward_earned', time: 1000, data: { activity } })
    expect(stale).toEqual([true, true])
    expect(rewards.shown.get()).toBe(activity.item_id)
  })

  test('KALM-1 a calm profile changed by a supervisor by refreshing the profile', async () => {
    const { stale } = await tell({ event: 'calm_profile', time: 1000, data: {} })
    expect(stale).toEqual([true, false])
  })
})

describe('ZIEN-2 the game reacts to', () => {
  const encouragement = { message: 'Goed zo!', sender: 'Juf' }

  test('a played word by playing its sound', async () => {
    const { sound } = await tell({ event: 'audio', time: 1000, data: { url: '/word/word/vis.mp3' } })
    expect(sound.speak).toHaveBeenCalledWith('/word/word/vis.mp3')
  })

  test('an encouragement by showing it, and plays its sound after the current word or text', async () => {
    const { sound, supervisorWords } = await tell({ event: 'encouragement', time: 1000, data: encouragement })
    expect(supervisorWords.said.get()).toEqual({ words: 'Juf: Goed zo!' })
    expect(sound.playEffect).not.toHaveBeenCalled()
    const [utterance, order] = sound.speak.mock.lastCall ?? []
    expect(order).toEqual({ afterText: true })
    if (typeof utterance === 'object') await utterance.begin()
    expect(sound.playEffect).toHaveBeenCalledWith('hint')
  })

  test('a given badge by showing it at once, or a short message if the child is at work', async () => {
    const event: LiveEvent = { event: 'badge_present', time: 1000, data: { activity, ...encouragement } }
    const atRest = await tell(event)
    expect([atRest.rewards.shown.get(), atRest.rewards.messageOf(5)]).toEqual([5, 'Juf: Goed zo!'])
    expect([atRest.supervisorWords.said.get(), atRest.stale]).toEqual([null, [true, true]])
    const atWork = await tell(event, ({ rewards }) => rewards.hold())
    expect(atWork.rewards.shown.get()).toBeNull()
    expect(atWork.supervisorWords.said.get()?.words).toEqual({
      text: 'Juf geeft je een badge! Je krijgt hem na deze oefening.',
      sober: 'Juf geeft je een badge. Je krijgt hem na deze oefening.',
    })
  })

  test('a reset exercise by fetching and announcing it only if it is open', async () => {
    const data = { exercise_id: 9041, difficulty: 2 } as const
    const closed = await tell({ event: 'exercise_reset', time: 1000, data })
    expect([closed.fetched, closed.supervisorWords.reset.get()]).toEqual([[], null])
    const open = await tell({ event: 'exercise_reset', time: 1000, data }, ({ queryClient, queries }) =>
      queryClient.fetchQuery(queries.exercise(9041)),
    )
    expect([open.fetched, open.supervisorWords.reset.get()]).toEqual([['exercise 9041'], data])
  })
})

describe('the live channel', () => {
  let hidden: boolean
  beforeEach(() => {
    hidden = false
    vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
  })
  const turnAway = (away: boolean) => {
    hidden = away
    document.dispatchEvent(new Event('visibilitychange'))
  }

  test('LIVE-1 is that of the user and is open only while the page is visible', async () => {
    const signals: AbortSignal[] = []
    const open = vi.fn<(name: string, input: { params: object; signal: AbortSignal }) => Promise<Response>>(
      (_name, { signal }) => {
        signals.push(signal)
        return new Promise(() => undefined)
      },
    )
    const game = makeGame()
    const services = { ...game, client: { open }, connection: { pause: settle } } as unknown as Services
    const stop = followLive(services, 'channel-of-sanne', document)
    expect(open.mock.lastCall?.slice(0, 2)).toEqual([
      'GET /api/v1/live/:channel_id',
      { params: { channel_id: 'channel-of-sanne' }, signal: signals[0] },
    ])
    turnAway(true)
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
    turnAway(false)
    turnAway(false)
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
    stop()
    turnAway(false)
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true])
  })
})
