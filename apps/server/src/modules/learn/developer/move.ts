import { analyse, listLikelyErrors } from '@letterliaan/dutch'
import type { StudentExercise } from '@letterliaan/contract'
import { findCurrentTurn, templates, type AnswerData } from '@letterliaan/exercises/logic'

export function createRightMove(run: StudentExercise): AnswerData {
  const { exercise_data: shown } = run
  if (shown === null) return {}
  const logic = templates[shown.template]
  const turn = findCurrentTurn(logic, run, shown.anchors)
  return turn === null ? {} : logic.data.right(turn)
}

const maxMisspellings = 3

/** Returns a misspelling in a dictation, or else its first wrong letter; `nth` chooses the misspelling. */
export function createMisspelling(run: StudentExercise, isDictation: boolean, nth: number): AnswerData {
  const word = run.current_word ?? ''
  const spellings = listLikelyErrors(analyse(word), maxMisspellings)
  const written = spellings[nth % Math.max(1, spellings.length)]?.answer
  if (written === undefined) return createWrongMove(run, isDictation)
  if (isDictation) return { answer: written }
  const at = Array.from(word).findIndex((letter, place) => letter !== written[place])
  const attempt = written[at]
  return attempt === undefined ? createWrongMove(run, false) : { attempt, at }
}

/** Returns the word with its last letter doubled in a dictation, or else a wrong first letter. */
export function createWrongMove({ current_word }: StudentExercise, isDictation: boolean): AnswerData {
  const word = current_word ?? ''
  return isDictation ? { answer: word + word.slice(-1) } : { attempt: 'q', at: 0 }
}
