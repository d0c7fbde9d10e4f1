import { analyse, likelyErrors } from '@letterliaan/dutch'
import type { StudentExercise } from '@letterliaan/contract'
import { currentTurn, templates, type AnswerData } from '@letterliaan/exercises/logic'

/** What a child that knows the word sends in the turn of a run; nothing when the run is complete. */
export function rightMove(run: StudentExercise): AnswerData {
  const { exercise_data: shown } = run
  if (shown === null) return {}
  const logic = templates[shown.template]
  const turn = currentTurn(logic, run, shown.anchors)
  return turn === null ? {} : logic.data.right(turn)
}

/** More spellings of a word are not tried. */
const maxMisspellings = 3

/**
 * What a child sends that makes an error of its own: in a dictation a whole spelling, elsewhere the first letter of it that
 * is wrong. Of the likely ones `nth` decides which; a word without any is answered as `wrongMove` does.
 */
export function misspell(run: StudentExercise, isDictation: boolean, nth: number): AnswerData {
  const word = run.current_word ?? ''
  const spellings = likelyErrors(analyse(word), maxMisspellings)
  const written = spellings[nth % Math.max(1, spellings.length)]?.answer
  if (written === undefined) return wrongMove(run, isDictation)
  if (isDictation) return { answer: written }
  const at = Array.from(word).findIndex((letter, place) => letter !== written[place])
  const attempt = written[at]
  return attempt === undefined ? wrongMove(run, false) : { attempt, at }
}

/** What a child sends that doubles the last letter: a wrong answer in a dictation, a wrong letter elsewhere. */
export function wrongMove({ current_word }: StudentExercise, isDictation: boolean): AnswerData {
  const word = current_word ?? ''
  return isDictation ? { answer: word + word.slice(-1) } : { attempt: 'q', at: 0 }
}
