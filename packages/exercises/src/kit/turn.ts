import type { Color, Difficulty, ExerciseData, ExerciseDocument, Word } from '@letterliaan/contract'

/** Colours by name; the API sends hex (RUL-5). */
export interface TurnData extends Omit<ExerciseData, 'colors'> {
  readonly colors: readonly (Color | null)[]
}

export interface Turn {
  readonly word: Word
  /** The words of the run; in a story the two chosen ones. */
  readonly words: readonly Word[]
  readonly documents: readonly ExerciseDocument[]
  readonly exercise_data: TurnData
  readonly difficulty: Difficulty
}
