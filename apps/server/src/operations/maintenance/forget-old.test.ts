// @database both
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { getNowSeconds } from '../../clock.ts'
import { logIn } from '../../testing/http.ts'
import { groupExercises, getStep } from '../../testing/player.ts'
import { makeChild, makeSchool, type TestChild } from '../../testing/school.ts'
import { addRows, countRows } from '../../testing/rows.ts'
import { startTestApp, useTestApp } from '../../testing/test-app.ts'
import { daySeconds } from '../../testing/test-clock.ts'
import { forgetDue, forgetOld } from './forget-old.ts'

const app = await useTestApp()

test('tokens are kept as long as they are valid, and idempotency keys for seven days', async () => {
  const child = await makeChild(app, await makeSchool(app, { days: 90 }))
  const caller = await logIn(app, child.username)
  const headers = { 'idempotency-key': randomUUID() }
  await caller.call('POST /api/v1/activity', { body: { type: 'enter_world' }, headers })

  const counts = async () => {
    await forgetOld(app.database, getNowSeconds(app.clock))
    return [
      await countRows(app, 'token'),
      await countRows(app, 'token_family'),
      await countRows(app, 'idempotency'),
    ]
  }
  expect(await counts()).toEqual([2, 1, 1])
  app.clock.advance(7 * daySeconds)
  expect(await counts()).toEqual([1, 1, 1])
  app.clock.advance(1)
  expect(await counts()).toEqual([1, 1, 0])
  app.clock.advance(23 * daySeconds)
  expect(await counts()).toEqual([0, 0, 0])
})

test('a report is kept for 180 days', async () => {
  const caller = await logIn(app, (await makeChild(app, await makeSchool(app))).username)
  const body = { category: 'bug_other', title: 'Scheef', description: 'De kaart.', data: '{}' }
  await caller.call('POST /api/v1/user-report', { body })
  app.clock.advance(180 * daySeconds)
  await forgetOld(app.database, getNowSeconds(app.clock))
  expect(await countRows(app, 'user_report')).toBe(1)
  app.clock.advance(1)
  await forgetOld(app.database, getNowSeconds(app.clock))
  expect(await countRows(app, 'user_report')).toBe(0)
})

test('a clock 70 years ahead deletes a day of reports, and a corrected clock deletes no more', async () => {
  const caller = await logIn(app, (await makeChild(app, await makeSchool(app))).username)
  const body = { category: 'bug_other', title: 'Scheef', description: 'De kaart.', data: '{}' }
  await caller.call('POST /api/v1/user-report', { body })
  const left = () => Promise.all([countRows(app, 'user_report'), countRows(app, 'token')])
  const now = getNowSeconds(app.clock)
  // The database has no state of forgetting yet, so its last activity is the report.
  await forgetDue(app.database, now + 70 * 365 * daySeconds)
  expect(await left()).toEqual([1, 1])
  for (const start of [1, 2, 3]) await forgetDue(app.database, now + 70 * 365 * daySeconds + start)
  await forgetDue(app.database, now)
  expect(await left()).toEqual([1, 1])
})

test('a child’s place is kept for a week, and its work stays', async () => {
  const child = await makeChild(app, await makeSchool(app))
  const caller = await logIn(app, child.username)
  const [exercise_id = 0] = groupExercises(await getStep(caller, child.steps[0] ?? 0)).explore
  const place = {
    exercise_id,
    difficulty: 2,
    step: 2,
    word_index: 1,
    errors: 0,
    cheats_used: 0,
    hints_used: 0,
  }
  expect(await caller.call('POST /api/v1/progress', { body: place })).toMatchObject({ status: 201 })
  await caller.call('POST /api/v1/activity', { body: { type: 'enter_world' } })
  app.clock.advance(7 * daySeconds)
  await forgetOld(app.database, getNowSeconds(app.clock))
  expect(await countRows(app, 'activity', child.student_id)).toBe(2)
  app.clock.advance(1)
  await forgetOld(app.database, getNowSeconds(app.clock))
  expect(await countRows(app, 'activity', child.student_id)).toBe(1)
})

async function addOldEvents(count: number, child: TestChild): Promise<void> {
  const row = {
    ...pick(child),
    event: 'balance',
    data: '{}',
    created_at: getNowSeconds(app.clock) - daySeconds,
  }
  for (let left = count; left > 0; left -= 1000)
    await addRows(
      app,
      'live_event',
      Array.from({ length: Math.min(1000, left) }, () => row),
    )
}

const pick = ({ organisation_id, student_id }: TestChild) => ({ organisation_id, student_id })

test('one run deletes more than one batch', async () => {
  const child = await makeChild(app, await makeSchool(app))
  await addOldEvents(4500, child)
  await forgetOld(app.database, getNowSeconds(app.clock))
  expect(await countRows(app, 'live_event', child.student_id)).toBe(0)
})

test('a rule that fails is reported, and does not stop others', async () => {
  const broken = await startTestApp()
  try {
    const { queries } = broken.database
    const caller = await logIn(broken, (await makeChild(broken, await makeSchool(broken))).username)
    const body = { category: 'bug_other', title: 'Scheef', description: 'De kaart.', data: '{}' }
    await caller.call('POST /api/v1/user-report', { body })
    await queries.schema.alterTable('live_event').renameTo('elsewhere').execute()
    const later = getNowSeconds(broken.clock) + 200 * daySeconds
    const errors: unknown[] = []
    await forgetOld(broken.database, later).catch((error: unknown) => errors.push(error))
    expect(String(errors[0])).toMatch(/Not forgotten: live_event, live_event of work\./)
    expect((errors[0] as AggregateError).errors.map(String).join()).toContain('live_event')
    expect([await countRows(broken, 'user_report'), await countRows(broken, 'token_family')]).toEqual([0, 0])
    await queries.schema.alterTable('elsewhere').renameTo('live_event').execute()
  } finally {
    await broken.close()
  }
})

test('a network is familiar for 90 days after the last login of its school', async () => {
  await logIn(app, (await makeChild(app, await makeSchool(app, { days: 400 }))).username)
  const seen = getNowSeconds(app.clock)
  const left = async (now: number) => {
    await forgetOld(app.database, now)
    return (await app.database.queries.selectFrom('familiar_network').select('key').execute()).length > 0
  }
  expect(await left(seen + 90 * daySeconds)).toBe(true)
  expect(await left(seen + 91 * daySeconds)).toBe(false)
})
