import type { StudentExercise } from '@letterliaan/contract'

/** What a child that knows the word sends, whatever the template: each reads what it needs. */
export function rightMove({ exercise_data, current_word }: StudentExercise): Record<string, unknown> {
  return { answer: current_word, colors: exercise_data?.colors ?? [] }
}

/** What a child sends that doubles the last letter: a wrong answer in a dictation, a wrong letter elsewhere. */
export function wrongMove({ current_word }: StudentExercise, isDictation: boolean): Record<string, unknown> {
  const word = current_word ?? ''
  return isDictation ? { answer: word + word.slice(-1) } : { attempt: 'q', at: 0 }
}
