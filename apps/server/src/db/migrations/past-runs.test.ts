import type { Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nowSeconds } from '../../clock.ts'
import { rebuildStudent } from '../../modules/rebuild/rebuild-student.ts'
import { passWorldActions } from '../../testing/child-actions.ts'
import { createRandomChild } from '../../testing/random-child.ts'
import { makeShortPath, playActions } from '../../testing/short-path.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { createPastRuns } from './past-runs.ts'
import { nameTemplates } from './0020-badges.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** As a database was before runs had rows; tests came with them, so theirs stay. */
async function forgetRuns(): Promise<void> {
  const { queries } = app.database
  const runs = await queries.selectFrom('run').select('exercise_id').execute()
  const exercises = runs.map(({ exercise_id }) => exercise_id).filter((id) => id % 100 !== 0)
  await queries.deleteFrom('run').where('exercise_id', 'in', exercises).execute()
}

/** What was done to such a database, in the order of the migrations. */
async function migrate(): Promise<void> {
  const db = app.database.queries as unknown as Kysely<unknown>
  await createPastRuns(db)
  await nameTemplates(db)
}

/** Every run that the database knows; the order of words and the score of an earlier run are told by no answer. */
async function readRuns(): Promise<readonly unknown[]> {
  const rows = await app.database.queries
    .selectFrom('run')
    .select(['exercise_id', 'difficulty', 'number', 'round', 'step_id', 'student_id', 'organisation_id'])
    .select(['word_ids', 'is_retry', 'status', 'started_at', 'completed_at'])
    .orderBy('exercise_id')
    .orderBy('difficulty')
    .orderBy('number')
    .execute()
  return rows.map(({ word_ids, ...run }) => {
    const ids = JSON.parse(word_ids) as number[]
    return { run, ids: ids.toSorted((a, b) => a - b) }
  })
}

test('runs that were begun before they had rows get the rows that they would have had', async () => {
  const child = await makeShortPath(app)
  await playActions(app, child, [
    ...passWorldActions,
    { do: 'move', step: 0, place: 7, difficulty: 1, how: 'wrong' },
    { do: 'reset', step: 0, place: 0, difficulty: 2, how: 'shuffle' },
  ])
  const before = await readRuns()
  await forgetRuns()
  await migrate()
  expect(await readRuns()).toEqual(before)
  const settings = { student_id: child.student_id, write: true, now: nowSeconds(app.clock) }
  const differences = await rebuildStudent(app.database, app.contents, settings)
  expect(differences.map(({ what }) => what)).toEqual(['run'])
})

test('a world that was passed before can be done again, and stays passed', async () => {
  const child = await makeShortPath(app)
  await playActions(app, child, passWorldActions)
  await forgetRuns()
  await migrate()
  await createRandomChild(app, child, nowSeconds(app.clock) + 1000).do({ do: 'redo', difficulty: 2 })
  const steps = await app.database.queries
    .selectFrom('step')
    .select(['status', 'is_complete'])
    .where('student_id', '=', child.student_id)
    .orderBy('position')
    .execute()
  expect(steps).toEqual([
    { status: 0, is_complete: true },
    { status: 0, is_complete: true },
    { status: 5, is_complete: true },
  ])
})
