import { randomUUID } from 'node:crypto'
import { getEndpoint } from '@letterliaan/contract'
import type { FastifyRequest } from 'fastify'
import { expect, test, vi } from 'vitest'
import { createWrongMove } from '../../modules/learn/developer/move.ts'
import { logIn } from '../../testing/http.ts'
import { advanceTime } from '../../testing/test-clock.ts'
import { groupExercises, getExercise, getStep, sendMove } from '../../testing/player.ts'
import { makeChild, makeSchool } from '../../testing/school.ts'
import { startTestApp, useTestApp } from '../../testing/test-app.ts'
import type { UserCaller } from '../auth/caller.ts'
import { createCallLimits } from './call-limits.ts'
import { writeLimits } from './limits.ts'
import { findRows } from '../../testing/rows.ts'

const maxCalls = 60
const app = await useTestApp({}, { writesPerMinute: maxCalls })

async function newChild() {
  const { username, student_id, steps } = await makeChild(app, await makeSchool(app))
  const caller = await logIn(app, username)
  const [exercise = 0] = groupExercises(await getStep(caller, steps[0] ?? 0)).practise
  const run = (await getExercise(caller, exercise)).student_exercise[2]
  return {
    caller,
    student_id,
    err: (key: string = randomUUID()) => sendMove(caller, exercise, run, createWrongMove(run, false), key),
  }
}

const countAnswers = async (student_id: number): Promise<number> => {
  const rows = await findRows(app, 'answer', { student_id }, ['id'])
  return rows.length
}

test('each answer in the long queue of a returning child is stored once, and a 429 says when to resend', async () => {
  const { student_id, err } = await newChild()
  const answers = 2 * maxCalls + 30
  let refusals = 0
  for (let sent = 0; sent < answers; sent += 1) {
    const key = randomUUID()
    const first = await err(key)
    if (first.status !== 429) continue
    refusals += 1
    const seconds = Number(first.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(0)
    expect(first.problem).toMatchObject({ status: 429, detail: expect.stringMatching(/Wacht even/) })
    advanceTime(app, seconds)
    expect((await err(key)).status).toBe(200)
  }
  expect([refusals, await countAnswers(student_id)]).toEqual([2, answers])
})

test('a child that writes too much does not block other children, and can still read', async () => {
  const busy = await newChild()
  const other = await newChild()
  const statuses: number[] = []
  for (let sent = 0; sent <= maxCalls; sent += 1) statuses.push((await busy.err()).status)
  expect(statuses.at(-1)).toBe(429)
  expect((await busy.caller.call('GET /api/v1/step')).status).toBe(200)
  expect((await other.err()).status).toBe(200)
})

test('visits are limited for each child too', async () => {
  const { caller } = await newChild()
  const quiet = await startTestApp()
  try {
    const child = await logIn(quiet, (await makeChild(quiet, await makeSchool(quiet))).username)
    const enter = () => child.call('POST /api/v1/activity', { body: { type: 'enter_treehouse' } })
    const replies = await Promise.all(Array.from({ length: 130 }, enter))
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(120)
  } finally {
    await quiet.close()
  }
  expect((await caller.call('POST /api/v1/activity', { body: { type: 'enter_treehouse' } })).status).toBe(201)
})

test('no child can reach the limit by playing: 15 wrong keys a second for a minute, or 10,000 a day', () => {
  expect(writeLimits.aMinute.max).toBeGreaterThanOrEqual(15 * writeLimits.aMinute.seconds)
  expect(writeLimits.aDay.max).toBeGreaterThanOrEqual(3 * 10_000)
})

test('a child that writes all day is blocked for the rest of the day', async () => {
  vi.useFakeTimers()
  const { max, seconds } = writeLimits.aDay
  const write = createCallLimits(max)(getEndpoint('POST /api/v1/note'))
  const request = { method: 'POST', ip: '192.0.2.1' } as FastifyRequest
  const writer = { user_id: 7 } as UserCaller
  const problemOf = () =>
    write(request, writer).then(
      () => null,
      (error: unknown) => error,
    )
  for (let sent = 0; sent < max; sent += 1) await write(request, writer)
  vi.advanceTimersByTime(2 * writeLimits.aMinute.seconds * 1000)
  expect(await problemOf()).toMatchObject({ problem: { status: 429 } })
  await expect(write(request, { user_id: 8 } as UserCaller)).resolves.toBeUndefined()
  vi.advanceTimersByTime(seconds * 1000)
  expect(await problemOf()).toBeNull()
})
