import type { StudentExercise, TemplateName } from '@letterliaan/contract'
import { defaultMemoryParameters } from '@letterliaan/rules/memory'
import { computeSkillToday } from '@letterliaan/rules/skill'
import { beforeEach, describe, expect, test } from 'vitest'
import { getNowSeconds } from '../../../clock.ts'
import { limitDatabase } from '../../../db/limit-to-organisation.ts'
import { logIn, type TestCaller } from '../../../testing/http.ts'
import {
  createAnswerBody,
  getExercise,
  getStep,
  passStep,
  playExercise,
  findExercise,
} from '../../../testing/player.ts'
import { makeChild, makeSchool, type TestChild } from '../../../testing/school.ts'
import { failTest, useTestApp } from '../../../testing/test-app.ts'
import { daySeconds } from '../../../testing/test-clock.ts'
import { rebuildStudent } from '../rebuild/rebuild-student.ts'
import { foldStudentIfPending } from './fold-student.ts'
import { createRightMove, createWrongMove } from '../developer/move.ts'
import { addRows, changeRows, findRows } from '../../../testing/rows.ts'

const app = await useTestApp()
let child: TestChild
let caller: TestCaller

beforeEach(async () => {
  child = await makeChild(app, await makeSchool(app, { days: 400 }))
  caller = await logIn(app, child.username)
})

const difficulty = 2

const exerciseOf = (template: TemplateName) => findExercise(caller, child.steps[0] ?? 0, template)

const startAgain = (id: number) =>
  caller.call('PUT /api/v1/exercise/reset/:id', { params: { id }, body: { difficulty } })

/** Plays only the first word: wrong moves, then the right one. */
async function playWord(
  id: number,
  { errors = 0, ...more }: { errors?: number; hints?: number; cheats_used?: number; startTime?: number } = {},
): Promise<StudentExercise> {
  let run = (await getExercise(caller, id)).student_exercise[difficulty]
  for (const move of [...Array.from({ length: errors }, () => createWrongMove), createRightMove]) {
    const body = { ...createAnswerBody(id, run, move(run, false)), ...more }
    const headers = { 'device-time': String(getNowSeconds(app.clock)) }
    run = (await caller.call('PUT /api/v1/exercise/:id', { params: { id }, body, headers })).body
  }
  return run
}

const ownDatabase = () => limitDatabase(app.database, child.organisation_id)

async function memories() {
  await foldStudentIfPending(ownDatabase(), app.contents, child.student_id, failTest)
  return findRows(app, 'word_memory', { student_id: child.student_id })
}

const daysUntilDue = async (): Promise<number[]> =>
  (await memories()).map(({ due, last_review }) => Math.round((due - last_review) / daySeconds))

async function skills() {
  await foldStudentIfPending(ownDatabase(), app.contents, child.student_id, failTest)
  return findRows(app, 'skill', { student_id: child.student_id })
}

async function nextDays(days: number): Promise<void> {
  app.clock.advance(days * daySeconds)
  caller = await logIn(app, child.username)
}

describe('the memory of a word', () => {
  test.each([
    ['right by ear, without help', {}, 3],
    ['right with a hint', { hints: 1 }, 2],
    ['right after it was looked at', { cheats_used: 1 }, 1],
    ['right after an error and a hint', { errors: 1, hints: 1 }, 1],
  ])('WEET-1 the next due day is set if the word is %s', async (_how, played, days) => {
    await playWord(await exerciseOf('LuisterTyp'), played)
    expect(await daysUntilDue()).toEqual([days])
  })

  test('WEET-1 the fitted parameters of an organisation are used both live and in a rebuild', async () => {
    const parameters = [...defaultMemoryParameters]
    parameters[2] = 10
    await changeRows(
      app,
      'organisation',
      { id: child.organisation_id },
      { memory_parameters: JSON.stringify(parameters) },
    )
    await playWord(await exerciseOf('LuisterTyp'))
    const [days = 0] = await daysUntilDue()
    expect(days).toBeGreaterThan(5)
    const now = getNowSeconds(app.clock)
    const settings = { student_id: child.student_id, write: false, now }
    expect(await rebuildStudent(app.database, app.contents, settings)).toEqual([])
  })

  test('WEET-2 reading, looking, choosing and copying change neither memory nor skill', async () => {
    const { exercises } = await getStep(caller, child.steps[0] ?? 0)
    const explored = exercises.filter(({ exercise_type }) => exercise_type.category === 'Verkennen')
    expect(explored.map(({ exercise_type }) => exercise_type.template)).toContain('LeesTyp')
    for (const { id } of explored) await playExercise(caller, id, difficulty)
    expect(await memories()).toEqual([])
    expect(await skills()).toEqual([])
  })

  test('WEET-6 after the log is judged again, each word has its own due day', async () => {
    const waits = [1, 2, 1, 4, 3, 1, 6]
    for (const [at, wait] of waits.entries()) {
      const id = await exerciseOf(at % 2 === 0 ? 'LuisterTyp' : 'OefenDictee')
      await startAgain(id)
      for (let word = 0; word < 4; word++)
        await playWord(id, at % 2 === 0 ? { errors: Number((word + at) % 3 === 0) } : {})
      await nextDays(wait)
    }
    const live = await memories()
    const spoilt = { due: getNowSeconds(app.clock), stability: 1 }
    await changeRows(app, 'word_memory', { student_id: child.student_id }, spoilt)
    const settings = { student_id: child.student_id, write: true, now: getNowSeconds(app.clock) }
    await rebuildStudent(app.database, app.contents, settings)
    const rebuilt = await memories()
    const byWord = (rows: typeof live) => rows.toSorted((a, b) => a.word_id - b.word_id)
    expect(byWord(rebuilt)).toEqual(byWord(live))
    const byDay = Map.groupBy(rebuilt, ({ due }) => Math.floor(due / daySeconds))
    const most = Math.max(...[...byDay.values()].map(({ length }) => length))
    expect(rebuilt.length).toBeGreaterThanOrEqual(5)
    expect(most).toBeLessThanOrEqual(rebuilt.length / 2)
  })

  test('WEET-14 an offline answer counts for memory on the day when it was given', async () => {
    const done = getNowSeconds(app.clock) - 3 * daySeconds
    await playWord(await exerciseOf('LuisterTyp'), { startTime: done })
    expect((await memories()).map(({ last_review }) => last_review)).toEqual([done + 3])
  })
})

describe('a child’s skills today', () => {
  const chanceOf = async (category: string): Promise<number> => {
    const skill = (await skills()).find((row) => row.category === category)
    return computeSkillToday(skill ?? null, getNowSeconds(app.clock)).chance
  }

  test('WEET-13 right first tries raise the chance, and wrong ones lower it', async () => {
    const before = await chanceOf('kort')
    await playExercise(caller, await exerciseOf('OefenDictee'), difficulty)
    const after = await chanceOf('kort')
    expect(after).toBeGreaterThan(before)
    child = await makeChild(app, await makeSchool(app, { days: 400 }))
    caller = await logIn(app, child.username)
    const id = await exerciseOf('OefenDictee')
    let run = (await getExercise(caller, id)).student_exercise[difficulty]
    while (!run.is_complete) {
      const answer = (run.current_word ?? '').replace(/[aeiou]/u, (vowel) => (vowel === 'e' ? 'i' : 'e'))
      const body = createAnswerBody(id, run, { answer })
      run = (await caller.call('PUT /api/v1/exercise/:id', { params: { id }, body })).body
    }
    expect(await chanceOf('kort')).toBeLessThan(before)
  })

  test('WEET-13 a word that was practised minutes before is no evidence of skill', async () => {
    await playExercise(caller, await exerciseOf('LuisterTyp'), difficulty)
    const before = await skills()
    await playExercise(caller, await exerciseOf('LetterBlokken'), difficulty)
    const byCategory = new Map(before.map(({ category, num_words }) => [category, num_words]))
    for (const { category, num_words } of await skills()) {
      expect(num_words - (byCategory.get(category) ?? 0), category).toBeLessThan(10)
    }
  })
})

describe('Beheerst', () => {
  const listSteps = async () => Object.values((await caller.call('GET /api/v1/step')).body).flat()

  const masteryOf = (step_id: number) => ({
    organisation_id: child.organisation_id,
    student_id: child.student_id,
    step_id,
    score: 2.9,
    num_new: 6,
    num_practised: 6,
    first_at: 1,
    updated_at: 2,
    mastered_at: null,
    faded_at: null,
  })

  test('WEET-9 words right by ear after ten days confirm a passed step, and no status changes', async () => {
    const [step_id = 0] = child.steps
    await passStep(caller, step_id)
    const before = await listSteps()
    await nextDays(12)
    await memories()
    await addRows(app, 'mastery', masteryOf(step_id))
    const [mix] = (await caller.call('GET /api/v1/step/repeatable')).body
    const [dictation] = (await getStep(caller, mix?.id ?? 0)).exercises
    await playExercise(caller, dictation?.id ?? 0, difficulty)
    await memories()
    const rows = await findRows(app, 'mastery', { student_id: child.student_id })
    expect(rows).toMatchObject([{ step_id, mastered_at: getNowSeconds(app.clock) }])
    const marked = before.map((step) => Object.assign({}, step, { is_mastered: step.id === step_id }))
    expect(await listSteps()).toEqual(marked)
  })

  test('WEET-9 each list of steps shows which steps the child masters, and kindly which have faded', async () => {
    const [step_id = 0] = child.steps
    await passStep(caller, step_id)
    const shown = async () => {
      const listed = (await listSteps()).find(({ id }) => id === step_id)
      const rows = (await caller.call('GET /api/v1/progress')).body.filter((row) => row.step_id === step_id)
      return [listed, await getStep(caller, step_id), ...rows].map(
        (entity) => entity && [entity.is_mastered, entity.has_faded, entity.status],
      )
    }
    const everywhere = (is_mastered: boolean, has_faded: boolean) =>
      Array.from({ length: 5 }, () => [is_mastered, has_faded, 5])
    expect(await shown()).toEqual(everywhere(false, false))
    await addRows(app, 'mastery', { ...masteryOf(step_id), mastered_at: 2 })
    expect(await shown()).toEqual(everywhere(true, false))
    await changeRows(app, 'mastery', { step_id }, { mastered_at: null, faded_at: 3 })
    expect(await shown()).toEqual(everywhere(false, true))
  })
})
