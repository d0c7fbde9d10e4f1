import type { Exercise, StudentExercise } from '@letterliaan/contract'
import { StepStatus } from '@letterliaan/contract/status'
import { beforeAll, describe, expect, test } from 'vitest'
import { getNowSeconds } from '../../../../clock.ts'
import { logIn, type TestCaller } from '../../../../testing/http.ts'
import { getExercise, playExercise, sendMove } from '../../../../testing/player.ts'
import { makeChild, makeSchool, type TestChild } from '../../../../testing/school.ts'
import { useTestApp } from '../../../../testing/test-app.ts'
import { toExerciseId } from '../../path/step/exercise-id.ts'
import { updatePath } from '../../path/progress/update-path.ts'
import { openExercise, toExercise } from './open-exercise.ts'
import { rebuildStudent } from '../../rebuild/rebuild-student.ts'
import { limitDatabase } from '../../../../db/limit-to-organisation.ts'
import { changeRows, findRow, findRows } from '../../../../testing/rows.ts'

const app = await useTestApp()
let child: TestChild
let caller: TestCaller
let stepIds: ReadonlyMap<number, number>

async function newChild(worlds: readonly number[]): Promise<void> {
  child = await makeChild(app, await makeSchool(app), { worlds })
  const { queries } = app.database
  const ofChild = queries.updateTable('step').where('student_id', '=', child.student_id)
  await ofChild.set({ lock: 'open', status: StepStatus.open }).execute()
  await changeRows(app, 'student', { id: child.student_id }, { phase_id: Math.max(...worlds) })
  caller = await logIn(app, child.username)
  const rows = await queries
    .selectFrom('step')
    .innerJoin('curriculum_step', 'curriculum_step.id', 'step.curriculum_step_id')
    .select(['step.id', 'curriculum_step.nr'])
    .where('student_id', '=', child.student_id)
    .execute()
  stepIds = new Map(rows.map(({ id, nr }) => [nr, id]))
}

/** Opens all exercises of a step without requests, because there are hundreds. */
const exercisesOf = async (nr: number): Promise<Exercise[]> => {
  const { queries } = limitDatabase(app.database, child.organisation_id)
  const step_id = stepIds.get(nr) ?? 0
  const { curriculum_step_id } = await findRow(app, 'step', { id: step_id })
  const { recipe } = await app.contents.get(queries, curriculum_step_id)
  const now = getNowSeconds(app.clock)
  const opened: Exercise[] = []
  for (const { position } of recipe) {
    const id = toExerciseId(step_id, position)
    const exercise = await openExercise(queries, app.contents, child.student_id, id, { now })
    opened.push(await toExercise(queries, exercise))
  }
  return opened
}

const exerciseOf = async (nr: number, template: string): Promise<Exercise> => {
  const found = (await exercisesOf(nr)).find(({ exercise_type }) => exercise_type.template === template)
  if (found === undefined) throw new Error(`${nr} has no ${template}`)
  return found
}

const namesOf = (run: StudentExercise, category: string): string[] =>
  run.words.filter((word) => word.category !== category).map(({ word }) => word)

const rebuilt = () =>
  rebuildStudent(app.database, app.contents, {
    student_id: child.student_id,
    write: false,
    now: getNowSeconds(app.clock) + 10_000_000,
  })

describe('WEET-7 the second step of a pair', () => {
  beforeAll(() => newChild([1, 2, 3, 4]))

  test('mixes about a third of earlier words into practice, which stay the same after a reload', async () => {
    const steps = await findRows(app, 'curriculum_step', { is_current: true, organisation_id: null }, [
      'id',
      'nr',
    ])
    const contents = await Promise.all(steps.map(({ id }) => app.contents.get(app.database.queries, id)))
    const mixing = contents.filter(({ nr, mixes }) => mixes.length > 0 && stepIds.has(nr))
    expect(mixing.length).toBeGreaterThan(20)
    const odd: string[] = []
    for (const { nr, category, mixes } of mixing) {
      const letters = mixes.flatMap((mixed) => mixed.letters ?? [])
      for (const { exercise_type, student_exercise } of await exercisesOf(nr)) {
        const { template } = exercise_type
        const isPractice =
          (exercise_type.category === 'Oefenen' && template !== 'Werkboek') || template === 'OefenDictee'
        for (const run of Object.values(student_exercise)) {
          const count = namesOf(run, category).length
          if (letters.length === mixes.length)
            for (const { word, read_letters } of run.words.filter((each) => each.category !== category))
              if (!letters.some((each) => read_letters.split(',').includes(each))) odd.push(`${nr} ${word}`)
          const most = isPractice ? Math.round(exercise_type.num_words / 3) : 0
          const isThird = isPractice ? count / run.words.length >= 0.25 && count <= most : count === 0
          if (!isThird) odd.push(`${nr} ${template} ${run.difficulty}: ${count} of ${run.words.length}`)
        }
      }
    }
    expect(odd).toEqual([])
    const firstOfPair = (await exerciseOf(46, 'LuisterTyp')).student_exercise[2]
    expect(namesOf(firstOfPair, 'ij')).toEqual([])
    expect(await exerciseOf(47, 'LuisterTyp')).toEqual(await exerciseOf(47, 'LuisterTyp'))
  })

  test('gives a word of another step the help and errors of that step', async () => {
    const { id, student_exercise, anchors = [] } = await exerciseOf(47, 'OefenDictee')
    let run = student_exercise[2]
    expect(new Set(anchors.map(({ category }) => category))).toEqual(new Set(['ei', 'ij']))
    while (run.words.find(({ word }) => word === run.current_word)?.category !== 'ij') {
      run = (await sendMove(caller, id, run, { answer: run.current_word })).body
    }
    expect(run.exercise_data?.anchor?.category).toBe('ij')
    const written = run.current_word?.replace('ij', 'ei') ?? ''
    const { body } = await sendMove(caller, id, run, { answer: written })
    expect(body.detailed_results.find(({ word }) => word === run.current_word)?.feedback).toContain('ij')
    const logged = await findRow(app, 'answer', { student_id: child.student_id, is_right: false }, [
      'error_class',
    ])
    expect(logged?.error_class).toMatch(/:ij$/)
  })
})

test.each([
  ['is removed', { removed_at: 1 }],
  ['comes after it', { position: 99 }],
])('WEET-7 a step has only its own words if its pair %s', async (_how, pair) => {
  await newChild([3])
  await changeRows(app, 'step', { id: stepIds.get(46) ?? 0 }, pair)
  const run = (await exerciseOf(47, 'LuisterTyp')).student_exercise[2]
  expect(namesOf(run, 'ei')).toEqual([])
})

test('WEET-7 a mixed run is replayed from the log, even if the other step was removed from the path', async () => {
  await newChild([3])
  const { id } = await exerciseOf(47, 'LuisterTyp')
  const played = await playExercise(caller, id, 2, 4)
  expect(namesOf(played, 'ei').length).toBeGreaterThan(1)
  expect(await rebuilt()).toEqual([])
  const pair = stepIds.get(46) ?? 0
  await limitDatabase(app.database, child.organisation_id).transaction(async (transaction) => {
    await transaction.updateTable('step').set({ removed_at: 1 }).where('id', '=', pair).execute()
    await updatePath(transaction, app.contents, child.student_id, getNowSeconds(app.clock))
  })
  expect(await rebuilt()).toEqual([])
  expect((await getExercise(caller, id)).student_exercise[2].words).toEqual(played.words)
})

test('StappenPlan shows the rules of each word and judges the chosen ones', async () => {
  await newChild([2])
  const { id, student_exercise } = await exerciseOf(23, 'StappenPlan')
  const run = student_exercise[1]
  for (const { rules } of run.words) expect(rules).toContain('kg-K')
  const [first] = run.words
  const right = run.exercise_data?.choices?.filter((choice) => first?.rules?.includes(choice)) ?? []
  const answerWith = (rules: readonly string[]) => sendMove(caller, id, run, { answer: first?.word, rules })
  expect((await answerWith([])).body.detailed_results[0]).toMatchObject({ num_errors: 1, completed: false })
  expect((await answerWith(right)).body.detailed_results[0]).toMatchObject({ completed: true })
})
