// @database both
import { randomUUID } from 'node:crypto'
import type { StudentExercise } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import { getNowSeconds } from '../../../clock.ts'
import { createCaller, logIn, type TestCaller } from '../../../testing/http.ts'
import { getExercise, makePlayer, sendMove } from '../../../testing/player.ts'
import { makeGroup } from '../../../testing/make-group.ts'
import { makeSupervisor } from '../../../testing/school.ts'
import { failTest, useTestApp } from '../../../testing/test-app.ts'
import { limitDatabase } from '../../../db/limit-to-organisation.ts'
import { removeTemplate } from '../../../testing/own-step.ts'
import { rebuildStudent } from '../rebuild/rebuild-student.ts'
import { createRightMove } from '../developer/move.ts'
import { changeRows, deleteRows, findRows } from '../../../testing/rows.ts'
import { foldOrganisation, isPending } from './fold-student.ts'

const app = await useTestApp()

const difficulty = 2

/** Makes a child that wrote two words of an unfinished exercise that asks words by ear. */
async function makeChildHalfway() {
  const { child, caller, first } = await makePlayer(app)
  const [id = 0] = first.practise
  let run = (await getExercise(caller, id)).student_exercise[difficulty]
  for (let words = 0; words < 2; words++) run = (await sendMove(caller, id, run, createRightMove(run))).body
  return { child, caller, id, run }
}

const countMemories = async (student_id: number): Promise<number> =>
  (await findRows(app, 'word_memory', { student_id }, ['word_id'])).length

const hasDifferences = async (student_id: number): Promise<boolean> => {
  const settings = { student_id, write: false, now: getNowSeconds(app.clock) }
  return (await rebuildStudent(app.database, app.contents, settings)).length > 0
}

type Reading = (by: TestCaller, student_id: number, child: TestCaller) => Promise<unknown>
const readings: Readonly<Record<string, Reading>> = {
  'the page of a child': (by, id) =>
    by.call('GET /api/v1/begeleider/student/:id/insight', { params: { id } }),
  'Door elkaar': (_by, _id, child) => child.call('GET /api/v1/step/repeatable'),
  Vandaag: (by) => by.call('GET /api/v1/begeleider/today'),
  'a report for parents': (by, id) =>
    by.call('POST /api/v1/begeleider/student/:id/report/parents', {
      params: { id },
      body: { since: 0, until: getNowSeconds(app.clock) },
    }),
}

test.each(Object.entries(readings))('FOLD-2 %s includes every confirmed answer', async (_, read) => {
  const { child, caller } = await makeChildHalfway()
  expect(await countMemories(child.student_id)).toBe(0)
  await read(await logIn(app, await makeSupervisor(app, child, 'beheerder')), child.student_id, caller)
  expect(await countMemories(child.student_id)).toBe(2)
})

const listTold = async (student_id: number): Promise<string[]> =>
  (await findRows(app, 'live_event', { student_id, event: ['complete_exercise', 'reward_earned'] })).map(
    ({ event }) => event,
  )

test('FOLD-3 the points and badges of a run are sent once, when the run ends', async () => {
  const { child, caller, id, run: begun } = await makeChildHalfway()
  expect(await listTold(child.student_id)).toEqual([])
  let run: StudentExercise = begun
  let key = ''
  let last: StudentExercise = begun
  while (!run.is_complete) {
    last = run
    key = randomUUID()
    run = (await sendMove(caller, id, run, createRightMove(run), key)).body
  }
  const told = await listTold(child.student_id)
  expect(told.filter((event) => event === 'complete_exercise')).toHaveLength(1)
  expect(told).toContain('reward_earned')
  await sendMove(caller, id, last, createRightMove(last), key)
  expect(await listTold(child.student_id)).toEqual(told)
  const paid = app.database.queries
    .selectFrom('point')
    .select('amount')
    .where('student_id', '=', child.student_id)
  expect(await paid.execute()).toEqual([{ amount: run.points_earned }])
})

test('FOLD-1 a turn is folded with what was known when the turn ended, even if practice followed', async () => {
  const { child, caller, first } = await makePlayer(app)
  const [one = 0, other = 0] = first.practise
  // Both exercises are opened first, because opening an exercise folds pending runs.
  const runs = [await getExercise(caller, one), await getExercise(caller, other)].map(
    ({ student_exercise }) => student_exercise[difficulty],
  )
  const [left, right] = runs.map(({ words }) => words.map(({ word }) => word))
  expect(left?.some((word) => right?.includes(word))).toBe(true)
  for (const [at, id] of [one, other].entries()) {
    let run = runs[at]
    for (let words = 1; run && words < run.words.length; words++)
      run = (await sendMove(caller, id, run, createRightMove(run))).body
  }
  expect(await countMemories(child.student_id)).toBe(0)
  expect(await hasDifferences(child.student_id)).toBe(false)
})

test('FOLD-1 each turn is folded once, even if its run was read halfway and then begun again', async () => {
  const { child, caller, id, run } = await makeChildHalfway()
  await getExercise(caller, id)
  expect(await countMemories(child.student_id)).toBe(2)
  await sendMove(caller, id, run, createRightMove(run))
  const body = { difficulty }
  const { status } = await caller.call('PUT /api/v1/exercise/reset/:id', { params: { id }, body })
  expect(status).toBe(200)
  expect(await countMemories(child.student_id)).toBe(2)
  await getExercise(caller, id)
  expect(await countMemories(child.student_id)).toBe(3)
  expect(await hasDifferences(child.student_id)).toBe(false)
})

test('FOLD-1 another run can end while one run cannot be replayed', async () => {
  const { child, caller, first } = await makePlayer(app)
  const [one = 0, other = 0] = first.practise
  const [damaged, begun] = [await getExercise(caller, one), await getExercise(caller, other)]
  const half = damaged.student_exercise[difficulty]
  await sendMove(caller, one, half, createRightMove(half))
  const { student_id } = child
  const { word_id } = await app.database.queries
    .selectFrom('word')
    .select(({ fn }) => fn.max('id').as('word_id'))
    .executeTakeFirstOrThrow()
  await changeRows(app, 'answer', { student_id }, { word_id })
  let run = begun.student_exercise[difficulty]
  while (!run.is_complete) {
    const { status, body } = await sendMove(caller, other, run, createRightMove(run))
    expect(status).toBe(200)
    run = body
  }
  expect(await countMemories(student_id)).toBe(run.words.length)
})

/** Makes a child with a word of a run that can no longer be replayed, and another run that is open. */
async function makeUnreadable() {
  const { child, caller, first } = await makePlayer(app)
  const [one = 0, other = 0, late = 0] = first.practise
  const [damaged, begun] = [await getExercise(caller, one), await getExercise(caller, other)].map(
    ({ student_exercise }) => student_exercise[difficulty],
  )
  if (damaged === undefined || begun === undefined) throw new Error('The child has two exercises.')
  await sendMove(caller, one, damaged, createRightMove(damaged))
  const word_id = damaged.words[0]?.id
  const restore = await removeTemplate(app, one)
  const organisation = limitDatabase(app.database, child.organisation_id)
  return { child, caller, one, other, late, begun, word_id, restore, organisation }
}

/** Ends a run with right answers, each of which the server accepts. */
async function endRun(caller: TestCaller, id: number, begun: StudentExercise): Promise<StudentExercise> {
  let run = begun
  while (!run.is_complete) {
    const { status, body } = await sendMove(caller, id, run, createRightMove(run))
    expect(status).toBe(200)
    run = body
  }
  return run
}

test('FOLD-1 a run of a removed template waits until it can be read, and another run can end', async () => {
  const { child, caller, other, begun, word_id, restore, organisation } = await makeUnreadable()
  const { student_id } = child
  const { words } = await endRun(caller, other, begun)
  expect(await countMemories(student_id)).toBe(words.length)
  expect(await findRows(app, 'pending_run', { student_id })).toHaveLength(1)
  await restore()
  await foldOrganisation(organisation, app.contents, failTest, true)
  expect(await findRows(app, 'pending_run', { student_id })).toEqual([])
  expect(await findRows(app, 'word_memory', { student_id, word_id })).toHaveLength(1)
  expect(await hasDifferences(student_id)).toBe(false)
})

test('FOLD-1 a turn is folded together with a late run, even if an unreadable run asked its word', async () => {
  const { child, caller, other, begun, late, word_id, organisation } = await makeUnreadable()
  const { student_id } = child
  const isAsked = ({ words, current_word }: StudentExercise): boolean =>
    words.find(({ id }) => id === word_id)?.word === current_word
  let run = (await getExercise(caller, late)).student_exercise[difficulty]
  expect(isAsked(run)).toBe(false)
  await sendMove(caller, late, run, createRightMove(run))
  await changeRows(app, 'pending_run', { student_id }, { failed_version: '0.0.1' })
  run = begun
  while (!isAsked(run)) run = (await sendMove(caller, other, run, createRightMove(run))).body
  await sendMove(caller, other, run, createRightMove(run))
  await foldOrganisation(organisation, app.contents, () => undefined, true)
  expect(await findRows(app, 'word_memory', { student_id, word_id })).toHaveLength(1)
})

test('FOLD-2 the pages of a child, its group and its home count the runs that could not be read', async () => {
  const { child, restore, organisation } = await makeUnreadable()
  const juf = await logIn(app, await makeSupervisor(app, child, 'beheerder'))
  const params = { id: child.student_id }
  const group_id = await makeGroup(juf, [child])
  const made = await juf.call('POST /api/v1/begeleider/student/:id/home-link', { params, body: { since: 0 } })
  const token = new URL(made.body.address).hash.slice(1)
  const countUnread = async () => {
    const insight = await juf.call('GET /api/v1/begeleider/student/:id/insight', { params })
    const group = await juf.call('GET /api/v1/begeleider/group/:id/insight', { params: { id: group_id } })
    const home = await createCaller(app, null).call('POST /api/v1/home-page', { body: { token } })
    return [insight.body, ...group.body.students, home.body].map(({ num_unread_runs }) => num_unread_runs)
  }
  expect(await countUnread()).toEqual([1, 1, 1])
  await restore()
  await foldOrganisation(organisation, app.contents, failTest, true)
  expect(await countUnread()).toEqual([0, 0, 0])
})

test('a run that cannot be folded is reported once in each version, and delays no request', async () => {
  const { child, caller, one, other, begun, organisation } = await makeUnreadable()
  const { student_id } = child
  const reported: object[] = []
  const report = (error: unknown, about?: object) =>
    reported.push({ message: (error as Error).message, ...about })
  const fold = (isRetry = false) => foldOrganisation(organisation, app.contents, report, isRetry)
  const run = { student_id, exercise_id: one, difficulty, run: 1 }
  await fold()
  await fold()
  expect(reported).toEqual([{ ...run, message: 'fold failed' }])
  expect(await isPending(organisation.queries, student_id)).toBe(false)
  await endRun(caller, other, begun)
  await fold()
  await fold(true)
  expect(reported).toHaveLength(1)
  await changeRows(app, 'pending_run', { student_id }, { failed_version: '0.0.1' })
  await fold()
  expect(reported).toHaveLength(1)
  await fold(true)
  await fold(true)
  expect(reported).toHaveLength(2)
})

test('a pending run that is not in the log is deleted', async () => {
  const { child, id } = await makeChildHalfway()
  const { student_id } = child
  await deleteRows(app, 'answer', { student_id })
  await deleteRows(app, 'run', { exercise_id: id })
  await foldOrganisation(limitDatabase(app.database, child.organisation_id), app.contents, failTest)
  expect(await findRows(app, 'pending_run', { student_id })).toEqual([])
})

test('if the fold fails, the last answer of the run is stored and the failure is reported once', async () => {
  const { child, caller, id, run } = await makeChildHalfway()
  const { organisation_id, student_id } = child
  await changeRows(app, 'organisation', { id: organisation_id }, { memory_parameters: '[' })
  await endRun(caller, id, run)
  const reported: object[] = []
  const organisation = limitDatabase(app.database, organisation_id)
  for (let reads = 0; reads < 2; reads++)
    await foldOrganisation(organisation, app.contents, (_, about = {}) => reported.push(about))
  expect(reported).toEqual([{ student_id }])
  expect((await caller.call('GET /api/v1/reward/')).status).toBe(200)
  await changeRows(app, 'organisation', { id: organisation_id }, { memory_parameters: null })
  await foldOrganisation(organisation, app.contents, failTest, true)
  expect(await countMemories(student_id)).toBe(run.words.length)
  expect(await hasDifferences(student_id)).toBe(false)
})
