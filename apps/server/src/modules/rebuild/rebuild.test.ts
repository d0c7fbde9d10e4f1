import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nowSeconds } from '../../clock.ts'
import { anyDeed, fullLife, passedWorld, type Deed } from '../../testing/deeds.ts'
import type { TestChild } from '../../testing/school.ts'
import { makeShortPath, play } from '../../testing/short-path.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Difference } from './difference.ts'
import { rebuildStudent } from './rebuild-student.ts'

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
    await play(app, child, fullLife)
    const { phase_id, end_reward_1_collected } = await app.database.queries
      .selectFrom('student')
      .select(['phase_id', 'end_reward_1_collected'])
      .where('id', '=', child.student_id)
      .executeTakeFirstOrThrow()
    expect([phase_id, end_reward_1_collected]).toEqual([2, true])
    expect(await rebuild(child)).toEqual([])
  })

  test('after any sequence of play', async () => {
    const start = fc.constantFrom<readonly Deed[]>([], passedWorld)
    const deeds = fc.array(anyDeed, { minLength: 5, maxLength: 25, size: 'max' })
    await fc.assert(
      fc.asyncProperty(start, deeds, async (first, then) => {
        const child = await makeShortPath(app)
        await play(app, child, [...first, ...then])
        expect(await rebuild(child)).toEqual([])
      }),
      { numRuns: 12 },
    )
  }, 240_000)
})
