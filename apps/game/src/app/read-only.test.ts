import type { Client } from '@letterliaan/contract/client'
import { expect, test, vi } from 'vitest'
import type { AnswerQueue } from './answer-queue/answer-queue.ts'
import { createReadOnlyAnswers, createReadOnlyClient } from './read-only.ts'

const run = { difficulty: 2, current_word: 'vis' }
const answer = {
  exercise_id: 9041,
  difficulty: 2,
  word: 'vis',
  startTime: 1,
  time: 1,
  data: { answer: 'vis' },
} as const

function look(isLooking: boolean) {
  const call = vi.fn<(name: string) => Promise<unknown>>(async (name) =>
    name.includes('exercise') ? { student_exercise: { 2: run } } : 'sent',
  )
  const raw = { call, login: vi.fn<Client['login']>() } as unknown as Client
  const queue = {
    submit: vi.fn<() => Promise<unknown>>(async () => 'sent'),
    sendAll: vi.fn<() => Promise<boolean>>(async () => true),
    isWaiting: vi.fn<() => Promise<boolean>>(async () => true),
  }
  const ask = async () => isLooking
  const client = createReadOnlyClient(raw, ask)
  return { call, queue, client, answers: createReadOnlyAnswers(queue as unknown as AnswerQueue, client, ask) }
}

/** Returns whether the promise is still pending after all other tasks have run. */
async function isPending(promise: Promise<unknown>): Promise<boolean> {
  const late = new Promise((resolve) => setTimeout(resolve, 0, 'late'))
  return (await Promise.race([promise, late])) === 'late'
}

test("impersonation drops the game's automatic calls without a message", async () => {
  const { client, call } = look(true)
  const activity = client.call('POST /api/v1/activity', { body: { type: 'enter_treehouse' } })
  expect(await isPending(activity)).toBe(true)
  const tour = client.call('POST /api/v1/user/update', { body: { user_manual_flow: 3 } })
  expect(await isPending(tour)).toBe(true)
  expect(call).not.toHaveBeenCalled()
})

test('impersonation rejects changes with a sentence and allows reading', async () => {
  const { client, call } = look(true)
  await expect(client.call('POST /api/v1/reward/buy', { body: { id: 1000 } })).rejects.toMatchObject({
    status: 403,
    message: 'U kijkt alleen mee: er wordt niets bewaard.',
  })
  const profile = client.call('POST /api/v1/user/update', { body: { first_name: 'Noor' } })
  await expect(profile).rejects.toMatchObject({ status: 403 })
  const note = { params: { id: 1 }, body: { title: 'Vis', text: 'Vandaag' } }
  await expect(client.call('PUT /api/v1/note/:id', note)).rejects.toMatchObject({ status: 403 })
  const torn = client.call('DELETE /api/v1/note/:id', { params: { id: 1 } })
  await expect(torn).rejects.toMatchObject({ status: 403 })
  expect(call).not.toHaveBeenCalled()
  await client.call('GET /api/v1/step', {})
  expect(call).toHaveBeenCalledOnce()
})

test("impersonation stores and sends no answers, and a restart shows the child's present run", async () => {
  const { answers, queue, call } = look(true)
  expect(await isPending(answers.submit('PUT /api/v1/exercise/:id', 9041, answer))).toBe(true)
  expect([await answers.sendAll(), await answers.isWaiting()]).toEqual([false, false])
  expect(await answers.submit('POST /api/v1/exercise/hard-reset/:id', 9041, { difficulty: 2 })).toBe(run)
  expect(call.mock.calls.map(([name]) => name)).toEqual(['GET /api/v1/exercise/:id'])
  for (const work of Object.values(queue)) expect(work).not.toHaveBeenCalled()
})

test("a child's own game sends all calls", async () => {
  const { client, answers, queue, call } = look(false)
  await client.call('POST /api/v1/activity', { body: { type: 'enter_treehouse' } })
  await answers.submit('PUT /api/v1/exercise/:id', 9041, answer)
  await answers.sendAll()
  expect([call, queue.submit, queue.sendAll].map((work) => work.mock.calls.length)).toEqual([1, 1, 1])
})
