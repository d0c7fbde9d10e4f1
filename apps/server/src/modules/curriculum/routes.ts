import type { Word } from '@letterliaan/contract'
import type { Database, Queries } from '../../db/database.ts'
import { defineHandlers } from '../../plugins/contract/handler.ts'
import { notFound } from '../../plugins/errors/problem-error.ts'
import type { Contents } from './content.ts'

export const wordRoutes = ({ queries }: Database, contents: Contents) =>
  defineHandlers({
    'GET /api/v1/word/:id': ({ caller, params }) => findWord(queries, contents, caller.student_id, params.id),
  })

/** A word of a step that was prepared for the student, as that step has it. Throws 404 for any other. */
async function findWord(queries: Queries, contents: Contents, student_id: number, id: number): Promise<Word> {
  const steps = await queries
    .selectFrom('word')
    .innerJoin('curriculum_step', 'curriculum_step.nr', 'word.nr')
    .innerJoin('step', 'step.curriculum_step_id', 'curriculum_step.id')
    .innerJoin('organisation', 'organisation.id', 'step.organisation_id')
    .select(['step.curriculum_step_id', 'step.organisation_id', 'organisation.sounds_version'])
    .where('word.id', '=', id)
    .where('step.student_id', '=', student_id)
    .execute()
  for (const step of steps) {
    const { words } = await contents.voiced(queries, step.curriculum_step_id, step)
    const word = Object.values(words)
      .flat()
      .find((one) => one.id === id)
    if (word) return word
  }
  throw notFound()
}
