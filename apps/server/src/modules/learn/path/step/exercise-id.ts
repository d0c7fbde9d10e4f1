/** An exercise has no row: its id is the step's id and a position in the recipe (docs/adr/0006-exercise-ids.md). */
const idsPerStep = 100

export const toExerciseId = (step_id: number, position: number): number => step_id * idsPerStep + position

export const toTestId = (step_id: number): number => toExerciseId(step_id, 0)

export const toStepId = (exercise_id: number): number => Math.floor(exercise_id / idsPerStep)

export const toExercisePosition = (exercise_id: number): number => exercise_id % idsPerStep

export const isTestId = (exercise_id: number): boolean => toExercisePosition(exercise_id) === 0

interface ExerciseKey {
  readonly exercise_id: number
  readonly difficulty: number
}

export const formatExerciseKey = ({ exercise_id, difficulty }: ExerciseKey): string =>
  `${exercise_id} ${difficulty}`

export const formatRunKey = (
  row: ExerciseKey & ({ readonly run: number } | { readonly number: number }),
): string => `${formatExerciseKey(row)} ${'run' in row ? row.run : row.number}`
