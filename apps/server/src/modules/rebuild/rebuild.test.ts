import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nowSeconds } from '../../clock.ts'
import {
  arbitraryAction,
  allActions,
  passWorldActions,
  type ChildAction,
} from '../../testing/child-actions.ts'
import type { TestChild } from '../../testing/school.ts'
import { makeShortPath, playActions } from '../../testing/short-path.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Difference } from './difference.ts'
import { rebuildStudent } from './rebuild-student.ts'

/** Some lives at every run, as many as fit in a minute in the long form. */
const lives =
  process.env['TEST_LONG'] === '1' ? { numRuns: 1000, interruptAfterTimeLimit: 60_000 } : { numRuns: 5 }

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const rebuild = ({ student_id }: TestChild, write = false): Promise<readonly Difference[]> =>
  rebuildStudent(app.database, app.contents, { student_id, write, now: nowSeconds(app.clock) + 10_000_000 })

describe('what is stored follows from the log', () => {
  test('after a whole life of play', async () => {
    const child = await makeShortPath(app)
    await playActions(app, child, allActions)
    const { phase_id, end_reward_1_collected } = await app.database.queries
      .selectFrom('student')
      .select(['phase_id', 'end_reward_1_collected'])
      .where('id', '=', child.student_id)
      .executeTakeFirstOrThrow()
    expect([phase_id, end_reward_1_collected]).toEqual([2, true])
    const bought = await app.database.queries
      .selectFrom('point')
      .select('amount')
      .where('student_id', '=', child.student_id)
      .where('reason', '=', 'purchase')
      .execute()
    expect(bought).toHaveLength(1)
    expect(await rebuild(child)).toEqual([])
  })

  test('after any sequence of play', async () => {
    const start = fc.constantFrom<readonly ChildAction[]>([], passWorldActions)
    const actions = fc.array(arbitraryAction, { minLength: 5, maxLength: 25, size: 'max' })
    const live = async (all: readonly ChildAction[]): Promise<void> => {
      const child = await makeShortPath(app)
      await playActions(app, child, all)
      expect(await rebuild(child)).toEqual([])
    }
    let last = Promise.resolve()
    const anyHistory = fc.asyncProperty(start, actions, (first, then) => (last = live([...first, ...then])))
    await fc.assert(anyHistory, lives)
    // The life that was under way when the time was over counts too.
    await last
  }, 240_000)
})
