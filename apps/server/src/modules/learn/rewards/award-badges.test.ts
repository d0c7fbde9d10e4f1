import type { Badge, LiveEvent } from '@letterliaan/contract'
import { ExerciseStatus } from '@letterliaan/contract/status'
import { beforeEach, describe, expect, test } from 'vitest'
import { getNowSeconds } from '../../../clock.ts'
import { limitDatabase } from '../../../db/limit-to-organisation.ts'
import { logIn } from '../../../testing/http.ts'
import { logAnswers } from '../../../testing/log-answers.ts'
import { listenToChannel, type TestStream } from '../../../testing/live.ts'
import {
  groupExercises,
  getExercise,
  getStep,
  passStep,
  playExercise,
  sendMove,
  findExercise,
} from '../../../testing/player.ts'
import { makeChild, makeSchool, type TestChild } from '../../../testing/school.ts'
import { daySeconds } from '../../../testing/test-clock.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { rebuildStudent } from '../rebuild/rebuild-student.ts'
import { countWordsRecovered, countWordsRight } from './fact-queries.ts'
import { changeRows, findRow } from '../../../testing/rows.ts'

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

  test('is given once, even if it is earned several times at the same moment', async () => {
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

  test('is only in the reply to the activity that earned it', async () => {
    const { body } = await enter('enter_treehouse')
    const ids = (await list()).filter(({ student_has_badge }) => student_has_badge).map(({ id }) => id)
    expect(ids).toHaveLength(1)
    expect(body.earned_badge_ids).toEqual(ids)
    expect((await enter('enter_treehouse')).body.earned_badge_ids).toEqual([])
  })
})

describe('books and notes on the shelf earn badges', () => {
  const kinds = [
    { name: 'books', add: read, remove: drop, first: 'Eerste boek', many: 'Boekenwurm', count: 5 },
    { name: 'notes', add: write, remove: tear, first: 'Beste logboek', many: 'Schrijver', count: 10 },
  ]

  test.each(kinds)(
    '$name: badges are given for the first book or note, and for a number of different ones',
    async ({ add, first, many, count }) => {
      for (let nr = 1; nr < count; nr++) await add(`Nummer ${nr}`)
      await add(' nummer 1!')
      expect(await owned()).toEqual([first])
      await add(`Nummer ${count}`)
      expect(await owned()).toEqual([first, many])
    },
  )

  test.each(kinds)('$name: removed ones no longer count, but an earned badge stays', async (kind) => {
    const { add, remove, first, many, count } = kind
    for (let nr = 1; nr <= count; nr++) await remove(await add(`Nummer ${nr}`))
    expect(await owned()).toEqual([first])
    const ids: number[] = []
    for (let nr = 1; nr <= count; nr++) ids.push(await add(`Nummer ${nr}`))
    for (const id of ids) await remove(id)
    expect(await owned()).toEqual([first, many])
    const rebuild = { student_id: child.student_id, write: false, now: getNowSeconds(app.clock) }
    expect(await rebuildStudent(app.database, app.contents, rebuild)).toEqual([])
  })
})

describe('a child’s device earns only a first visit', () => {
  test.each(['write_note', 'complete_step', 'x'])('the activity %j is refused', async (type) => {
    expect((await enter(type)).status).toBe(422)
    expect(await owned()).toEqual([])
  })

  test('no place can be entered before the introduction is completed', async () => {
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
    const { explore, practise, dictation } = groupExercises(await getStep(caller, child.steps[0] ?? 0))
    for (const id of [...explore.slice(0, 2), ...practise.slice(0, 2), dictation])
      await playExercise(caller, id, 3)
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
    const id = await findExercise(caller, child.steps[0] ?? 0, 'StapDictee')
    let run = (await getExercise(caller, id)).student_exercise[1]
    while (!run.is_complete) run = (await sendMove(caller, id, run, { answer: 'x' })).body
    expect(run.status).toBe(ExerciseStatus.failed)
    expect(await owned()).not.toContain('Helemaal zelf')
    await caller.call('PUT /api/v1/exercise/reset/:id', { params: { id }, body: { difficulty: 1 } })
    await playExercise(caller, id, 1)
    expect(await owned()).toContain('Helemaal zelf')
  })
})

describe('answers in the log', () => {
  const logWord = async (rows: readonly { readonly template: string; readonly is_right?: boolean }[]) => {
    const { id: word_id } = await findRow(app, 'word', {})
    const created_at = getNowSeconds(app.clock)
    await logAnswers(
      app,
      child,
      rows.map((row) => Object.assign({ word_id, created_at }, row)),
    )
  }
  const showing = ['KijkLuister', 'LeesLetters', 'Werkboek'].map((template) => ({ template }))

  test('count as a word written well, but not if the word was only read or seen', async () => {
    const { queries } = limitDatabase(app.database, child.organisation_id)
    const count = () => countWordsRight(queries, child.student_id, Number.MAX_SAFE_INTEGER)
    await logWord(showing)
    expect(await count()).toBe(0)
    await logWord([{ template: 'LuisterTyp' }])
    expect(await count()).toBe(1)
  })

  test('count as a word recovered after errors, but not if the word was only read or seen', async () => {
    const count = () => countWordsRecovered(app.database.queries, child.student_id, Number.MAX_SAFE_INTEGER)
    const wrong = { template: 'LuisterTyp', is_right: false }
    await logWord([wrong, wrong, wrong, ...showing])
    expect(await count()).toEqual([])
    await logWord([{ template: 'LuisterTyp' }])
    expect(await count()).toEqual([{ errors: 3, words: 1 }])
    const [id = 0] = await exploring()
    await playExercise(caller, id, 1)
    expect(await owned()).toContain('Doorzetter')
  })
})

function nextMonday(now: number): number {
  const day = Math.floor(now / daySeconds)
  return (day + ((4 - (day % 7) + 7) % 7 || 7)) * daySeconds + daySeconds / 2
}
