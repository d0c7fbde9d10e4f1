import type { StudentExercise, StudentMove } from '@letterliaan/contract'
import type { Transaction } from '../../../../db/database.ts'
import { recordEvent } from '../../../../events/record-event.ts'
import { markPending } from '../../knowledge/queries.ts'
import { isEvidenceOfMemory } from '../../knowledge/turn-evidence.ts'
import { concludeMove, type PlayedMove } from './conclude-move.ts'
import { logMove } from './log-move.ts'
import { logRun } from './log-run.ts'
import type { MoveInRun } from './move-in-run.ts'
import { formatWrittenWord, readWrittenWord } from '../diagnosis/written-word.ts'

/**
 * Stores a move; returns the run with its feedback. The caller folds a run that ended.
 * @param at when the child made the move (unix seconds); `now`: when it was received
 */
export async function storeMove(
  transaction: Transaction,
  stored: MoveInRun,
  { at, now }: { readonly at: number; readonly now: number },
): Promise<StudentExercise> {
  const { key, logic, find, before, isBegun, after, move, meta, round } = stored
  const template = logic.name
  const { run, moved, ended } = concludeMove(logic, find, before, after, move)
  await logMove(transaction, key, move, moved, { template, ...meta }, at)
  if (ended.length > 0 && isEvidenceOfMemory(logic)) {
    const { step_id: _, number, ...ofRun } = key
    await markPending(transaction, { ...ofRun, run: number })
  }
  await logRun(transaction, key, { ...before, isBegun }, run, { template, round }, at)
  recordEvent(transaction, key, { type: 'answer_judged', move: describeMove(stored) }, now)
  return run
}

function describeMove({ key, names, logic, find, after, move: played, meta }: MoveInRun): StudentMove {
  const { student_id, step_id, exercise_id, difficulty } = key
  const done = new Set(after.detailed_results.filter(({ completed }) => completed).map(({ word }) => word))
  const words = wordsOf(played).map(({ word, right }) => ({
    id: find(word).word.id,
    word,
    is_right: right,
    is_done: done.has(word),
  }))
  const [only, ...others] = words
  const isSpelling = only?.is_right === false && others.length === 0
  const { kind, input } = played.verdict
  const wrong = { kind, input, place: played.place }
  const spelling = isSpelling ? readWrittenWord(logic.name, find(only.word).word, wrong) : null
  return {
    ...names,
    student_id,
    step_id,
    exercise_id,
    difficulty,
    kind,
    words,
    written: spelling && formatWrittenWord(spelling),
    hints_used: meta.hints,
    cheats_used: meta.cheats,
    num_words: after.words.length,
    num_done: done.size,
    is_complete: after.is_complete,
  }
}

const wordsOf = ({
  verdict,
  word,
}: PlayedMove): readonly { readonly word: string; readonly right: boolean }[] =>
  verdict.kind === 'answer' ? verdict.words : [{ word, right: false }]
