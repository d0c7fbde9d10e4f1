import { analyse, listLikelyErrors } from '@letterliaan/dutch'
import type { StudentExercise } from '@letterliaan/contract'
import { findCurrentTurn, templates, type AnswerData } from '@letterliaan/exercises/logic'

export function rightMove(run: StudentExercise): AnswerData {
  const { exercise_data: shown } = run
  if (shown === null) return {}
  const logic = templates[shown.template]
  const turn = findCurrentTurn(logic, run, shown.anchors)
  return turn === null ? {} : logic.data.right(turn)
}

/** More spellings of a word are not tried. */
const maxMisspellings = 3

/**
 * In a dictation a whole misspelling, elsewhere its first wrong letter; `nth` chooses one. Without any: as `wrongMove`.
 */
export function misspell(run: StudentExercise, isDictation: boolean, nth: number): AnswerData {
  const word = run.current_word ?? ''
  const spellings = listLikelyErrors(analyse(word), maxMisspellings)
  const written = spellings[nth % Math.max(1, spellings.length)]?.answer
  if (written === undefined) return wrongMove(run, isDictation)
  if (isDictation) return { answer: written }
  const at = Array.from(word).findIndex((letter, place) => letter !== written[place])
  const attempt = written[at]
  return attempt === undefined ? wrongMove(run, false) : { attempt, at }
}

/** Doubles the last letter: a wrong answer in a dictation, a wrong letter elsewhere. */
export function wrongMove({ current_word }: StudentExercise, isDictation: boolean): AnswerData {
  const word = current_word ?? ''
  return isDictation ? { answer: word + word.slice(-1) } : { attempt: 'q', at: 0 }
}
