import type { Color, Difficulty, ExerciseData, ExerciseDocument, Word } from '@letterliaan/contract'

/** Has colours by name, while the API sends hex (RUL-5). */
export interface TurnData extends Omit<ExerciseData, 'colors'> {
  readonly colors: readonly (Color | null)[]
}

export interface Turn {
  readonly word: Word
  /** The words of the run. In a story these are the two chosen words. */
  readonly words: readonly Word[]
  readonly documents: readonly ExerciseDocument[]
  readonly exercise_data: TurnData
  readonly difficulty: Difficulty
}
