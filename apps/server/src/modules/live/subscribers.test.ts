import { expect, test } from 'vitest'
import type { UserCaller } from '../../plugins/auth/caller.ts'
import { createSubscribers, type LiveSubscription } from './subscribers.ts'

const subscriptionOf = (organisation_id: number): LiveSubscription => ({
  caller: { organisation_id } as UserCaller,
  stream: {} as LiveSubscription['stream'],
  channel: {} as LiveSubscription['channel'],
  turn: Promise.resolve(),
  isDue: false,
})

test('OPS-12 a process gets the news of an organisation from its first stream to its last, and of no other', () => {
  const told: string[] = []
  const subscribers = createSubscribers({
    hear: async (id) => void told.push(`hear ${id}`),
    leave: (id) => void told.push(`leave ${id}`),
  })
  const [one, two, other] = [subscriptionOf(1), subscriptionOf(1), subscriptionOf(2)]
  for (const subscription of [one, two, other]) void subscribers.add(subscription)
  expect(subscribers.of(1)).toEqual([one, two])
  expect(subscribers.of(3)).toEqual([])
  for (const subscription of [one, one, two]) subscribers.remove(subscription)
  expect(subscribers.all()).toEqual([other])
  expect(told).toEqual(['hear 1', 'hear 2', 'leave 1'])
})
