import type { Difficulty, TemplateName } from '@letterliaan/contract'
import { gameNames } from '@letterliaan/contract/games'
import { isOver } from './repetition.ts'

interface ExerciseOfStep {
  readonly exercise_type: { readonly template: TemplateName }
  readonly status: Readonly<Record<Difficulty, number>>
}

interface StepWithExercises<E = ExerciseOfStep> {
  readonly exercises: readonly E[]
}

const games: ReadonlySet<string> = new Set(gameNames)

/** The exercise of a repetition that is a game; undefined where there is none. */
export const findGame = <E extends ExerciseOfStep>({ exercises }: StepWithExercises<E>): E | undefined =>
  exercises.find(({ exercise_type }) => games.has(exercise_type.template))

/**
 * May its words be played by two children on one device (ADR 78)? In a repetition with a game, once all of it is done, however it went: before,
 * playing would show the words that its answers are to tell of.
 */
export const mayPlayTogether = (step: StepWithExercises): boolean =>
  findGame(step) !== undefined && step.exercises.every(isOver)
