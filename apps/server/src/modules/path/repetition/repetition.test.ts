// @database any
import type { RepeatableStep, Step } from '@letterliaan/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { nowSeconds } from '../../../clock.ts'
import { logIn, type TestCaller } from '../../../testing/http.ts'
import { getExercise, getStep, passStep, playExercise } from '../../../testing/player.ts'
import { makeChild, makeSchool, makeSupervisor, type TestChild } from '../../../testing/school.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { daySeconds } from '../../../testing/test-clock.ts'

let app: TestApp
let child: TestChild
let caller: TestCaller

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const stepId = (at: number): number => child.steps[at] ?? 0

async function begin(passed: number): Promise<void> {
  child = await makeChild(app, await makeSchool(app, { days: 400 }))
  caller = await logIn(app, child.username)
  for (const step of child.steps.slice(0, passed)) await passStep(caller, step)
}

/** Days later the child logs in anew. */
async function wait(days: number): Promise<void> {
  app.clock.advance(days * daySeconds)
  caller = await logIn(app, child.username)
}

async function repeatable(): Promise<RepeatableStep[]> {
  const { status, body } = await caller.call('GET /api/v1/step/repeatable')
  expect(status).toBe(200)
  return body
}

/** A child that passed the steps with these numbers a month ago; gives their words, of which it practised these. */
async function passLongAgo(worlds: number[], nrs: number[], isPractised = (_word: string) => true) {
  child = await makeChild(app, await makeSchool(app, { days: 400 }), { worlds })
  caller = await logIn(app, child.username)
  await passStep(caller, stepId(0))
  const { queries } = app.database
  const taught = await queries
    .selectFrom('step')
    .innerJoin('curriculum_step', 'curriculum_step.id', 'step.curriculum_step_id')
    .innerJoin('word', 'word.nr', 'curriculum_step.nr')
    .select(['step.id', 'curriculum_step.nr', 'word.id as word_id', 'word.word'])
    .where('step.student_id', '=', child.student_id)
    .where('curriculum_step.nr', 'in', nrs)
    .orderBy('curriculum_step.nr')
    .orderBy('word.id')
    .execute()
  const { id: _, ...answer } = await queries
    .selectFrom('answer')
    .selectAll()
    .where('student_id', '=', child.student_id)
    .limit(1)
    .executeTakeFirstOrThrow()
  await queries
    .insertInto('answer')
    .values(
      taught
        .filter(({ word }) => isPractised(word))
        .map(({ word_id }) => Object.assign({}, answer, { word_id })),
    )
    .execute()
  await queries
    .updateTable('step')
    .set({ is_complete: true, status: 5, completed_at: nowSeconds(app.clock) - 30 * daySeconds })
    .where(
      'id',
      'in',
      taught.map(({ id }) => id),
    )
    .execute()
  return taught
}

/** The child remembers these words and no others; `due_in` days. */
async function remember(words: readonly { readonly word_id: number; readonly due_in: number }[]) {
  const now = nowSeconds(app.clock)
  const { queries } = app.database
  const { organisation_id, student_id } = child
  await queries.deleteFrom('word_memory').where('student_id', '=', student_id).execute()
  const known = {
    organisation_id,
    student_id,
    stability: 3,
    difficulty: 5,
    last_review: now,
    reps: 1,
    lapses: 0,
  }
  const rows = words.map(({ word_id, due_in }) =>
    Object.assign({ word_id, due: now + due_in * daySeconds }, known),
  )
  await queries.insertInto('word_memory').values(rows).execute()
}

const first = async (): Promise<RepeatableStep> => {
  const [firstStep] = await repeatable()
  if (!firstStep) throw new Error('There is a repetition.')
  return firstStep
}

/** The steps on the map that say that they may be repeated. */
async function repeatableOnMap(): Promise<number[]> {
  const { body } = await caller.call('GET /api/v1/step')
  return body['1'].filter(({ is_repeatable }) => is_repeatable).map(({ id }) => id)
}

describe('the scheduler', () => {
  test("API-1 WEET-6 lays 'Door elkaar' ready when four words are due, and not before", async () => {
    await begin(1)
    expect(await repeatable()).toEqual([])
    await wait(2)
    expect(await repeatable()).toEqual([])
    await wait(1)
    const [mix, ...others] = await repeatable()
    expect(others).toEqual([])
    expect(mix).toEqual({
      id: expect.any(Number) as number,
      phase_id: null,
      label: 'Door elkaar',
      status: 0,
      repeats_step_id: stepId(0),
      is_mixed: true,
      num_words: 10,
    })
    expect(mix?.id).toBeGreaterThan(3)
    expect(await repeatable()).toEqual([mix])
  })

  test('WEET-6 it asks words of all steps, no two of one rule after each other, in practice and in dictation', async () => {
    await begin(4)
    await wait(4)
    const mix = await getStep(caller, (await first()).id)
    const stepOf = new Map<string, number>()
    for (const at of [0, 1, 2, 3]) {
      const { words } = await getStep(caller, stepId(at))
      for (const { word } of Object.values(words).flat()) stepOf.set(word, at)
    }
    for (const { id } of mix.exercises) {
      const { words } = (await getExercise(caller, id)).student_exercise[2]
      const steps = words.map(({ word }) => stepOf.get(word))
      expect(steps).toHaveLength(10)
      expect(new Set(steps).size).toBeGreaterThanOrEqual(3)
      expect(steps.filter((step, at) => step === steps[at - 1])).toEqual([])
    }
  })

  test('WEET-6 a child that was away finds one set of the size that its school chose', async () => {
    await begin(4)
    for (const size of [6, 15] as const) {
      await app.database.queries.updateTable('organisation').set({ mix_size: size }).execute()
      await wait(size === 6 ? 60 : 1)
      const [mix, ...others] = await repeatable()
      expect(others).toEqual([])
      expect(mix?.num_words).toBe(size)
      await repeat(await getStep(caller, mix?.id ?? 0))
    }
  })

  test('WEET-6 it is practised in another template from day to day', async () => {
    await begin(4)
    const templates = new Set<string>()
    for (const days of [4, 4, 4, 4]) {
      await wait(days)
      const { exercises } = await getStep(caller, (await first()).id)
      templates.add(exercises[1]?.exercise_type.template ?? '')
      for (const { id } of exercises) await playExercise(caller, id, 1, 10)
    }
    expect(templates.size).toBeGreaterThan(1)
  })

  test('WEET-6 it has its exercises also where a supervisor left that template out of the step of its first word', async () => {
    await begin(4)
    await wait(4)
    const { id, repeats_step_id } = await first()
    const [practice] = (await getStep(caller, id)).exercises
    const { queries } = app.database
    await queries.deleteFrom('step').where('id', '=', id).execute()
    const excluded_templates = JSON.stringify([practice?.exercise_type.template])
    await queries.updateTable('step').set({ excluded_templates }).where('id', '=', repeats_step_id).execute()
    const mix = await first()
    expect((await getStep(caller, mix.id)).exercises).toHaveLength(2)
  })

  test('WEET-9 two steps that teach the same text, never practised, bring it once', async () => {
    const twice = ['krant', 'staart']
    const taught = await passLongAgo([1, 3], [1, 6, 27], (word) => !twice.includes(word))
    const practised = taught.filter(({ word }) => !twice.includes(word))
    await remember(practised.map(({ word_id }, at) => ({ word_id, due_in: at < 4 ? 0 : 90 })))
    await wait(4)
    const { id, num_words } = await first()
    const [practice] = (await getStep(caller, id)).exercises
    const texts = (await getExercise(caller, practice?.id ?? 0)).student_exercise[2].words.map(
      ({ word }) => word,
    )
    expect(texts.filter((text) => twice.includes(text)).toSorted()).toEqual(twice)
    expect(texts).toHaveLength(num_words)
  })

  test('WEET-6 where no template practises half of its words, one that a step still has is taken', async () => {
    const kept = new Map([
      [11, 'TypHints'],
      [14, 'Zinnen2'],
      [18, 'LetterBlokken'],
    ])
    const taught = await passLongAgo([1, 2], [...kept.keys()])
    const ofEach = [...Map.groupBy(taught, ({ nr }) => nr).values()].flatMap((words) => words.slice(0, 3))
    await remember(ofEach.map(({ word_id }) => ({ word_id, due_in: 0 })))
    const practices = ['LuisterTyp', 'LetterBlokken', 'TypHints', 'Zinnen2', 'TypKlankgroepen1']
    for (const { id, nr } of taught) {
      const excluded_templates = JSON.stringify(practices.filter((name) => name !== kept.get(nr)))
      const { queries } = app.database
      await queries.updateTable('step').set({ excluded_templates }).where('id', '=', id).execute()
    }
    await wait(1)
    const { exercises } = await getStep(caller, (await first()).id)
    expect(exercises.map(({ exercise_type }) => exercise_type.template)).toEqual([
      'OefenDictee',
      expect.toBeOneOf([...kept.values()]),
    ])
  })

  test('WEET-6 of a text that two steps teach, the word that is remembered counts', async () => {
    const taught = await passLongAgo([1, 3], [1, 6, 27])
    const twice = taught.filter(({ word }) => word === 'krant').map(({ word_id }) => word_id)
    const [never = 0, known = 0] = twice
    const others = taught.filter(({ word_id }) => !twice.includes(word_id)).slice(0, 4)
    await remember([...others.map(({ word_id }) => ({ word_id, due_in: 0 })), { word_id: known, due_in: 90 }])
    await wait(1)
    const { id } = await first()
    const { queries } = app.database
    const { word_ids } = await queries
      .selectFrom('step')
      .select('word_ids')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(JSON.parse(word_ids ?? '')).not.toContain(never)
  })

  test('a step that is not passed is not proposed', async () => {
    await begin(0)
    const { exercises } = await getStep(caller, stepId(0))
    const dictation = exercises.find(({ exercise_type }) => exercise_type.template === 'OefenDictee')
    await playExercise(caller, dictation?.id ?? 0, 2)
    await wait(30)
    expect(await repeatable()).toEqual([])
  })

  test('WEET-6 there is one set a day: what is done makes the pile smaller, until the next day', async () => {
    await begin(4)
    await wait(4)
    const statuses = async () => (await repeatable()).map(({ status }) => status)
    expect(await statuses()).toEqual([0])
    await repeat(await getStep(caller, (await first()).id))
    expect(await statuses()).toEqual([4])
    await wait(1)
    expect(await statuses()).toEqual([0])
  })

  test('WEET-6 what was left of yesterday’s set is finished today, and today’s own set comes all the same', async () => {
    await begin(4)
    await wait(4)
    const { exercises } = await getStep(caller, (await first()).id)
    await playExercise(caller, exercises[0]?.id ?? 0, 1)
    await wait(1)
    await playExercise(caller, exercises[1]?.id ?? 0, 1)
    expect(new Set((await repeatable()).map(({ status }) => status))).toEqual(new Set([0, 4]))
  })
})

/** Plays both exercises of a repetition. */
async function repeat({ exercises }: Step, wrong = 0): Promise<void> {
  for (const { id } of exercises) await playExercise(caller, id, 1, wrong)
}

describe('a repetition', () => {
  beforeEach(async () => {
    await begin(1)
    await wait(4)
  })

  test('is a lesson of its own without a world: one Oefenen exercise and one OefenDictee over the due words', async () => {
    const { id, num_words } = await first()
    const step = await getStep(caller, id)
    expect(step).toMatchObject({ id, phase_id: null, is_repeatable: true, status: 0, label: 'Door elkaar' })
    expect(step.exercises.map(({ exercise_type }) => exercise_type.category)).toEqual(['Dictee', 'Oefenen'])
    expect(step.exercises[0]?.exercise_type.template, 'who saw its words would not recall them').toBe(
      'OefenDictee',
    )
    expect(step.words, 'who saw them would not recall them').toEqual({ 1: [], 2: [], 3: [] })
    const exercise = await getExercise(caller, step.exercises[0]?.id ?? 0)
    for (const difficulty of [1, 2, 3] as const) {
      const texts = exercise.student_exercise[difficulty].words.map(({ word }) => word)
      expect(texts, 'whichever level the child chooses').toHaveLength(num_words)
      expect(new Set(texts)).toEqual(new Set(exercise.student_exercise[1].words.map(({ word }) => word)))
    }
  })

  test('has status 0 until both are done, then 4; the next day it is no longer in the list', async () => {
    const { id } = await first()
    const { exercises } = await getStep(caller, id)
    await playExercise(caller, exercises[0]?.id ?? 0, 1)
    expect((await first()).status).toBe(0)
    await playExercise(caller, exercises[1]?.id ?? 0, 1)
    expect(await first()).toMatchObject({ id, status: 4 })
    expect(await getStep(caller, id)).toMatchObject({ status: 4, is_complete: true })
    await wait(1)
    expect((await repeatable()).map((step) => step.id)).not.toContain(id)
  })

  test('moves the words that went well on by weeks, and leaves the path and the worlds as they are', async () => {
    const before = (await caller.call('GET /api/v1/step')).body
    const { id } = await first()
    const mix = await getStep(caller, id)
    const memories = () =>
      app.database.queries
        .selectFrom('word_memory')
        .select(['word_id', 'due'])
        .where('student_id', '=', child.student_id)
        .execute()
    const known = new Set((await memories()).map(({ word_id }) => word_id))
    const { words } = (await getExercise(caller, mix.exercises[0]?.id ?? 0)).student_exercise[1]
    await repeat(mix)
    const after = (await memories()).filter(({ word_id }) => words.some((word) => word.id === word_id))
    const weekLater = nowSeconds(app.clock) + 7 * daySeconds
    expect(after.filter(({ word_id }) => known.has(word_id)).every(({ due }) => due > weekLater)).toBe(true)
    expect((await caller.call('GET /api/v1/step')).body).toEqual(before)
    await wait(60)
    expect((await first()).id).not.toBe(id)
  })

  test("belongs to its child: another's is 404", async () => {
    const { id } = await first()
    const stranger = await logIn(app, (await makeChild(app, await makeSchool(app))).username)
    expect((await stranger.call('GET /api/v1/step/:id', { params: { id } })).status).toBe(404)
    expect((await stranger.call('GET /api/v1/step/repeatable')).body).toEqual([])
  })

  test('an exercise of the step that is no part of it is 404', async () => {
    const { id } = await first()
    const reply = await caller.call('GET /api/v1/exercise/:id', { params: { id: id * 100 + 9 } })
    expect(reply.status).toBe(404)
  })
})

describe('a supervisor', () => {
  let supervisor: TestCaller

  beforeEach(async () => {
    await begin(1)
    supervisor = await logIn(app, await makeSupervisor(app, child))
  })

  const mark = (is_repeatable: boolean, id = stepId(0), who = supervisor) =>
    who.call('PUT /api/v1/begeleider/step/:id/repeatable', { params: { id }, body: { is_repeatable } })
  const propose = (proposals: boolean, who = supervisor) =>
    who.call('PUT /api/v1/begeleider/student/:id/repetition', {
      params: { id: child.student_id },
      body: { proposals },
    })

  test('MAP-5 marks a passed step repeatable: it is there at once, and the mark is gone when it is done', async () => {
    expect((await mark(true)).body).toEqual({ step_id: stepId(0), is_repeatable: true })
    expect((await getStep(caller, stepId(0))).is_repeatable).toBe(true)
    expect(await repeatableOnMap()).toEqual([stepId(0)])
    const { id, num_words } = await first()
    expect(num_words).toBeGreaterThanOrEqual(4)
    await repeat(await getStep(caller, id))
    expect((await getStep(caller, stepId(0))).is_repeatable).toBe(false)
    expect(await repeatableOnMap()).toEqual([])
    expect((await repeatable()).map(({ status }) => status)).toEqual([4])
  })

  test('WEET-17 is told since when a word of a marked step is due', async () => {
    await mark(true)
    await wait(4)
    const juf = await logIn(app, await makeSupervisor(app, child))
    const { body } = await juf.call('GET /api/v1/begeleider/student/:id/insight', {
      params: { id: child.student_id },
    })
    const words = body.repetitions.find(({ reason }) => reason === 'marked')?.words ?? []
    const now = nowSeconds(app.clock)
    expect(words.length).toBeGreaterThan(0)
    for (const { why, due_at } of words) expect(why).toBe((due_at ?? Infinity) <= now ? 'due' : 'chosen')
    expect(words.some(({ why }) => why === 'due')).toBe(true)
  })

  test("WEET-17 of 'Door elkaar' a word that becomes due later today is told as due, one of tomorrow is not", async () => {
    const [today, ...others] = await passLongAgo([1], [1])
    const later = 60 / daySeconds
    const tomorrow = others.map(({ word_id }) => ({ word_id, due_in: 1 + later }))
    await remember([{ word_id: today?.word_id ?? 0, due_in: later }, ...tomorrow])
    await first()
    const juf = await logIn(app, await makeSupervisor(app, child))
    const { body } = await juf.call('GET /api/v1/begeleider/student/:id/insight', {
      params: { id: child.student_id },
    })
    const told = body.repetitions.flatMap(({ words }) => words)
    expect(told).toHaveLength(10)
    for (const { word, why } of told) expect(why).toBe(word === today?.word ? 'due' : 'fills')
  })

  test("WEET-17 of 'Door elkaar' that is half done no word is told to fill it up", async () => {
    await wait(4)
    const { exercises } = await getStep(caller, (await first()).id)
    await playExercise(caller, exercises[0]?.id ?? 0, 2, 1)
    const juf = await logIn(app, await makeSupervisor(app, child))
    const { body } = await juf.call('GET /api/v1/begeleider/student/:id/insight', {
      params: { id: child.student_id },
    })
    const told = body.repetitions.flatMap(({ words }) => words)
    expect(told.map(({ why }) => why)).toEqual(Array.from({ length: 10 }, () => 'written'))
  })

  test('takes a mark away, and with it the repetition that nobody began', async () => {
    await mark(true)
    expect(await repeatable()).toHaveLength(1)
    await mark(false)
    expect(await repeatable()).toEqual([])
  })

  test('may not mark a step that is not passed, nor one of another organisation', async () => {
    expect((await mark(true, stepId(1))).status).toBe(422)
    const stranger = await logIn(app, await makeSupervisor(app, await makeSchool(app)))
    expect((await mark(true, stepId(0), stranger)).status).toBe(404)
    expect((await propose(false, stranger)).status).toBe(404)
    expect((await mark(true, stepId(0), caller)).status).toBe(403)
  })

  test('switches proposals off, which takes back those that wait, and on again', async () => {
    await wait(4)
    supervisor = await logIn(app, await makeSupervisor(app, child))
    expect(await repeatable()).toHaveLength(1)
    expect((await propose(false)).body).toEqual({ student_id: child.student_id, proposals: false })
    expect(await repeatable()).toEqual([])
    await propose(true)
    expect(await repeatable()).toHaveLength(1)
  })
})
