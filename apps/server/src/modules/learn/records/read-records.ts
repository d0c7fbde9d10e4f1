import type { ChildRecords } from '@letterliaan/contract'
import { recordsOf } from '@letterliaan/rules/records'
import type { Queries } from '../../../db/database.ts'
import type { Contents } from '../../curriculum/index.ts'
import { readWrittenTurns } from './read-written-turns.ts'

export async function readRecords(
  queries: Queries,
  contents: Contents,
  student_id: number,
): Promise<ChildRecords> {
  const turns = await readWrittenTurns(queries, student_id)
  const { streak, longest_word, dictation } = recordsOf(turns)
  if (dictation === null) return { streak, longest_word, dictation }
  const turn = turns.find((each) => each.dictation?.step_id === dictation.step_id)
  if (turn === undefined) return { streak, longest_word, dictation: null }
  const { label } = await contents.get(queries, turn.curriculum_step_id)
  const { num_words, missed, missed_before } = dictation
  return { streak, longest_word, dictation: { label, num_words, missed, missed_before } }
}
