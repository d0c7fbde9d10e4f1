import { makeSlug } from '@letterliaan/speech'
import type { OwnStep } from '@letterliaan/contract'
import type { CurriculumStep } from '@letterliaan/curriculum'
import { decodeJson, encodeJson } from '../db/json.ts'
import { hashText } from '../modules/data/archive/rows/references.ts'
import { toExercisePosition, toStepId } from '../modules/learn/path/step/exercise-id.ts'
import type { TestCaller } from './http.ts'
import { changeRows, findRow } from './rows.ts'
import type { TestApp } from './test-app.ts'

/** Much higher than the numbers of the product's steps. */
const firstNumber = 5000
let count = 0

export async function makeOwnStep(
  { database: { queries } }: TestApp,
  organisation_id: number,
): Promise<{ step_id: number; word_id: number }> {
  const { content } = await queries
    .selectFrom('curriculum_step')
    .select('content')
    .where('nr', '=', 1)
    .where('organisation_id', 'is', null)
    .where('is_current', '=', true)
    .executeTakeFirstOrThrow()
  const nr = firstNumber + count++
  const step = { ...decodeJson<CurriculumStep>(content), nr, label: 'Eigen woorden' }
  const { id: step_id } = await queries
    .insertInto('curriculum_step')
    .values({
      organisation_id,
      nr,
      version: 1,
      content_hash: '',
      content: encodeJson(step),
      is_current: true,
      created_at: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const texts = new Set(
    Object.values(step.words)
      .flat()
      .map(({ word }) => word),
  )
  const rows = [...texts].map((word) => ({ organisation_id, nr, word, file_name: makeSlug(word) }))
  const [first] = await queries.insertInto('word').values(rows).returning('id').execute()
  return { step_id, word_id: first?.id ?? 0 }
}

/** Gives the exercise's child a version of the step with a removed template. Resolves to a function that undoes this. */
export async function removeTemplate(app: TestApp, exercise_id: number): Promise<() => Promise<unknown>> {
  const step_id = toStepId(exercise_id)
  const { curriculum_step_id } = await findRow(app, 'step', { id: step_id })
  const { id: _, ...row } = await findRow(app, 'curriculum_step', { id: curriculum_step_id })
  const step = decodeJson<CurriculumStep>(row.content)
  const recipe = step.recipe.map((exercise) =>
    exercise.position === toExercisePosition(exercise_id)
      ? { ...exercise, exercise_type: { ...exercise.exercise_type, template: 'Weg' } }
      : exercise,
  )
  const content = encodeJson({ ...step, recipe })
  const broken = {
    ...row,
    content,
    content_hash: hashText(content),
    version: -exercise_id,
    is_current: false,
  }
  const { id } = await app.database.queries
    .insertInto('curriculum_step')
    .values(broken)
    .returning('id')
    .executeTakeFirstOrThrow()
  await changeRows(app, 'step', { id: step_id }, { curriculum_step_id: id })
  return () => changeRows(app, 'step', { id: step_id }, { curriculum_step_id })
}

export async function pasteStep(supervisor: TestCaller, text: string): Promise<OwnStep> {
  const { body: pasted } = await supervisor.call('POST /api/v1/begeleider/own-word/split', { body: { text } })
  const list = { label: 'Woorden van de week', words: pasted.words }
  const { body } = await supervisor.call('POST /api/v1/begeleider/own-step/words', { body: list })
  const [step] = body
  if (step === undefined) throw new Error(`${text} became no step`)
  return step
}
