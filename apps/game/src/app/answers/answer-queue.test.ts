import type { StudentExercise } from '@letterliaan/contract'
import { ApiError, NetworkError } from '@letterliaan/contract/client'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createAnswerQueue } from './answer-queue.ts'
import { keepInMemory, type WaitingCall } from './waiting-calls.ts'

const run = (current_word: string): StudentExercise => ({ current_word }) as StudentExercise
const refusal = (status: number, student_exercise?: StudentExercise): ApiError =>
  new ApiError({ status, title: 'x', detail: 'x', ...(student_exercise && { student_exercise }) })

/** A server that does what the script says, call by call, and then answers everything. */
function makeQueue(script: (Error | StudentExercise)[] = []) {
  const sent: WaitingCall[] = []
  const pauses: number[] = []
  const heldUp: boolean[] = []
  const storage = keepInMemory()
  let keys = 0
  const queue = createAnswerQueue({
    storage,
    newKey: () => `key-${(keys += 1)}`,
    pause: async (ms) => void pauses.push(ms),
    onHeldUp: (isHeldUp) => void heldUp.push(isHeldUp),
    send: async (waiting) => {
      sent.push(waiting)
      const next = script.shift() ?? run(`after ${waiting.key}`)
      if (next instanceof Error) throw next
      return next
    },
  })
  const answer = (word: string) =>
    queue.submit('PUT /api/v1/exercise/:id', 7, {
      exercise_id: 7,
      startTime: 0,
      time: 0,
      difficulty: 2,
      word,
      data: { answer: word },
    })
  return { queue, answer, sent, pauses, heldUp, storage }
}

test('sends an answer and resolves to the student exercise', async () => {
  const { answer, storage } = makeQueue([run('maan')])
  expect(await answer('vis')).toEqual(run('maan'))
  expect(await storage.list()).toEqual([])
})

test('tries again with the same key after network errors, ever more slowly, and tells that it is held up', async () => {
  const lost = () => new NetworkError('offline')
  const { answer, sent, pauses, heldUp } = makeQueue([lost(), lost(), refusal(503), lost(), lost(), lost()])
  await answer('vis')
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  expect(sent).toHaveLength(7)
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000])
  expect(heldUp).toEqual([true, true, true, true, true, true, false])
})

test('whatever fails on the way, every answer arrives once, in order', async () => {
  const failures = fc.array(fc.constantFrom('lost', 'busy', 'ok'), { maxLength: 12 })
  const property = fc.asyncProperty(failures, fc.integer({ min: 1, max: 6 }), async (outcomes, count) => {
    const script = outcomes.map((outcome) =>
      outcome === 'ok' ? run('x') : outcome === 'lost' ? new NetworkError('x') : refusal(502),
    )
    const { answer, sent } = makeQueue(script)
    const words = Array.from({ length: count }, (_, index) => `woord ${index}`)
    await Promise.all(words.map(answer))
    const bodies = sent.map(({ body }) => (body as { word: string }).word)
    expect(bodies.filter((word, index) => word !== bodies[index - 1])).toEqual(words)
    expect(new Set(sent.map(({ key }) => key)).size).toBe(count)
  })
  await fc.assert(property, { numRuns: 50 })
})

test('adopts the student exercise that a 409 carries', async () => {
  const { answer } = makeQueue([refusal(409, run('boom'))])
  expect(await answer('vis')).toEqual(run('boom'))
})

test('ERR-2 rejects any other refusal to the caller, and goes on with the next answer', async () => {
  const { answer, sent } = makeQueue([refusal(422)])
  const outcomes = await Promise.allSettled([answer('vis'), answer('maan')])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  expect(sent).toHaveLength(2)
})

test('resumes what an earlier visit left, before new answers', async () => {
  const { queue, answer, sent, storage } = makeQueue()
  await storage.add({
    key: 'left',
    call: 'PUT /api/v1/exercise/reset/:id',
    id: 9,
    body: { difficulty: 1 },
  })
  await queue.resume()
  await answer('vis')
  expect(sent.map(({ key }) => key)).toEqual(['left', 'key-1'])
})

test('abandons what waits when the child logs out', async () => {
  const { queue, answer, sent, storage } = makeQueue([
    new NetworkError('offline'),
    new NetworkError('offline'),
  ])
  const first = answer('vis')
  const second = answer('maan')
  await queue.abandon()
  const outcomes = await Promise.allSettled([first, second])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await storage.list()).toEqual([])
  expect(sent.length).toBeLessThanOrEqual(2)
  await expect(answer('boom')).resolves.toBeDefined()
})
