import type { RepeatableStep } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import { logIn, type TestCaller } from '../../../testing/http.ts'
import { openInterventionSchool } from '../../../testing/intervention-school.ts'
import { getExercise, getStep, playExercise, sendMove } from '../../../testing/player.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { daySeconds } from '../../../testing/test-clock.ts'

const app = await useTestApp()
const school = await openInterventionSchool(app)
const goals = ['klinkers', 'medeklinkers'].map((topic) => ({ topic, wanted: 75 }))
const id = (await school.plan({ goals })).body.id

const compare = (topic: string | null) => school.change(id, { trial: topic })

async function openTreehouse(): Promise<{ pupil: TestCaller; sets: RepeatableStep[] }> {
  await school.enter()
  const pupil = await logIn(app, school.kim.username)
  return { pupil, sets: (await pupil.call('GET /api/v1/step/repeatable')).body }
}

const countWaiting = async () => (await openTreehouse()).sets.filter(({ status }) => status === 0).length

const exerciseOf = async (pupil: TestCaller, { id: step_id }: RepeatableStep) => {
  const { exercises } = await getStep(pupil, step_id)
  expect(exercises).toHaveLength(1)
  return getExercise(pupil, exercises[0]?.id ?? 0)
}

test('a trial starts only when a supervisor starts it, and only for a goal of the intervention', async () => {
  expect((await school.read(id)).trial).toBeNull()
  expect((await compare('sch-ng-nk')).status).toBe(422)
  const { status, body } = await compare('klinkers')
  expect(status).toBe(200)
  expect(body.trial).toMatchObject({ topic: 'klinkers', verdict: 'waits' })
  const { rule = [], sight = [] } = body.children[0]?.trial ?? {}
  expect(rule).toHaveLength(12)
  expect(new Set([...rule, ...sight]).size).toBe(24)
})

test('a trial practises half of its words by rule and half by sight', async () => {
  const { rule = [], sight = [] } = (await school.read(id)).children[0]?.trial ?? {}
  const { pupil, sets } = await openTreehouse()
  expect(sets.map(({ label, is_mixed }) => [label, is_mixed])).toEqual([
    ['Met de regel', false],
    ['Goed kijken', false],
  ])
  for (const [at, half] of [rule, sight].entries()) {
    const set = sets[at]
    if (set === undefined) throw new Error('A set of each way waits.')
    const exercise = await exerciseOf(pupil, set)
    expect(exercise.exercise_type.template).toBe(['TypHints', 'LeesTyp'][at])
    const { words } = exercise.student_exercise['2']
    expect(words).toHaveLength(6)
    expect(half).toEqual(expect.arrayContaining(words.map(({ word }) => word)))
    await playExercise(pupil, exercise.id, 2)
  }
  const again = (await pupil.call('GET /api/v1/step/repeatable')).body
  expect(again.map(({ status }) => status)).toEqual([4, 4])
  expect((await school.read(id)).children[0]?.trial?.practised).toEqual({ rule: 1, sight: 1 })
})

test('a trial reverses the order of its two sets on the next day, unless its sets are unfinished', async () => {
  app.clock.advance(daySeconds)
  const { sets } = await openTreehouse()
  expect(sets.map(({ label }) => label)).toEqual(['Goed kijken', 'Met de regel'])
  app.clock.advance(daySeconds)
  expect((await openTreehouse()).sets.map(({ id: step_id }) => step_id)).toEqual(
    sets.map(({ id: step_id }) => step_id),
  )
})

test('a trial compares both ways in a dictation after eight weeks', async () => {
  app.clock.advance(60 * daySeconds)
  const { pupil, sets } = await openTreehouse()
  expect(sets.map(({ label }) => label)).toEqual(['Dictee van je oefenwoorden'])
  const { rule = [] } = (await school.read(id)).children[0]?.trial ?? {}
  const [set] = sets
  if (set === undefined) throw new Error('The dictation waits.')
  const exercise = await exerciseOf(pupil, set)
  let run = exercise.student_exercise['2']
  expect(run.words).toHaveLength(24)
  while (!run.is_complete) {
    const word = run.current_word
    // Words by sight are wrong at the first try, which counts, and right at the second.
    if (!rule.includes(word ?? ''))
      run = (await sendMove(pupil, exercise.id, run, { answer: `${word}x` })).body
    run = (await sendMove(pupil, exercise.id, run, { answer: word })).body
  }
  const { trial, children } = await school.read(id)
  expect(children[0]?.trial?.outcome).toEqual({
    rule: { right: 12, words: 12 },
    sight: { right: 0, words: 12 },
  })
  expect(trial).toMatchObject({ verdict: 'rule', rule: { right: 12 }, sight: { right: 0 } })
  expect(trial?.low).toBeGreaterThan(0)
  expect((await openTreehouse()).sets.filter(({ status }) => status === 0)).toEqual([])
})

test('an ended trial keeps its result and asks nothing, and one new trial at a time can follow', async () => {
  const { body } = await compare(null)
  expect(body.trial).toMatchObject({ ended_at: expect.any(Number), verdict: 'rule' })
  expect(await countWaiting()).toBe(0)
  app.clock.advance(60)
  expect((await compare('klinkers')).body.trial).toMatchObject({ ended_at: null, verdict: 'waits' })
  expect(await countWaiting()).toBe(2)
  expect((await compare('medeklinkers')).status).toBe(422)
  await compare(null)
  app.clock.advance(daySeconds)
  expect(await countWaiting()).toBe(0)
})

test('archiving an intervention removes its sets', async () => {
  await compare('klinkers')
  expect(await countWaiting()).toBe(2)
  await school.change(id, { is_archived: true })
  expect(await countWaiting()).toBe(0)
})

test('a trial keeps its result if its step leaves the path', async () => {
  const { queries } = app.database
  const outcome = async () => (await school.read(id)).children[0]?.trial?.practised
  await school.change(id, { is_archived: false })
  app.clock.advance(daySeconds)
  const { pupil, sets } = await openTreehouse()
  for (const set of sets.filter(({ status }) => status === 0))
    await playExercise(pupil, (await exerciseOf(pupil, set)).id, 2)
  const before = await outcome()
  expect(before).toEqual({ rule: 1, sight: 1 })
  await queries
    .updateTable('step')
    .set({ removed_at: 1 })
    .where('student_id', '=', school.kim.student_id)
    .where('repeats_step_id', 'is not', null)
    .execute()
  expect(await outcome()).toEqual(before)
})
