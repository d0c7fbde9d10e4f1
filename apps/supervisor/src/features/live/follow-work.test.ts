import type { NumberedWorkEvent } from '@letterliaan/contract'
import { beforeEach, expect, test, vi } from 'vitest'
import { createSampleMove } from '../../testing/samples.ts'
import { createWorkFollower, minRenderIntervalMs } from './follow-work.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

const eventOf = (id: number, student_id = 7): NumberedWorkEvent => ({
  id,
  event: {
    event: 'student_move',
    time: 1000,
    data: {
      move: createSampleMove(student_id, {
        num_done: id,
        words: [{ id, word: `woord ${id}`, is_right: true, is_done: true }],
      }),
    },
  },
})

/** Creates a follower with a fake server. The test resolves each `fetchNow`. */
function makePage() {
  const writers: WritableStreamDefaultWriter<Uint8Array>[] = []
  const answers: ((events: NumberedWorkEvent[]) => void)[] = []
  const follower = createWorkFollower({
    async open() {
      const pipe = new TransformStream<Uint8Array, Uint8Array>()
      writers.push(pipe.writable.getWriter())
      return new Response(pipe.readable)
    },
    fetchNow: () => new Promise((resolve) => void answers.push((events) => resolve({ events }))),
    after(ms, callback) {
      const timer = setTimeout(callback, ms)
      return () => clearTimeout(timer)
    },
    now: Date.now,
  })
  const write = (id: number, event: object) =>
    void writers.at(-1)?.write(new TextEncoder().encode(`id: ${id}\ndata: ${JSON.stringify(event)}\n\n`))
  const hello = async () => {
    write(0, { event: 'hello', time: 1003, data: {} })
    await pass(0)
  }
  const send = (...events: NumberedWorkEvent[]) => {
    for (const { id, event } of events) write(id, event)
  }
  const answerNow = async (...events: NumberedWorkEvent[]) => {
    answers.at(-1)?.(events)
    await pass(0)
  }
  const recent = () =>
    follower.store
      .get()
      .work?.get(7)
      ?.recent.map(({ id }) => id)
  return { follower, hello, send, answerNow, recent, hangUp: () => writers.at(-1)?.close() }
}

test('ZIEN-1 events from the stream are applied after the fetched earlier events', async () => {
  const { follower, hello, send, answerNow, recent } = makePage()
  const stop = follower.listen()
  await pass(0)
  await hello()
  expect(follower.store.get()).toMatchObject({ work: null, aheadMs: 3000 })
  send(eventOf(3), eventOf(4))
  await pass(minRenderIntervalMs)
  expect(recent()).toBeUndefined()
  await answerNow(eventOf(1), eventOf(2), eventOf(3))
  expect(recent()).toEqual([1, 2, 3, 4])
  stop()
})

test('ZIEN-1 no event is lost or counted twice after a lost connection', async () => {
  const { follower, hello, send, answerNow, recent, hangUp } = makePage()
  const stop = follower.listen()
  await pass(0)
  await hello()
  await answerNow(eventOf(1))
  await hangUp()
  await pass(10_000)
  await hello()
  send(eventOf(4))
  await pass(minRenderIntervalMs)
  await answerNow(eventOf(1), eventOf(2), eventOf(3), eventOf(4))
  expect(recent()).toEqual([1, 2, 3, 4])
  stop()
})

test('ZIEN-1 thirty answers in a second cause four renders, each answer within a quarter of a second', async () => {
  const { follower, hello, send, answerNow } = makePage()
  const stop = follower.listen()
  await pass(0)
  await hello()
  await answerNow()
  const sentAt = (student_id: number): number => 1_000_000 + (student_id - 1) * 33
  const drawnAt = new Map<number, number>()
  const drawn = vi.fn<() => void>(() => {
    for (const id of follower.store.get().work?.keys() ?? [])
      drawnAt.set(id, drawnAt.get(id) ?? Date.now() - sentAt(id))
  })
  follower.store.subscribe(drawn)
  for (let at = 1; at <= 30; at++) {
    send(eventOf(at, at))
    await pass(33)
  }
  await pass(250)
  expect(drawn.mock.calls.length).toBeLessThanOrEqual(5)
  expect(Math.max(...drawnAt.values())).toBeLessThanOrEqual(250)
  expect(follower.store.get().work?.size).toBe(30)
  stop()
})
