import { amsterdamDay } from '@letterliaan/rules/calendar'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { nowSeconds } from '../../clock.ts'
import { callerAs, logIn, type TestCaller } from '../../testing/http.ts'
import { exercisesOf, getStep, playExercise } from '../../testing/player.ts'
import { countRows } from '../../testing/rows.ts'
import {
  makeChild,
  makeSchool,
  makeSupervisor,
  type TestChild,
  type TestSchool,
} from '../../testing/school.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { daySeconds } from '../../testing/test-clock.ts'
import { toExerciseId } from '../path/step/exercise-id.ts'
import { deleteStudents } from '../../db/personal-data/children.ts'
import { databaseOf } from '../../db/of-organisation.ts'

let app: TestApp
let school: TestSchool
let juf: TestCaller
let meester: TestCaller
let kim: TestChild
let noor: TestChild
let sem: TestChild
let group_id: number
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  moveToMonday()
  school = await makeSchool(app)
  juf = await logIn(app, await makeSupervisor(app, school))
  meester = await logIn(app, await makeSupervisor(app, school))
  kim = await makeChild(app, school)
  noor = await makeChild(app, school)
  sem = await makeChild(app, school)
  group_id = await makeGroup([kim, noor, sem])
})

/** The next Monday, at noon in London, so that a week lies before each test. */
function moveToMonday(): void {
  const today = amsterdamDay(nowSeconds(app.clock))
  const daysTo = 7 - ((today + 3) % 7)
  const noon = (today + daysTo) * daySeconds + daySeconds / 2
  app.clock.advance(noon - nowSeconds(app.clock))
}

async function makeGroup(children: readonly TestChild[], as = juf, name = 'Groep 5'): Promise<number> {
  const body = { name, school_year: 2026, level_id: 5 }
  const { id } = (await as.call('POST /api/v1/begeleider/group', { body })).body
  const add = children.map(({ student_id }) => student_id)
  await as.call('PUT /api/v1/begeleider/group/:id/student', { params: { id }, body: { add } })
  return id
}

const goalOf = async (as = juf, id = group_id) =>
  (await as.call('GET /api/v1/begeleider/group/:id/goal', { params: { id } })).body
const set = (words_wanted: unknown, is_kept: unknown = false, as = juf, id = group_id) =>
  as.call('PUT /api/v1/begeleider/group/:id/goal', { params: { id }, body: { words_wanted, is_kept } })
const goalsOf = async ({ username }: TestChild) =>
  (await (await logIn(app, username)).call('GET /api/v1/goal')).body
const celebrate = async ({ username }: TestChild, week: string, id = group_id) =>
  (await logIn(app, username)).call('PUT /api/v1/goal/:id/celebrated', { params: { id }, body: { week } })

let runs = 0
/** Puts so many words in the log of a child, each tried twice; `ago` seconds ago. */
async function practise(child: TestChild, numWords: number, ago = 0): Promise<void> {
  const [step_id = 0] = child.steps
  const { queries } = app.database
  const words = await queries.selectFrom('word').select('id').limit(numWords).execute()
  const created_at = nowSeconds(app.clock) - ago
  const { organisation_id, student_id } = child
  const run = ++runs
  const row = {
    organisation_id,
    student_id,
    step_id,
    exercise_id: toExerciseId(step_id, 1),
    run,
    difficulty: 2,
  }
  const move = { template: 'LuisterTyp', time_ms: 8000, hints: 0, cheats: 0, error_class: null, place: null }
  const times = { started_at: created_at - 8, created_at }
  await queries
    .insertInto('answer')
    .values(
      words.flatMap(({ id: word_id }) => [
        { ...row, ...move, ...times, word_id, kind: 'attempt' as const, input: 'x', is_right: false },
        { ...row, ...move, ...times, word_id, kind: 'answer' as const, input: 'y', is_right: true },
      ]),
    )
    .execute()
}

describe('the goal of a group', () => {
  test('is set, changed, kept and taken away, and tells who did', async () => {
    expect(await goalOf()).toMatchObject({ words_wanted: null, is_kept: false, set_by: null, set_at: null })
    const { status, body } = await set(300)
    expect([status, body]).toEqual([200, await goalOf()])
    expect(body).toMatchObject({
      words_wanted: 300,
      is_kept: false,
      set_by: 'Juf',
      words: 0,
      is_reached: false,
    })
    expect((await set(400, true)).body).toMatchObject({ words_wanted: 400, is_kept: true })
    expect((await set(null, true)).body).toMatchObject({ words_wanted: null, is_kept: false, set_by: null })
  })

  test.each([[0], [-5], [1.5], ['veel'], [1_000_001], [undefined]])(
    '%o is refused in a sentence',
    async (words) => {
      const { status, problem } = await set(words)
      expect([status, problem.title]).toEqual([422, 'Ongeldige invoer'])
      expect((await goalOf()).words_wanted).toBeNull()
    },
  )

  test('is for one week, unless it is kept; another goal or none ends what was kept', async () => {
    await set(300, true)
    const toNextWeek = async () => {
      moveToMonday()
      juf = await logIn(app, await makeSupervisor(app, school, 'beheerder'))
    }
    await toNextWeek()
    expect(await goalOf()).toMatchObject({ words_wanted: 300, is_kept: true })
    await set(250)
    await toNextWeek()
    expect((await goalOf()).words_wanted).toBeNull()
    await set(200, true)
    await set(null)
    await toNextWeek()
    expect((await goalOf()).words_wanted).toBeNull()
  })

  test('counts each word of the children once a run, right or wrong, and proposes what the last weeks tell', async () => {
    await practise(kim, 12)
    await practise(kim, 3)
    await practise(noor, 5)
    await practise(noor, 20, 7 * daySeconds)
    await practise(sem, 30, 14 * daySeconds)
    await practise(await makeChild(app, school), 9)
    const { words, num_practised, earlier_weeks, proposal } = await goalOf()
    expect({ words, num_practised, proposal }).toEqual({ words: 20, num_practised: 2, proposal: 30 })
    expect(earlier_weeks.map((week) => week.words)).toEqual([30, 20])
  })

  test('counts what a child plays, by the words of the exercise, whatever went wrong', async () => {
    const playing = await logIn(app, kim.username)
    const { practise: exercises } = exercisesOf(await getStep(playing, kim.steps[0] ?? 0))
    const { words } = await playExercise(playing, exercises[0] ?? 0, 2, 2)
    expect(words.length).toBeGreaterThan(2)
    expect((await goalOf()).words).toBe(words.length)
    expect((await goalsOf(kim)).own).toEqual({ words: words.length, best: 0 })
  })

  test('a week begins on Monday at midnight in Amsterdam', async () => {
    const isToday = (ago: number) =>
      amsterdamDay(nowSeconds(app.clock) - ago) === amsterdamDay(nowSeconds(app.clock))
    const ago = [13, 14].map((hours) => hours * 3600).findLast(isToday) ?? 0
    await practise(kim, 4, ago)
    await practise(kim, 7, ago + 1)
    expect((await goalOf()).words).toBe(4)
    expect((await goalOf()).earlier_weeks.map(({ words }) => words)).toEqual([7])
    expect((await goalsOf(kim)).own).toEqual({ words: 4, best: 7 })
  })

  test('MEND-1 a sitting that is voided does not count, until it is undone', async () => {
    const playing = await logIn(app, kim.username)
    const { practise: exercises } = exercisesOf(await getStep(playing, kim.steps[0] ?? 0))
    const run = await playExercise(playing, exercises[0] ?? 0, 2)
    const num_words = run.words.length
    await set(num_words)
    expect(await goalOf()).toMatchObject({ words: num_words, is_reached: true })
    const params = { id: kim.student_id }
    const { body } = await juf.call('GET /api/v1/begeleider/student/:id/session', { params })
    const started_at = body.sessions[0]?.started_at
    await juf.call('POST /api/v1/begeleider/student/:id/session/void', {
      params,
      body: { started_at, reason: 'broertje' },
    })
    expect(await goalOf()).toMatchObject({ words: 0, is_reached: false })
    expect((await goalsOf(kim)).own.words).toBe(0)
    const { body: after } = await juf.call('GET /api/v1/begeleider/student/:id/session', { params })
    await juf.call('POST /api/v1/begeleider/voided-session/:id/undo', {
      params: { id: after.voided[0]?.id },
    })
    expect((await goalOf()).words).toBe(num_words)
  })

  test('an archived child does not count, nor one that left the group', async () => {
    await practise(kim, 4)
    await practise(noor, 5)
    await juf.call('POST /api/v1/begeleider/roster/archive', {
      body: { student_ids: [kim.student_id], is_archived: true },
    })
    expect((await goalOf()).words).toBe(5)
    const remove = [noor.student_id]
    await juf.call('PUT /api/v1/begeleider/group/:id/student', { params: { id: group_id }, body: { remove } })
    expect((await goalOf()).words).toBe(0)
  })

  test('the audit log tells who set it', async () => {
    await set(300)
    const row = await app.database.queries
      .selectFrom('audit')
      .select(['action', 'detail'])
      .where('organisation_id', '=', school.organisation_id)
      .where('action', '=', 'group_goal_set')
      .executeTakeFirst()
    expect(row?.detail).toBe(JSON.stringify({ group_id, words_wanted: 300 }))
  })
})

describe('what a child is told', () => {
  test('INZ-7 its group’s sum and its own best week: no other child, and nobody’s share', async () => {
    await set(40)
    await practise(kim, 10)
    await practise(noor, 5)
    await practise(sem, 7)
    await practise(kim, 20, 7 * daySeconds)
    const { week, goals, own, to_celebrate } = await goalsOf(kim)
    expect(week).toBe((await goalOf()).week)
    expect(goals).toEqual([
      {
        group_id,
        name: 'Groep 5',
        words_wanted: 40,
        words: 22,
        is_exact: true,
        is_reached: false,
        planks: null,
      },
    ])
    expect(own).toEqual({ words: 10, best: 20 })
    expect(to_celebrate).toEqual([])
  })

  test('PLEK-7 the bridge on the map grows by the sum, and is not there while fewer than five practised', async () => {
    await set(40)
    for (const child of [kim, noor, sem]) await practise(child, 8)
    const guests = [await makeChild(app, school), await makeChild(app, school)]
    const add = guests.map(({ student_id }) => student_id)
    await juf.call('PUT /api/v1/begeleider/group/:id/student', { params: { id: group_id }, body: { add } })
    const planks = async () => (await goalsOf(kim)).goals.map((goal) => goal.planks)
    expect(await planks()).toEqual([null])
    for (const guest of guests) await practise(guest, 3)
    expect(await planks()).toEqual([7])
    await practise(noor, 20)
    expect(await planks()).toEqual([10])
  })

  test('where only two practised the sum is told roughly, for it would tell what the other did', async () => {
    await set(100)
    await practise(kim, 10)
    await practise(noor, 17)
    expect((await goalsOf(kim)).goals).toMatchObject([{ words: 20, is_exact: false }])
  })

  test('only of groups that it is in', async () => {
    const other = await makeChild(app, school)
    await set(40)
    expect((await goalsOf(other)).goals).toEqual([])
    expect((await celebrate(other, (await goalOf()).week)).status).toBe(404)
  })

  test('a goal that was reached is celebrated once by each child, also the week after', async () => {
    await set(20)
    const { week } = await goalOf()
    await practise(noor, 12)
    expect((await celebrate(kim, week)).status).toBe(409)
    await practise(sem, 12)
    const reached = { group_id, name: 'Groep 5', week, words_wanted: 20 }
    expect((await goalsOf(kim)).to_celebrate).toEqual([reached])
    const { status, body } = await celebrate(kim, week)
    expect([status, body.to_celebrate, body.goals[0]?.is_reached]).toEqual([200, [], true])
    expect((await celebrate(kim, week)).status).toBe(200)
    expect((await goalsOf(kim)).to_celebrate).toEqual([])
    moveToMonday()
    expect((await goalsOf(noor)).to_celebrate).toEqual([reached])
    expect((await goalsOf(kim)).to_celebrate).toEqual([])
    expect((await celebrate(noor, week)).status).toBe(200)
    moveToMonday()
    expect((await goalsOf(sem)).to_celebrate).toEqual([])
    expect((await celebrate(sem, week)).status).toBe(409)
  })
})

describe('who sees it', () => {
  test('the supervisor of another group gets nothing of it, a child neither', async () => {
    expect((await set(300, false, meester)).status).toBe(404)
    const params = { id: group_id }
    expect((await meester.call('GET /api/v1/begeleider/group/:id/goal', { params })).status).toBe(404)
    const child = await logIn(app, kim.username)
    expect((await set(300, false, child)).status).toBe(403)
    expect((await child.call('GET /api/v1/begeleider/group/:id/goal', { params })).status).toBe(403)
    expect((await juf.call('GET /api/v1/goal')).status).toBe(403)
  })

  test('a personal best is seen by the child and its supervisors only', async () => {
    await practise(kim, 6)
    await practise(kim, 9, 7 * daySeconds)
    const ask = (as: TestCaller) =>
      as.call('GET /api/v1/begeleider/student/:id/goal', { params: { id: kim.student_id } })
    expect((await ask(juf)).body).toEqual({ words: 6, best: 9 })
    expect((await ask(meester)).status).toBe(404)
    expect((await ask(await logIn(app, noor.username))).status).toBe(403)
  })

  test('a supervisor who looks along sees what the child sees, and celebrates nothing for it', async () => {
    await set(5)
    await practise(kim, 6)
    const { body: exchangeToken } = await juf.call('POST /api/v1/begeleider/student/:id/exchange-token', {
      params: { id: kim.student_id },
      body: { kind: 'impersonation' },
    })
    const exchange = { grant_type: 'exchange_token', token: exchangeToken.token }
    const { body: tokens } = await juf.call('POST /api/v1/exchange-token', { body: exchange })
    const looking = callerAs(app, tokens.access_token)
    const { body, status } = await looking.call('GET /api/v1/goal')
    expect([status, body.to_celebrate.length]).toEqual([200, 1])
    const params = { id: group_id }
    const celebrated = await looking.call('PUT /api/v1/goal/:id/celebrated', {
      params,
      body: { week: body.week },
    })
    expect(celebrated.status).toBe(403)
  })
})

describe('what goes with it', () => {
  test('an erased child’s celebrations go with it, a deleted group’s goals too', async () => {
    await set(5, true)
    const { week } = await goalOf()
    const guest = await makeChild(app, school)
    const add = [guest.student_id]
    await juf.call('PUT /api/v1/begeleider/group/:id/student', { params: { id: group_id }, body: { add } })
    await practise(kim, 6)
    await celebrate(guest, week)
    await celebrate(kim, week)
    expect(await countRows(app, 'group_goal_celebrated', guest.student_id)).toBe(1)
    await databaseOf(app.database, guest.organisation_id).transaction((transaction) =>
      deleteStudents(transaction, [guest.student_id]),
    )
    expect(await countRows(app, 'group_goal_celebrated', guest.student_id)).toBe(0)
    const goals = () =>
      app.database.queries.selectFrom('group_goal').select('week').where('group_id', '=', group_id).execute()
    expect(await goals()).toHaveLength(1)
    const params = { id: group_id }
    const remove = [kim, noor, sem].map(({ student_id }) => student_id)
    await juf.call('PUT /api/v1/begeleider/group/:id/student', { params, body: { remove } })
    expect((await juf.call('DELETE /api/v1/begeleider/group/:id', { params })).status).toBe(200)
    expect(await goals()).toEqual([])
    expect(await countRows(app, 'group_goal_celebrated', kim.student_id)).toBe(0)
    expect((await goalsOf(kim)).goals).toEqual([])
  })
})
