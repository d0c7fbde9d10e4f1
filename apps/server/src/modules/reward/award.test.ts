import type { Badge, LiveEvent } from '@letterliaan/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { nowSeconds } from '../../clock.ts'
import { logIn } from '../../testing/http.ts'
import { listenTo, type TestStream } from '../../testing/live.ts'
import { exercisesOf, getExercise, getStep, passStep, playExercise, sendMove } from '../../testing/player.ts'
import { makeChild, makeSchool, type TestChild } from '../../testing/school.ts'
import { DAY } from '../../testing/test-clock.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { wrongMove } from '../demo/move.ts'
import { recordActivity } from '../activity/record.ts'

let app: TestApp
let child: TestChild
let caller: Awaited<ReturnType<typeof logIn>>

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

beforeEach(async () => {
  child = await makeChild(app, await makeSchool(app))
  caller = await logIn(app, child.username)
})

const list = async (): Promise<Badge[]> => (await caller.call('GET /api/v1/reward/')).body
const owned = async (): Promise<string[]> =>
  (await list()).filter(({ student_has_badge }) => student_has_badge).map(({ name }) => name)

const listen = async (): Promise<TestStream> => {
  const { channel_id } = (await caller.call('GET /api/v1/user/me/')).body
  const stream = await listenTo({ url: app.url, token: caller.tokens.access_token, channel_id })
  await stream.next()
  return stream
}
const next = async (stream: TestStream): Promise<LiveEvent> => (await stream.next()).event

const enter = (type: string) => caller.call('POST /api/v1/activity', { body: { type } })
const exploring = async (): Promise<number[]> =>
  exercisesOf(await getStep(caller, child.steps[0] ?? 0)).explore

/** What another module does when the child wrote or read something. */
const record = (type: string): Promise<unknown> =>
  app.database.transaction(async (transaction) => {
    await app.database.dialect.lockRow(transaction, 'student', child.student_id)
    return recordActivity(transaction, child, { type, item_id: null }, nowSeconds(app.clock))
  })

describe('a badge that is earned', () => {
  test('is told once, after the exercise that earned it, with the badge as item', async () => {
    const stream = await listen()
    const [first = 0, second = 0] = await exploring()
    await playExercise(caller, first, 1)
    expect((await next(stream)).event).toBe('complete_exercise')
    const event = await next(stream)
    const earned = (await list()).find(({ name }) => name === 'Eerste sprong')
    expect(event).toMatchObject({
      event: 'reward_earned',
      data: { activity: { type: 'reward_earned', item_id: earned?.id, points: 0 } },
    })
    expect(earned?.student_has_badge).toBe(true)
    expect((await next(stream)).event, 'all hints left alone').toBe('reward_earned')
    await playExercise(caller, second, 1)
    expect((await next(stream)).event).toBe('complete_exercise')
    await enter('enter_treehouse')
    const after = await next(stream)
    expect(after.event, 'nothing was told twice').toBe('reward_earned')
    expect(await owned()).toEqual(['Eerste sprong', 'Helemaal zelf', 'Welkom in de boomhut'])
    stream.leave()
  })

  test('is given once, however often it is earned at the same instant', async () => {
    const stream = await listen()
    await Promise.all(Array.from({ length: 8 }, () => enter('enter_treehouse')))
    await record('write_note')
    const events = [await next(stream), await next(stream)]
    const told = events.map((event) => 'activity' in event.data && event.data.activity.item_id)
    const ids = (await list()).filter(({ student_has_badge }) => student_has_badge).map(({ id }) => id)
    expect(told).toEqual(ids)
    expect(await owned()).toEqual(['Welkom in de boomhut', 'Beste logboek'])
    stream.leave()
  })

  test('is told in the reply to the activity that earned it, and in no later one', async () => {
    const { body } = await enter('enter_treehouse')
    const ids = (await list()).filter(({ student_has_badge }) => student_has_badge).map(({ id }) => id)
    expect(ids).toHaveLength(1)
    expect(body.earned_badge_ids).toEqual(ids)
    expect((await enter('enter_treehouse')).body.earned_badge_ids).toEqual([])
  })

  test('is not earned by what is not finished, nor by another child', async () => {
    const [first = 0] = await exploring()
    const run = (await getExercise(caller, first)).student_exercise[1]
    await sendMove(caller, first, run, wrongMove(run, false))
    const other = await makeChild(app, child)
    const otherCaller = await logIn(app, other.username)
    const { explore } = exercisesOf(await getStep(otherCaller, other.steps[0] ?? 0))
    await playExercise(otherCaller, explore[0] ?? 0, 1)
    expect(await owned()).toEqual([])
  })
})

test.each([
  ['write_note', 1, ['Beste logboek']],
  ['write_note', 10, ['Beste logboek', 'Schrijver']],
  ['read_book', 1, ['Eerste boek']],
  ['read_book', 5, ['Eerste boek', 'Boekenwurm']],
])('%s, %i times', async (type, times, expected) => {
  for (let time = 0; time < times; time++) await record(type)
  expect(await owned()).toEqual(expected)
})

test('the end cave is found by who passed world 4', async () => {
  const { status, problem } = await enter('enter_end_cave')
  expect([status, problem.detail]).toEqual([409, 'De eindgrot is nog dicht.'])
  expect(await owned()).toEqual([])
  await app.database.queries
    .updateTable('student')
    .set({ end_reward_4_collected: true })
    .where('id', '=', child.student_id)
    .execute()
  expect((await enter('enter_end_cave')).status).toBe(201)
  expect(await owned()).toEqual(['Grotverkenner'])
})

describe('by playing', () => {
  test('a step that is passed, at two stars and then at three', async () => {
    await passStep(caller, child.steps[0] ?? 0)
    expect(await owned()).toContain('De eerste stap')
    expect(await owned()).not.toContain('Een stap vol sterren')
    await passStep(caller, child.steps[0] ?? 0, 3)
    const names = await owned()
    expect(names).toEqual(expect.arrayContaining(['Een stap vol sterren', 'Drie sterren', 'Foutloos dictee']))
  })

  test('practice on three days of a week', async () => {
    const [id = 0] = await exploring()
    const monday = nextMonday(nowSeconds(app.clock))
    for (const day of [0, 2, 6]) {
      app.clock.advance(monday + day * DAY - nowSeconds(app.clock))
      caller = await logIn(app, child.username)
      expect(await owned()).not.toContain('Drie dagen op pad')
      await caller.call('PUT /api/v1/exercise/reset/:id', {
        params: { id },
        body: { difficulty: 1, shuffle: 1 },
      })
      await playExercise(caller, id, 1)
    }
    expect(await owned()).toContain('Drie dagen op pad')
  })

  test('a word that went wrong three times, with the hints that it took', async () => {
    const { practise } = exercisesOf(await getStep(caller, child.steps[0] ?? 0))
    const id = practise[0] ?? 0
    let run = (await getExercise(caller, id)).student_exercise[1]
    for (let time = 0; time < 3; time++) run = (await sendMove(caller, id, run, wrongMove(run, false))).body
    await playExercise(caller, id, 1)
    expect(await owned()).toContain('Doorzetter')
  })

  test('but not by looking at it again: the workbook puts nothing right', async () => {
    const { exercises } = await getStep(caller, child.steps[0] ?? 0)
    const idOf = (template: string): number =>
      exercises.find(({ exercise_type }) => exercise_type.template === template)?.id ?? 0
    const id = idOf('LuisterTyp')
    let run = (await getExercise(caller, id)).student_exercise[1]
    for (let time = 0; time < 3; time++) run = (await sendMove(caller, id, run, wrongMove(run, false))).body
    for (const template of ['Werkboek', 'KijkLuister', 'LeesLetters'])
      await playExercise(caller, idOf(template), 1)
    expect(await owned()).not.toContain('Doorzetter')
    await playExercise(caller, id, 1)
    await caller.call('PUT /api/v1/exercise/reset/:id', { params: { id }, body: { difficulty: 1 } })
    await playExercise(caller, id, 1)
    expect(await owned()).toContain('Doorzetter')
  })
})

/** Noon. */
function nextMonday(now: number): number {
  const day = Math.floor(now / DAY)
  return (day + ((4 - (day % 7) + 7) % 7 || 7)) * DAY + DAY / 2
}
