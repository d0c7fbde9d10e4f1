// @database both
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { getNowSeconds } from '../../clock.ts'
import { listRetentionTerms } from '../../db/personal-data/table-descriptions.ts'
import { logIn } from '../../testing/http.ts'
import { makeChild, makeSchool, type TestChild } from '../../testing/school.ts'
import { addRows, countRows } from '../../testing/rows.ts'
import { startTestApp, useTestApp } from '../../testing/test-app.ts'
import { daySeconds } from '../../testing/test-clock.ts'
import { forgetDue, forgetOld } from './forget-old.ts'

const app = await useTestApp()

test('tokens are kept while they are valid, and idempotency keys for seven days', async () => {
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

test.each([
  ['user_report', { seconds: 180 * daySeconds, since: ['created_at'] }],
  // A child's place is deleted, but its work stays.
  [
    'activity',
    { seconds: 7 * daySeconds, since: ['created_at'], only: { column: 'type', is: ['exercise_progress'] } },
  ],
  ['familiar_network', { seconds: 90 * daySeconds, since: ['seen_at'] }],
] as const)('rows of %s are kept for a fixed time', (table, kept) =>
  expect(listRetentionTerms(table)).toEqual([kept]),
)

test('a clock that is 70 years ahead deletes one day of reports, and a corrected clock deletes no more', async () => {
  const caller = await logIn(app, (await makeChild(app, await makeSchool(app))).username)
  const body = { category: 'bug_other', title: 'Scheef', description: 'De kaart.', data: '{}' }
  await caller.call('POST /api/v1/user-report', { body })
  const left = () => Promise.all([countRows(app, 'user_report'), countRows(app, 'token')])
  const now = getNowSeconds(app.clock)
  // The database has no state of forgetting yet, so forgetting starts from the last activity, which is the report.
  await forgetDue(app.database, now + 70 * 365 * daySeconds)
  expect(await left()).toEqual([1, 1])
  for (const start of [1, 2, 3]) await forgetDue(app.database, now + 70 * 365 * daySeconds + start)
  await forgetDue(app.database, now)
  expect(await left()).toEqual([1, 1])
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

test('one run can delete more than one batch', async () => {
  const child = await makeChild(app, await makeSchool(app))
  await addOldEvents(4500, child)
  await forgetOld(app.database, getNowSeconds(app.clock))
  expect(await countRows(app, 'live_event', child.student_id)).toBe(0)
})

test('a rule that fails is reported, and the other rules still run', async () => {
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
