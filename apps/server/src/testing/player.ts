import { randomUUID } from 'node:crypto'
import type { Difficulty, Exercise, Step, StudentExercise, TemplateName } from '@letterliaan/contract'
import { countsForPassing } from '@letterliaan/rules'
import { createRightMove, createWrongMove } from '../modules/learn/developer/move.ts'
import { logIn, type TestReply, type TestCaller } from './http.ts'
import { makeChild, makeSchool } from './school.ts'
import type { TestApp } from './test-app.ts'

export async function makePlayer(app: TestApp) {
  const child = await makeChild(app, await makeSchool(app))
  const caller = await logIn(app, child.username)
  const first = groupExercises(await getStep(caller, child.steps[0] ?? 0))
  return { child, caller, first }
}

export const createAnswerBody = (
  exercise_id: number,
  run: StudentExercise,
  data: Record<string, unknown>,
) => ({
  exercise_id,
  difficulty: run.difficulty,
  word: run.current_word ?? '',
  startTime: 1_700_000_000,
  time: 2500,
  data,
})

export function sendMove(
  caller: TestCaller,
  exercise_id: number,
  run: StudentExercise,
  data: Record<string, unknown>,
  key: string = randomUUID(),
): Promise<TestReply<StudentExercise>> {
  return caller.call('PUT /api/v1/exercise/:id', {
    params: { id: exercise_id },
    body: createAnswerBody(exercise_id, run, data),
    headers: { 'idempotency-key': key },
  })
}

export async function getExercise(caller: TestCaller, id: number): Promise<Exercise> {
  const { status, body } = await caller.call('GET /api/v1/exercise/:id', { params: { id } })
  if (status !== 200) throw new Error(`Exercise ${id}: ${status}`)
  return body
}

export async function getStep(caller: TestCaller, id: number): Promise<Step> {
  const { status, body } = await caller.call('GET /api/v1/step/:id', { params: { id } })
  if (status !== 200) throw new Error(`Step ${id}: ${status}`)
  return body
}

export async function findExercise(
  caller: TestCaller,
  step_id: number,
  template: TemplateName,
): Promise<number> {
  const { exercises } = await getStep(caller, step_id)
  const exercise = exercises.find(({ exercise_type }) => exercise_type.template === template)
  if (exercise === undefined) throw new Error(`Step ${step_id} has no ${template}`)
  return exercise.id
}

export async function playExercise(
  caller: TestCaller,
  id: number,
  difficulty: Difficulty,
  wrong = 0,
): Promise<StudentExercise> {
  const exercise = await getExercise(caller, id)
  let run = exercise.student_exercise[difficulty]
  if (run.documents.length > 0) await downloadWorkbook(caller, exercise.step_id)
  const send = async (data: Record<string, unknown>): Promise<void> => {
    const { status, body } = await sendMove(caller, id, run, data)
    if (status !== 200) throw new Error(`Answer of ${run.current_word}: ${status} ${JSON.stringify(body)}`)
    run = body
  }
  for (let word = 0; !run.is_complete; word++) {
    const current = run.current_word
    if (word < wrong) await send(createWrongMove(run, exercise.exercise_type.is_dictation))
    if (run.current_word === current && !run.is_complete) await send(createRightMove(run))
  }
  return run
}

/** Downloads the workbook, which a child must do before it completes the workbook. */
export const downloadWorkbook = (caller: TestCaller, step_id: number) =>
  caller.call('GET /api/v1/step/:id/werkboek.pdf', { params: { id: step_id } })

/** Groups the exercises of a step by the kinds of RUL-1. */
export function groupExercises({ exercises }: Step) {
  const of = (category: string): number[] =>
    exercises
      .filter(({ exercise_type: type }) => type.category === category && countsForPassing(type.template))
      .map(({ id }) => id)
  const dictation = exercises.find(({ exercise_type }) => exercise_type.template === 'StapDictee')
  if (!dictation) throw new Error('A step has a StapDictee.')
  return { explore: of('Verkennen'), practise: of('Oefenen'), dictation: dictation.id }
}

/** Passes a step by RUL-1 in one request. One word in seven is wrong at first. */
export async function passStep(caller: TestCaller, id: number, difficulty: Difficulty = 2): Promise<void> {
  const params = { id, what: 'pass' }
  const { status } = await caller.call('POST /api/v1/dev/step/:id/:what', { params, body: { difficulty } })
  if (status !== 200) throw new Error(`Step ${id}: ${status}`)
}
