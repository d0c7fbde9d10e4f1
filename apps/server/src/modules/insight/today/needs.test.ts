import type { TodayCause, TodayLine } from '@letterliaan/contract'
import { toAmsterdamDate } from '@letterliaan/rules/calendar'
import { StepStatus } from '@letterliaan/contract/status'
import { createSeededRandom } from '@letterliaan/rules/random'
import { updateSkill, type Skill } from '@letterliaan/rules/skill'
import { beforeEach, expect, test } from 'vitest'
import { getNowSeconds } from '../../../clock.ts'
import { logIn, type TestCaller } from '../../../testing/http.ts'
import { makeGroup } from '../../../testing/make-group.ts'
import { logAnswers, type LoggedRow } from '../../../testing/log-answers.ts'
import {
  makeChild,
  makeSchool,
  makeSupervisor,
  type TestChild,
  type TestSchool,
} from '../../../testing/school.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { daySeconds } from '../../../testing/test-clock.ts'
import { toExerciseId } from '../../learn/path/step/exercise-id.ts'
import { addRows, deleteRows } from '../../../testing/rows.ts'
import { readSchoolAudit } from '../../../testing/read-school-audit.ts'

let school: TestSchool
let username: string
let juf: TestCaller
const app = await useTestApp()
const words = await app.database.queries
  .selectFrom('word')
  .select(['id', 'word'])
  .orderBy('id')
  .limit(60)
  .execute()
beforeEach(async () => {
  app.clock.moveToMonday()
  school = await makeSchool(app, { days: 400 })
  username = await makeSupervisor(app, school)
  juf = await logIn(app, username)
})

/** Advances the clock and logs in again, because a login does not last for days. */
async function passDays(days: number): Promise<void> {
  app.clock.advance(days * daySeconds)
  juf = await logIn(app, username)
}

const today = async (as = juf) => (await as.call('GET /api/v1/begeleider/today')).body
const lineOf = async ({ student_id }: TestChild, as = juf): Promise<TodayLine | undefined> =>
  (await today(as)).lines.find(({ id }) => id === student_id)
const kindsOf = async (child: TestChild, as = juf) =>
  ((await lineOf(child, as))?.causes ?? []).map(({ kind }) => kind)
const causeOf = async <K extends TodayCause['kind']>(child: TestChild, kind: K) =>
  (await lineOf(child))?.causes.find(
    (cause): cause is Extract<TodayCause, { kind: K }> => cause.kind === kind,
  )

const ago = (days: number): number => getNowSeconds(app.clock) - days * daySeconds

type Answered = Omit<LoggedRow, 'word_id'> & { readonly word_id?: number }

const addTimes = (row: Answered) => ({
  word_id: words[0]?.id ?? 0,
  time_ms: 6000,
  started_at: row.created_at - 6,
  ...row,
})

const answer = (child: TestChild, rows: readonly Answered[]) => logAnswers(app, child, rows.map(addTimes))

const practise = (child: TestChild, daysAgo: readonly number[]) =>
  answer(
    child,
    daysAgo.map((days) => ({ created_at: ago(days) })),
  )

const mark = (child: TestChild, kind: 'seen' | 'later' | 'open', causes: readonly TodayCause[], as = juf) =>
  as.call('PUT /api/v1/begeleider/student/:id/today', {
    params: { id: child.student_id },
    body: { mark: kind, causes: causes.map(({ key, level }) => ({ key, level })) },
  })

const everyOther = [1, 3, 5, 7, 9, 11, 13, 15, 17, 19]

async function makeClass() {
  const make = () => makeChild(app, school)
  const children = [await make(), await make(), await make(), await make()] as const
  await makeGroup(juf, children)
  return children
}

const weeks = async (as = juf) => (await as.call('GET /api/v1/begeleider/group-week')).body

test('ZEG-5 a child is reported as absent if its group practised and the child did not', async () => {
  const [kim, ...others] = await makeClass()
  for (const child of others) await practise(child, everyOther)
  await practise(kim, everyOther)
  expect((await today()).lines).toEqual([])
  await passDays(12)
  for (const child of others) await practise(child, [0, 2, 4, 6, 8, 10])
  expect(await causeOf(kim, 'absent')).toMatchObject({ level: 0, last_at: ago(13) })
  expect((await today()).lines).toHaveLength(1)
  await practise(kim, [0])
  expect((await today()).lines).toEqual([])
})

test('ZEG-5 a call looks at six children at most and returns how many are left', async () => {
  const children = await Promise.all([...Array(8)].map(() => makeChild(app, school)))
  await makeGroup(juf, children)
  for (const child of children) await practise(child, [1])
  const left = []
  for (let call = 0; call < 3; call++) left.push((await today()).num_to_look_at)
  expect(left).toEqual([2, 0, 0])
  await practise(children[0] ?? ({} as TestChild), [0])
  expect((await today()).num_to_look_at).toBe(0)
})

test('ZEG-3 a child is not absent on days of a school holiday, even if others practise on them', async () => {
  const [kim, ...others] = await makeClass()
  for (const child of others) await practise(child, everyOther)
  await practise(kim, [15, 17, 19, 21])
  expect(await causeOf(kim, 'absent')).toBeDefined()
  const [from = '', until = ''] = [14, 4].map((days) => toAmsterdamDate(ago(days)))
  const own_holidays = [{ name: 'Reis', from, until }]
  await juf.call('PATCH /api/v1/begeleider/organisation', { body: { own_holidays } })
  expect(await causeOf(kim, 'absent')).toBeUndefined()
  await passDays(9)
  for (const child of others) await practise(child, [0, 2, 4, 6, 8])
  expect(await causeOf(kim, 'absent')).toBeDefined()
})

test('ZEG-5 each child has one line: a child without an open step is first, then the longest absent', async () => {
  const [kim, noor, sam, fien] = await makeClass()
  for (const child of [sam, fien]) await practise(child, everyOther)
  await practise(kim, [30, 32, 34])
  await practise(noor, [14, 16, 18])
  const steps = app.database.queries.updateTable('step')
  await steps.set({ status: StepStatus.locked }).where('student_id', '=', sam.student_id).execute()
  await steps
    .set({ status: StepStatus.pausedAtDictation, updated_at: ago(30) })
    .where('id', '=', kim.steps[0] ?? 0)
    .execute()
  const { lines } = await today()
  expect(lines.map(({ id, causes }) => [id, causes.map(({ kind }) => kind)])).toEqual([
    [sam.student_id, ['locked']],
    [kim.student_id, ['absent', 'stuck']],
    [noor.student_id, ['absent']],
  ])
})

async function failDictation(child: TestChild, number: number, at: number, wrong: readonly string[]) {
  const { organisation_id, student_id, steps } = child
  const step_id = steps[1] ?? 0
  const run = { step_id, exercise_id: toExerciseId(step_id, 5), difficulty: 2, template: 'StapDictee' }
  const missed = { ...run, run: number, is_right: false, created_at: at }
  await answer(
    child,
    wrong.map((input, index) => ({ ...missed, word_id: words[index]?.id ?? 0, input })),
  )
  const ended = { round: 0, word_ids: '[]', is_retry: false, status: 3, percentage_score: 0 }
  const row = { organisation_id, student_id, number, ...run, ...ended, started_at: at, completed_at: at }
  await app.database.queries.insertInto('run').values(row).execute()
  const own = app.database.queries.updateTable('step').where('id', '=', step_id)
  await own.set({ status: StepStatus.pausedAtDictation }).execute()
}

test('ZEG-5 a failed dictation is shown with its wrong words until the child practised weeks later', async () => {
  const child = await makeChild(app, school)
  await failDictation(child, 1, ago(5), ['eerst', 'fout'])
  await failDictation(child, 2, ago(2), ['andrs'])
  expect(await causeOf(child, 'stuck')).toMatchObject({
    step_id: child.steps[1],
    failed: 'dictation',
    num_failed: 2,
    failed_at: ago(2),
    words: [{ word: words[0]?.word, written: 'andrs' }],
  })
  await passDays(30)
  expect(await kindsOf(child)).toContain('stuck')
  await practise(child, [1])
  expect(await kindsOf(child)).not.toContain('stuck')
})

const random = createSeededRandom(7)

const sitting = (at: number, seconds: number, right: number): Answered[] =>
  Array.from({ length: 20 }, (_, index) => ({
    created_at: at + index * 20,
    run: at,
    word_id: words[index]?.id ?? 0,
    time_ms: Math.round(seconds * 1000 * (0.7 + 0.6 * random())),
    is_right: random() < right,
  }))

test('ZEG-5 a sitting of unusual speed and skill is suspect until it is voided', async () => {
  const [kim, noor] = await makeClass()
  for (const child of [kim, noor])
    for (let days = 40; days > 1; days -= 2) await answer(child, sitting(ago(days), 9, 0.6))
  await answer(kim, sitting(ago(0.5), 3, 1))
  await answer(noor, sitting(ago(0.5), 9, 0.6))
  const suspect = await causeOf(kim, 'suspect')
  expect(suspect).toMatchObject({ speed: 'faster', skill: 'better' })
  expect(await kindsOf(noor)).toEqual([])
  const started_at = suspect?.started_at ?? 0
  const sent = { params: { id: kim.student_id }, body: { started_at, reason: '' } }
  await juf.call('POST /api/v1/begeleider/student/:id/session/void', sent)
  expect(await kindsOf(kim)).toEqual([])
})

/** Stores skills after weeks of twelve new words. `numRight` is the number of right words in each week. */
async function addSkills(
  { organisation_id, student_id }: TestChild,
  numRight: readonly number[],
): Promise<void> {
  let skill: Skill | null = null
  const rows = numRight.map((right, week) => {
    for (let word = 0; word < 12; word++)
      skill = updateSkill(skill, {
        at: ago((numRight.length - week) * 7 - 1) + word,
        is_right: word < right,
        difficulty: 0,
      })
    return { organisation_id, student_id, category: 'kg-K', ...skill!, week: `2026-0${week + 1}-01` }
  })
  const { week: _week, ...now } = rows.at(-1) ?? rows[0]!
  await app.database.queries.insertInto('skill_week').values(rows.slice(0, -1)).execute()
  await app.database.queries.insertInto('skill').values(now).execute()
}

const falling = [11, 11, 10, 8, 6, 5, 4]

test('ZEG-5 a child is shown with the categories in which it fell back if the fall exceeds its error', async () => {
  const [kim, noor] = await makeClass()
  for (const child of [kim, noor]) await practise(child, everyOther)
  await addSkills(kim, falling)
  await addSkills(noor, falling.toReversed())
  expect(await causeOf(kim, 'back')).toMatchObject({ level: 1, categories: [expect.any(String)] })
  const asked = { params: { id: kim.student_id }, query: { since: String(getNowSeconds(app.clock)) } }
  expect((await juf.call('GET /api/v1/begeleider/student/:id/insight', asked)).body.fall).toEqual(['kg-K'])
  expect(await kindsOf(noor)).toEqual([])
})

test('ZEG-5 a child is judged again after a run that failed was folded', async () => {
  const [kim] = await makeClass()
  await practise(kim, everyOther)
  const { organisation_id, student_id } = kim
  const run = { exercise_id: 1, difficulty: 2, run: 1, answer_id: 0, failed_version: '0.0.1' }
  await addRows(app, 'pending_run', { organisation_id, student_id, ...run })
  expect(await kindsOf(kim)).toEqual([])
  await addSkills(kim, falling)
  await deleteRows(app, 'pending_run', { student_id })
  expect(await kindsOf(kim)).toEqual(['back'])
})

test('DOE-8 a child with three low scores in a row is shown until somebody marks this as seen', async () => {
  const child = await makeChild(app, school)
  const keep = (days: readonly string[]) =>
    juf.call('PUT /api/v1/begeleider/student/:id/normed-moment', {
      params: { id: child.student_id },
      body: { moments: days.map((taken_on) => ({ test: 'Cito Spelling', taken_on, score: 'E' })) },
    })
  await keep(['2025-01-20', '2025-06-02'])
  expect(await kindsOf(child)).not.toContain('care')
  await keep(['2025-01-20', '2025-06-02', '2026-01-20'])
  const care = await causeOf(child, 'care')
  expect(care).toMatchObject({ level: 3, scores: '3 × E/V- op spelling; lezen: niet ingevuld' })
  await mark(child, 'seen', care ? [care] : [])
  expect(await kindsOf(child)).not.toContain('care')
})

test('ZEG-5 a cause that is marked as seen is hidden for all until it gets worse or is reopened', async () => {
  const colleague = await logIn(app, await makeSupervisor(app, school))
  const child = await makeChild(app, school)
  await failDictation(child, 1, ago(3), ['x'])
  const { causes = [] } = (await lineOf(child)) ?? {}
  expect((await mark(child, 'seen', causes)).status).toBe(200)
  const { lines, put_away } = await today(colleague)
  expect(lines).toEqual([])
  expect(put_away).toMatchObject([
    { id: child.student_id, mark: 'seen', marked_by: 'Juf', causes: [{ kind: 'stuck' }] },
  ])
  await mark(child, 'open', causes, colleague)
  expect(await kindsOf(child)).toEqual(['stuck'])
  await mark(child, 'seen', causes)
  await failDictation(child, 2, ago(1), ['x'])
  expect(await kindsOf(child)).toEqual(['stuck'])
  const actions = (await readSchoolAudit(app, school)).map(({ action }) => action)
  expect(actions.slice(-3)).toEqual(['today_seen', 'today_reopened', 'today_seen'])
})

test('ZEG-5 a postponed cause is shown again next week, and new causes are shown before that', async () => {
  const child = await makeChild(app, school)
  await failDictation(child, 1, ago(3), ['x'])
  const { causes = [] } = (await lineOf(child)) ?? {}
  await mark(child, 'later', causes)
  expect(await kindsOf(child)).toEqual([])
  const steps = app.database.queries.updateTable('step').where('student_id', '=', child.student_id)
  await steps.set({ is_complete: true }).where('status', '!=', StepStatus.pausedAtDictation).execute()
  expect(await kindsOf(child)).toEqual(['running_out'])
  await passDays(7)
  expect(await kindsOf(child)).toEqual(['stuck', 'running_out'])
})

test('ZEG-5 a group’s week has the number of children who practised, their minutes and the goal', async () => {
  const [kim] = await makeClass()
  const [empty] = await weeks()
  expect(empty).toMatchObject({ num_practised: 0, minutes: 0, words: 0, words_wanted: null })
  await answer(kim, sitting(getNowSeconds(app.clock) - 1, 6, 1))
  const goal = { params: { id: empty?.group_id ?? 0 }, body: { words_wanted: 100, is_kept: false } }
  await juf.call('PUT /api/v1/begeleider/group/:id/goal', goal)
  expect(await weeks()).toMatchObject([{ num_practised: 1, minutes: 6, words: 20, words_wanted: 100 }])
  expect(await weeks(await logIn(app, await makeSupervisor(app, school)))).toEqual([])
})

test('a group’s week is last week until a child of the group practises', async () => {
  const [kim] = await makeClass()
  await answer(kim, sitting(getNowSeconds(app.clock) - 1, 6, 1))
  expect(await weeks()).toMatchObject([{ is_last_week: false, num_practised: 1, minutes: 6 }])
  await passDays(7)
  expect(await weeks()).toMatchObject([{ is_last_week: true, num_practised: 1, minutes: 6, words: 0 }])
  await answer(kim, sitting(getNowSeconds(app.clock) - 1, 6, 1).slice(0, 10))
  expect(await weeks()).toMatchObject([{ is_last_week: false, num_practised: 1, minutes: 3 }])
  await passDays(14)
  expect(await weeks()).toMatchObject([{ is_last_week: false, num_practised: 0, minutes: 0 }])
})

test('a class list has the minutes of two weeks and the current step of each child', async () => {
  const [kim, ...others] = await makeClass()
  const [group] = await weeks()
  await answer(kim, sitting(getNowSeconds(app.clock) - 1, 6, 1))
  await passDays(7)
  await answer(kim, sitting(getNowSeconds(app.clock) - 1, 6, 1).slice(0, 10))
  const params = { id: group?.group_id ?? 0 }
  const { body } = await juf.call('GET /api/v1/begeleider/group/:id/child-week', { params })
  expect(body.map(({ student_id }) => student_id)).toEqual([kim, ...others].map((child) => child.student_id))
  expect(body[0]).toMatchObject({ minutes: 3, minutes_last_week: 6, step: { position: 1, phase_id: 1 } })
  expect(body[1]).toMatchObject({ minutes: 0, minutes_last_week: 0 })
})

test('ZEG-4 the work of a child that changes group counts for the former group', async () => {
  const [kim] = await makeClass()
  const former = (await weeks())[0]?.group_id ?? 0
  await answer(kim, sitting(getNowSeconds(app.clock) - 900, 6, 1))
  await makeGroup(juf, [kim])
  const leave = { params: { id: former }, body: { remove: [kim.student_id] } }
  await juf.call('PUT /api/v1/begeleider/group/:id/student', leave)
  const byId = new Map((await weeks()).map((week) => [week.group_id, week]))
  expect(byId.get(former)).toMatchObject({ num_practised: 1, minutes: 6, words: 20 })
  byId.delete(former)
  expect([...byId.values()]).toMatchObject([{ num_practised: 0, minutes: 0, words: 0 }])
})
