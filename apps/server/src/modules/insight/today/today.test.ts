// @database both
import { StepStatus } from '@letterliaan/contract/status'
import type { Today, TodayCause } from '@letterliaan/contract'
import type { Updateable } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { getNowSeconds } from '../../../clock.ts'
import type { StepTable } from '../../../db/schema.ts'
import { logIn, type TestCaller } from '../../../testing/http.ts'
import {
  makeChild,
  makeSchool,
  makeSupervisor,
  type TestChild,
  type TestSchool,
} from '../../../testing/school.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { makeGroup } from '../../../testing/make-group.ts'
import { toExerciseId } from '../../learn/path/step/exercise-id.ts'
import { prepareSteps } from '../../learn/preparation/steps/prepare-steps.ts'
import { limitDatabase } from '../../../db/limit-to-organisation.ts'
import { askToken } from '../../../testing/ask-token.ts'
import { pasteStep } from '../../../testing/own-step.ts'
import { addRows, changeRows } from '../../../testing/rows.ts'
import { computeDayFromNow, giveDictation } from '../../../testing/week-dictation.ts'

let school: TestSchool
let juf: TestCaller
const app = await useTestApp()
beforeEach(async () => {
  school = await makeSchool(app)
  juf = await logIn(app, await makeSupervisor(app, school))
})

const today = async (as: TestCaller = juf): Promise<Today> =>
  (await as.call('GET /api/v1/begeleider/today')).body

type Kind = TodayCause['kind']

const idsOf = async (kind: Kind, as?: TestCaller) =>
  (await today(as)).lines
    .filter(({ causes }) => causes.some((cause) => cause.kind === kind))
    .map(({ id }) => id)

const causesOf = async <K extends Kind>(kind: K) =>
  (await today()).lines
    .flatMap(({ causes }) => causes)
    .filter((cause): cause is Extract<TodayCause, { kind: K }> => cause.kind === kind)

const update = (step_ids: readonly number[], fields: Updateable<StepTable>) =>
  app.database.queries.updateTable('step').set(fields).where('id', 'in', step_ids).execute()

const prepare = ({ organisation_id, student_id }: TestChild, world: number) =>
  limitDatabase(app.database, organisation_id).transaction((transaction) =>
    prepareSteps(
      transaction,
      app.contents,
      { student_id, organisation_id, worlds: [world] },
      getNowSeconds(app.clock),
    ),
  )

const passed = { is_complete: true, status: StepStatus.passed }

test('VAN-1 a new organisation is asked to add children, then steps, then cards', async () => {
  const start = { has_students: false, has_steps: false, has_cards: false }
  expect((await today()).first_steps).toEqual(start)
  const child = await makeChild(app, school, { worlds: [] })
  expect((await today()).first_steps).toEqual({ ...start, has_students: true })
  await prepare(child, 1)
  expect((await today()).first_steps).toEqual({ ...start, has_students: true, has_steps: true })
  await askToken(juf, child.student_id)
  expect((await today()).first_steps).toMatchObject({ has_cards: true })
  await app.database.queries.deleteFrom('exchange_token').execute()
  expect((await today()).first_steps).toMatchObject({ has_cards: false })
  // A child that has logged in does not prove that all children have steps and cards.
  await logIn(app, child.username)
  expect((await today()).first_steps).toEqual({ ...start, has_students: true, has_steps: true })
})

test('VAN-2 a child without steps is listed until it has steps', async () => {
  const child = await makeChild(app, school, { worlds: [] })
  const other = await makeChild(app, school)
  expect(await idsOf('no_steps')).toEqual([child.student_id])
  await prepare(child, 1)
  expect((await today()).lines).toEqual([])
  await update(other.steps, { removed_at: 1 })
  expect(await idsOf('no_steps')).toEqual([other.student_id])
})

test('VAN-2 a child without an open step is listed until a step is opened', async () => {
  const child = await makeChild(app, school)
  expect(await idsOf('locked')).toEqual([])
  await update(child.steps, { status: StepStatus.locked })
  expect((await today()).lines).toMatchObject([
    { id: child.student_id, screen_name: 'Kim', buddy_id: 1, causes: [{ kind: 'locked' }] },
  ])
  await update(child.steps.slice(0, 1), { status: StepStatus.open })
  expect(await idsOf('locked')).toEqual([])
})

test('VAN-2 a path with fewer than three steps left is listed until it has more', async () => {
  const child = await makeChild(app, school)
  await update(child.steps.slice(0, -3), passed)
  expect(await causesOf('running_out')).toEqual([])
  await update(child.steps.slice(0, -2), passed)
  expect(await causesOf('running_out')).toMatchObject([{ num_left: 2 }])
  await update(child.steps, passed)
  expect((await today()).lines.map(({ causes }) => causes.map(({ kind }) => kind))).toEqual([['path_done']])
  await prepare(child, 2)
  expect((await today()).lines).toEqual([])
})

test('VAN-2 a week dictation and own steps in the treehouse do not count as a finished path', async () => {
  const child = await makeChild(app, school, { worlds: [] })
  const done = await makeChild(app, school)
  await update(done.steps, passed)
  const group_id = await makeGroup(juf, [child, done])
  const before = (await today()).lines
  const day = computeDayFromNow(app, 1)
  await giveDictation(juf, { group_id, day, text: 'bakker, kikker, ladder' })
  expect((await today()).lines).toEqual(before)
  const { id: nr } = await pasteStep(juf, 'bakker\nkikker')
  const body = { student_ids: [child.student_id], nr, is_own: true }
  await juf.call('POST /api/v1/begeleider/path/step', { body })
  expect((await today()).lines).toEqual(before.filter(({ id }) => id === done.student_id))
})

test('VAN-2 a failed dictation is listed with its step until the step is passed', async () => {
  const child = await makeChild(app, school)
  const [, second = 0] = child.steps
  await update([second], { status: StepStatus.pausedAtDictation })
  expect(await causesOf('stuck')).toMatchObject([
    { step_id: second, label: 'Lange klank', position: 2, failed: 'dictation', num_failed: 1, words: [] },
  ])
  await update([second], { removed_at: 1 })
  expect(await causesOf('stuck')).toEqual([])
  await update([second], { removed_at: null, ...passed })
  expect(await causesOf('stuck')).toEqual([])
})

async function failRuns(child: TestChild, step_id: number, template: string, failed: number) {
  const { organisation_id, student_id } = child
  const exercise_id = toExerciseId(step_id, 1)
  const exercise = { organisation_id, student_id, step_id, exercise_id, difficulty: 2 }
  const row = { run: failed, run_status: 3, state: '', status: 3, last_passed: false }
  await addRows(app, 'student_exercise', { ...exercise, ...row, last_completed_at: 1, updated_at: 1 })
  const ended = { round: 0, word_ids: '[]', is_retry: false, status: 3, percentage_score: 0 }
  const run = { ...exercise, ...ended, template, started_at: 1, completed_at: 1 }
  await addRows(
    app,
    'run',
    Array.from({ length: failed }, (_, at) => ({ ...run, number: at + 1 })),
  )
}

test('VAN-2 a repeated failure of an exercise, a dictation or a toets is listed', async () => {
  const child = await makeChild(app, school)
  const [first = 0, second = 0, third = 0, fourth = 0] = child.steps
  await failRuns(child, first, 'LuisterTyp', 3)
  await failRuns(child, second, 'LuisterTyp', 2)
  await failRuns(child, third, 'StapDictee', 2)
  await update([first, second], { status: StepStatus.pausedPractising })
  await update([third], { status: StepStatus.pausedAtDictation })
  await update([fourth], { status: StepStatus.test, is_test_step: true, test_failed: true })
  const stuck = await causesOf('stuck')
  expect(stuck.map(({ step_id, failed, num_failed }) => [step_id, failed, num_failed])).toEqual([
    [first, 'exercise', 3],
    [third, 'dictation', 2],
    [fourth, 'dictation', 1],
  ])
  await update(child.steps, passed)
  expect(await causesOf('stuck')).toEqual([])
})

test('VAN-2 MEET-2 a measure’s proposals are listed until somebody applies some or none of them', async () => {
  const child = await makeChild(app, school)
  const body = { student_ids: [child.student_id], kind: 'start' as const, worlds: [1] }
  const { body: given } = await juf.call('POST /api/v1/begeleider/measure', { body })
  const measure_id = given.measure_ids[0] ?? 0
  expect(await causesOf('measured')).toEqual([])
  const parts = app.database.queries.updateTable('step').where('measure_id', '=', measure_id)
  await parts.set({ test_complete: true }).execute()
  expect(await causesOf('measured')).toMatchObject([{ measure_id }])
  const apply = { params: { id: measure_id }, body: { topics: [] } }
  const { body: decided } = await juf.call('POST /api/v1/begeleider/measure/:id/apply', apply)
  expect(decided).toMatchObject({ applied: [], decided_at: getNowSeconds(app.clock) })
  expect(await causesOf('measured')).toEqual([])
})

test('VAN-2 marked words and reports of this organisation are counted until they are handled', async () => {
  const child = await makeChild(app, school)
  const student = await logIn(app, child.username)
  const elsewhere = await logIn(app, await makeSupervisor(app, await makeSchool(app)))
  const [first] = (await juf.call('GET /api/v1/begeleider/review/step')).body
  const step = await juf.call('GET /api/v1/begeleider/review/step/:id', { params: { id: first?.id ?? 0 } })
  const params = { id: step.body.words[1][0]?.id ?? 0 }
  await juf.call('PATCH /api/v1/begeleider/word/:id', { params, body: { is_marked: true } })
  const report = { category: 'bug_other' as const, title: 'Fout', description: 'Hier', data: '{}' }
  const { body: sent } = await student.call('POST /api/v1/user-report', { body: report })
  expect(await today()).toMatchObject({ num_marked_words: 1, num_open_reports: 1 })
  expect(await today(elsewhere)).toMatchObject({ num_marked_words: 0, num_open_reports: 0 })

  await juf.call('PATCH /api/v1/begeleider/word/:id', { params, body: { is_marked: false } })
  await juf.call('PUT /api/v1/user-report/:id', { params: { id: sent.id }, body: { is_handled: true } })
  expect(await today()).toMatchObject({ num_marked_words: 0, num_open_reports: 0 })
})

test('VAN-2 archived children and children of another supervisor’s group are not listed', async () => {
  const meester = await logIn(app, await makeSupervisor(app, school))
  const child = await makeChild(app, school, { worlds: [] })
  await makeGroup(meester, [child])
  const student = await logIn(app, child.username)
  const body = { category: 'bug_other' as const, title: 'Fout', description: 'Hier', data: '{}' }
  await student.call('POST /api/v1/user-report', { body })
  expect(await today()).toMatchObject({ lines: [], num_open_reports: 0 })
  expect(await today(meester)).toMatchObject({
    lines: [{ id: child.student_id, causes: [{ kind: 'no_steps' }] }],
    num_open_reports: 1,
  })
  await meester.call('POST /api/v1/begeleider/roster/archive', {
    body: { student_ids: [child.student_id], is_archived: true },
  })
  expect((await today(meester)).lines).toEqual([])
})

test('VAN-2 children with the same cause are in Dutch alphabetical order', async () => {
  const rename = (child: TestChild, screen_name: string) =>
    changeRows(app, 'student', { id: child.student_id }, { screen_name })
  const names = ['Zoë', 'Łukasz', 'Émile', 'Fien']
  for (const name of names) {
    await rename(await makeChild(app, school, { worlds: [] }), name)
    const child = await makeChild(app, school)
    await rename(child, name)
    await update(child.steps, { status: StepStatus.locked })
    await update(child.steps.slice(0, 1), { status: StepStatus.pausedAtDictation, is_complete: true })
  }
  const { lines } = await today()
  const inOrder = ['Émile', 'Fien', 'Łukasz', 'Zoë']
  expect(lines.map(({ screen_name }) => screen_name)).toEqual([...inOrder, ...inOrder])
  expect(lines.map(({ causes }) => causes.map(({ kind }) => kind).join())).toEqual([
    ...inOrder.map(() => 'no_steps'),
    ...inOrder.map(() => 'locked,stuck'),
  ])
})
