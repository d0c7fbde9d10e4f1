import { templates } from '@letterliaan/exercises/logic'
import type { WrittenTurn } from '@letterliaan/rules/records'
import type { Queries } from '../../../db/database.ts'
import { findWrittenTurns } from './queries.ts'

/** A turn as the log tells it, with what is needed to name its step and to say its word. */
export interface LoggedTurn extends WrittenTurn {
  readonly word_id: number
  readonly curriculum_step_id: number
}

const isDictation = (template: string): boolean =>
  Object.hasOwn(templates, template) &&
  templates[template as keyof typeof templates].run?.isDictation === true

/** Each word that the child wrote without seeing it, in that order. Right is: at the first try, without help or a peek. */
export async function readWrittenTurns(queries: Queries, student_id: number): Promise<LoggedTurn[]> {
  const rows = await findWrittenTurns(queries, student_id)
  return rows.map((row) => ({
    word: row.word,
    word_id: row.word_id,
    curriculum_step_id: row.curriculum_step_id,
    is_right: Number(row.errors) === 0 && row.hints === 0 && row.cheats === 0,
    dictation: isDictation(row.template)
      ? { step_id: row.step_id, run: `${row.exercise_id} ${row.difficulty} ${row.run}` }
      : null,
  }))
}
