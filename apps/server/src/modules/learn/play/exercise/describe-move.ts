import type { StudentMove } from '@letterliaan/contract'
import { showWritten, writtenWord } from '../diagnosis/written-word.ts'
import type { PlayedMove } from './conclude-move.ts'
import type { MoveInRun } from './move-in-run.ts'

/** A move as those who supervise the child are told of it (ZIEN-1). */
export function describeMove({ key, names, logic, find, after, move: played, meta }: MoveInRun): StudentMove {
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
  const spelling = isSpelling ? writtenWord(logic.name, find(only.word).word, wrong) : null
  return {
    ...names,
    student_id,
    step_id,
    exercise_id,
    difficulty,
    kind,
    words,
    written: spelling && showWritten(spelling),
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
