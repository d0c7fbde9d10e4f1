import { expect, test } from 'vitest'
import { createRewardQueue } from './reward-queue.ts'

test('RWD-1 shows badges one at a time, in the order in which they were earned', () => {
  const queue = createRewardQueue()
  expect(queue.shown.get()).toBeNull()
  queue.add(7)
  queue.add(3)
  queue.add(7)
  expect(queue.shown.get()).toBe(7)
  queue.next()
  expect(queue.shown.get()).toBe(3)
  queue.next()
  expect(queue.shown.get()).toBeNull()
  queue.add(7)
  expect(queue.shown.get(), 'it was seen').toBeNull()
})

test('shows no reward while a child works, and all rewards afterwards', () => {
  const queue = createRewardQueue()
  const release = queue.hold()
  queue.add(7)
  expect(queue.shown.get()).toBeNull()
  const releaseOther = queue.hold()
  release()
  release()
  expect(queue.shown.get(), 'somebody else still holds them').toBeNull()
  releaseOther()
  expect(queue.shown.get()).toBe(7)
})

test('shows no reward of the previous child', () => {
  const queue = createRewardQueue()
  queue.add(7)
  queue.clear()
  expect(queue.shown.get()).toBeNull()
})

test('SPEEL-4 waiting badges are shown together, except a badge with a message', () => {
  const queue = createRewardQueue()
  queue.add(7)
  queue.add(3)
  queue.add(5, 'Juf: Goed zo!')
  queue.add(9)
  expect(queue.shownTogether()).toEqual([7, 3])
  queue.next(2)
  expect(queue.shownTogether()).toEqual([5])
  queue.next()
  expect(queue.shownTogether()).toEqual([9])
})
