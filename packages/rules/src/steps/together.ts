import type { Difficulty, TemplateName } from '@letterliaan/contract'
import { gameNames } from '@letterliaan/contract/games'
import { isExerciseOver } from './repetition.ts'

interface ExerciseOfStep {
  readonly exercise_type: { readonly template: TemplateName }
  readonly status: Readonly<Record<Difficulty, number>>
}

interface StepWithExercises<E = ExerciseOfStep> {
  readonly exercises: readonly E[]
}

const games: ReadonlySet<string> = new Set(gameNames)

export const findGame = <E extends ExerciseOfStep>({ exercises }: StepWithExercises<E>): E | undefined =>
  exercises.find(({ exercise_type }) => games.has(exercise_type.template))

/** Requires a finished repetition with a game (ADR 78), as a game would show words that are still tested. */
export const mayPlayTogether = (step: StepWithExercises): boolean =>
  findGame(step) !== undefined && step.exercises.every(isExerciseOver)
