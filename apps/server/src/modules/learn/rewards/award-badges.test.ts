import type { Badge, LiveEvent } from '@letterliaan/contract'
import { ExerciseStatus } from '@letterliaan/contract/status'
import * as fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { getNowSeconds } from '../../../clock.ts'
import { logIn } from '../../../testing/http.ts'
import { listenToChannel, type TestStream } from '../../../testing/live.ts'
import {
  groupExercises,
  getExercise,
  getStep,
  passStep,
  playExercise,
  sendMove,
} from '../../../testing/player.ts'
import { makeChild, makeSchool, type TestChild } from '../../../testing/school.ts'
import { daySeconds } from '../../../testing/test-clock.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { createWrongMove } from '../developer/move.ts'
import { rebuildStudent } from '../rebuild/rebuild-student.ts'
import { countWordsRight } from './fact-queries.ts'
import { changeRows } from '../../../testing/rows.ts'

const app = await useTestApp()
let child: TestChild
let caller: Awaited<ReturnType<typeof logIn>>

beforeEach(async () => {
  child = await makeChild(app, await makeSchool(app))
  caller = await logIn(app, child.username)
})

const list = async (): Promise<Badge[]> => (await caller.call('GET /api/v1/reward/')).body
const owned = async (): Promise<string[]> =>
  (await list()).filter(({ student_has_badge }) => student_has_badge).map(({ name }) => name)

const listen = async (): Promise<TestStream> => {
  const { channel_id } = (await caller.call('GET /api/v1/user/me/')).body
  const stream = await listenToChannel({ url: app.url, token: caller.tokens.access_token, channel_id })
  await stream.next()
  return stream
}
const next = async (stream: TestStream): Promise<LiveEvent> => (await stream.next()).event

const enter = (type: string) => caller.call('POST /api/v1/activity', { body: { type } })
const exploring = async (): Promise<number[]> =>
  groupExercises(await getStep(caller, child.steps[0] ?? 0)).explore

const write = async (text: string): Promise<number> =>
  (await caller.call('POST /api/v1/note', { body: { date: 1, title: '', text } })).body.id
const read = async (title: string): Promise<number> =>
  (await caller.call('POST /api/v1/book-read', { body: { title, review: 8 } })).body.id
const tear = (id: number) => caller.call('DELETE /api/v1/note/:id', { params: { id } })
const drop = (id: number) => caller.call('DELETE /api/v1/book-read/:id', { params: { id } })

describe('a badge', () => {
  test('is sent once to the child, after the exercise that earned the badge', async () => {
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

  test('is given once when earned several times at the same moment', async () => {
    const stream = await listen()
    await Promise.all(Array.from({ length: 8 }, () => enter('enter_treehouse')))
    await write('Vandaag')
    const events = [await next(stream), await next(stream)]
    const badgeIds = events.map((event) => 'activity' in event.data && event.data.activity.item_id)
    const ids = (await list()).filter(({ student_has_badge }) => student_has_badge).map(({ id }) => id)
    expect(badgeIds).toEqual(ids)
    expect(await owned()).toEqual(['Welkom in de boomhut', 'Beste logboek'])
    stream.leave()
  })

  test('is in the reply to the activity that earned the badge, and in no later reply', async () => {
    const { body } = await enter('enter_treehouse')
    const ids = (await list()).filter(({ student_has_badge }) => student_has_badge).map(({ id }) => id)
    expect(ids).toHaveLength(1)
    expect(body.earned_badge_ids).toEqual(ids)
    expect((await enter('enter_treehouse')).body.earned_badge_ids).toEqual([])
  })

  test('is not earned by unfinished work or by another child', async () => {
    const [first = 0] = await exploring()
    const run = (await getExercise(caller, first)).student_exercise[1]
    await sendMove(caller, first, run, createWrongMove(run, false))
    const other = await makeChild(app, child)
    const otherCaller = await logIn(app, other.username)
    const { explore } = groupExercises(await getStep(otherCaller, other.steps[0] ?? 0))
    await playExercise(otherCaller, explore[0] ?? 0, 1)
    expect(await owned()).toEqual([])
  })
})

describe('books and notes on the shelf earn badges', () => {
  const kinds = [
    { name: 'books', add: read, remove: drop, first: 'Eerste boek', many: 'Boekenwurm', count: 5 },
    { name: 'notes', add: write, remove: tear, first: 'Beste logboek', many: 'Schrijver', count: 10 },
  ]

  test.each(kinds)(
    '$name: the first book or note, and a number of different ones',
    async ({ add, first, many, count }) => {
      for (let nr = 1; nr < count; nr++) await add(`Nummer ${nr}`)
      await add(' nummer 1!')
      expect(await owned()).toEqual([first])
      await add(`Nummer ${count}`)
      expect(await owned()).toEqual([first, many])
    },
  )

  test.each(kinds)('$name: removed books or notes no longer count', async ({ add, remove, first, count }) => {
    for (let nr = 1; nr <= 2 * count; nr++) await remove(await add(`Nummer ${nr}`))
    for (let nr = 1; nr <= 2 * count; nr++) await add('Nummer 1')
    expect(await owned()).toEqual([first])
  })

  test.each(kinds)('$name: an earned badge stays', async ({ add, remove, first, many, count }) => {
    const ids: number[] = []
    for (let nr = 1; nr <= count; nr++) ids.push(await add(`Nummer ${nr}`))
    for (const id of ids) await remove(id)
    expect(await owned()).toEqual([first, many])
    const { student_id } = child
    const rebuilt = await rebuildStudent(app.database, app.contents, {
      student_id,
      write: false,
      now: getNowSeconds(app.clock),
    })
    expect(rebuilt).toEqual([])
  })

  test('books added and removed in any order earn the badge as soon as five different ones are there', async () => {
    const move = fc.record({ title: fc.integer({ min: 1, max: 7 }), goes: fc.boolean() })
    const moves = fc.array(move, { minLength: 8, maxLength: 16, size: 'max' })
    const play = async (all: readonly { title: number; goes: boolean }[]): Promise<void> => {
      child = await makeChild(app, child, { worlds: [] })
      caller = await logIn(app, child.username)
      const shelf: { id: number; title: number }[] = []
      let max = 0
      for (const { title, goes } of all) {
        const at = shelf.findIndex((book) => book.title === title)
        if (goes && at !== -1) await drop(shelf.splice(at, 1)[0]?.id ?? 0)
        if (!goes) shelf.push({ id: await read(`Deel ${title}`), title })
        max = Math.max(max, new Set(shelf.map((book) => book.title)).size)
      }
      const names = await owned()
      expect([names.includes('Eerste boek'), names.includes('Boekenwurm')]).toEqual([max >= 1, max >= 5])
    }
    await fc.assert(fc.asyncProperty(moves, play), { numRuns: 12 })
  })
})

describe('a child’s device earns only a first visit', () => {
  test.each([
    'read_book',
    'write_note',
    'complete_step',
    'complete_world',
    'complete_exercise',
    'buy_badge',
    '',
    'x',
  ])('the activity %j is refused', async (type) => {
    expect((await enter(type)).status).toBe(422)
    expect(await owned()).toEqual([])
  })

  test('entering worlds and steps earns no badge, however often', async () => {
    for (const type of ['enter_world', 'open_step', 'enter_world'])
      expect((await enter(type)).status).toBe(201)
    expect(await owned()).toEqual([])
  })

  test('no place is open before the introduction is completed', async () => {
    child = await makeChild(app, child, { introduction_completed: false })
    caller = await logIn(app, child.username)
    const { status, problem } = await enter('enter_treehouse')
    expect([status, problem.detail]).toEqual([403, 'Vul eerst je profiel in.'])
    expect(await owned()).toEqual([])
  })
})

test('a child that passed world 4 can enter the end cave', async () => {
  const { status, problem } = await enter('enter_end_cave')
  expect([status, problem.detail]).toEqual([409, 'De eindgrot is nog dicht.'])
  expect(await owned()).toEqual([])
  await changeRows(app, 'student', { id: child.student_id }, { end_reward_4_collected: true })
  expect((await enter('enter_end_cave')).status).toBe(201)
  expect(await owned()).toEqual(['Grotverkenner'])
})

describe('playing', () => {
  test('earns a badge for passing a step with two stars and then with three', async () => {
    await passStep(caller, child.steps[0] ?? 0)
    expect(await owned()).toContain('De eerste stap')
    expect(await owned()).not.toContain('Een stap vol sterren')
    await passStep(caller, child.steps[0] ?? 0, 3)
    const names = await owned()
    expect(names).toEqual(expect.arrayContaining(['Een stap vol sterren', 'Drie sterren', 'Foutloos dictee']))
  })

  test('earns a badge for practice on three days of a week', async () => {
    const [id = 0] = await exploring()
    const monday = nextMonday(getNowSeconds(app.clock))
    for (const day of [0, 2, 6]) {
      app.clock.advance(monday + day * daySeconds - getNowSeconds(app.clock))
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

  test('API-12 earns a badge for an exercise passed without help, and none for a failed one', async () => {
    const { exercises } = await getStep(caller, child.steps[0] ?? 0)
    const id = exercises.find(({ exercise_type }) => exercise_type.template === 'StapDictee')?.id ?? 0
    let run = (await getExercise(caller, id)).student_exercise[1]
    while (!run.is_complete) run = (await sendMove(caller, id, run, { answer: 'x' })).body
    expect(run.status).toBe(ExerciseStatus.failed)
    expect(await owned()).not.toContain('Helemaal zelf')
    await caller.call('PUT /api/v1/exercise/reset/:id', { params: { id }, body: { difficulty: 1 } })
    await playExercise(caller, id, 1)
    expect(await owned()).toContain('Helemaal zelf')
  })

  test('earns a badge for a word that went wrong three times, also with hints', async () => {
    const { practise } = groupExercises(await getStep(caller, child.steps[0] ?? 0))
    const id = practise[0] ?? 0
    let run = (await getExercise(caller, id)).student_exercise[1]
    for (let time = 0; time < 3; time++)
      run = (await sendMove(caller, id, run, createWrongMove(run, false))).body
    await playExercise(caller, id, 1)
    expect(await owned()).toContain('Doorzetter')
  })

  test('earns no badge for looking at a word again, as the workbook corrects nothing', async () => {
    const { exercises } = await getStep(caller, child.steps[0] ?? 0)
    const idOf = (template: string): number =>
      exercises.find(({ exercise_type }) => exercise_type.template === template)?.id ?? 0
    const id = idOf('LuisterTyp')
    let run = (await getExercise(caller, id)).student_exercise[1]
    for (let time = 0; time < 3; time++)
      run = (await sendMove(caller, id, run, createWrongMove(run, false))).body
    for (const template of ['Werkboek', 'KijkLuister', 'LeesLetters'])
      await playExercise(caller, idOf(template), 1)
    expect(await owned()).not.toContain('Doorzetter')
    await playExercise(caller, id, 1)
    await caller.call('PUT /api/v1/exercise/reset/:id', { params: { id }, body: { difficulty: 1 } })
    await playExercise(caller, id, 1)
    expect(await owned()).toContain('Doorzetter')
  })
})

test('a word that was only read, chosen or coloured earns no badge for a word written well', async () => {
  const { exercises } = await getStep(caller, child.steps[0] ?? 0)
  const wordsWritten = async () =>
    (await countWordsRight(app.database.queries, child.student_id, Number.MAX_SAFE_INTEGER))?.count ?? 0
  const play = (template: string) =>
    playExercise(caller, exercises.find((each) => each.exercise_type.template === template)?.id ?? 0, 1)
  for (const template of ['KijkLuister', 'LeesLetters', 'Werkboek']) await play(template)
  expect(await wordsWritten()).toBe(0)
  const { words } = await play('LuisterTyp')
  expect(await wordsWritten()).toBe(words.length)
})

function nextMonday(now: number): number {
  const day = Math.floor(now / daySeconds)
  return (day + ((4 - (day % 7) + 7) % 7 || 7)) * daySeconds + daySeconds / 2
}
