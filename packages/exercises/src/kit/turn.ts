import type { Color, Difficulty, ExerciseData, ExerciseDocument, Word } from '@letterliaan/contract'

/** What an exercise tells of a word, its colours by name: over the API they go in hex (RUL-5). */
export interface TurnData extends Omit<ExerciseData, 'colors'> {
  readonly colors: readonly (Color | null)[]
}

/** The turn of one word: everything that judging and showing may know of it. */
export interface Turn {
  readonly word: Word
  /** The words of the run; in the turn of a story the two that were chosen for it. */
  readonly words: readonly Word[]
  /** What can be printed for the run. */
  readonly documents: readonly ExerciseDocument[]
  readonly exercise_data: TurnData
  readonly difficulty: Difficulty
}
