import type { Difficulty, TemplateName } from '@letterliaan/contract'
import { gameNames } from '@letterliaan/contract/games'
import { ExerciseStatus } from '@letterliaan/contract/status'

interface StepWithWords {
  readonly exercises: readonly {
    readonly exercise_type: { readonly template: TemplateName }
    readonly status: Readonly<Record<Difficulty, number>>
  }[]
}

const games: ReadonlySet<string> = new Set(gameNames)

export const hasGame = ({ exercises }: StepWithWords): boolean =>
  exercises.some(({ exercise_type }) => games.has(exercise_type.template))

/**
 * May its words be played by two children on one device (ADR 78)? In a repetition with a game, once all of it is done: before,
 * playing would show the words that its answers are to tell of.
 */
export const mayPlayTogether = (step: StepWithWords): boolean =>
  hasGame(step) &&
  step.exercises.every(({ status }) => Object.values(status).includes(ExerciseStatus.done))
