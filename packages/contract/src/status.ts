/** The statuses of rules.md, Step status. This file does not import zod, so that the apps need not load it. */
export const StepStatus = {
  locked: -1,
  open: 0,
  pausedExploring: 1,
  pausedPractising: 3,
  /** Complete in a redo, waived, or a finished repetition. */
  completed: 4,
  passed: 5,
  /** The last StapDictee or sluittoets failed. */
  pausedAtDictation: 6,
  /** The step is a toets of the steps before it. */
  test: 7,
} as const
export type StepStatus = (typeof StepStatus)[keyof typeof StepStatus]

/** The status of a run, and of an exercise at one difficulty (LES-11). */
export const ExerciseStatus = { open: 0, paused: 1, done: 2, failed: 3 } as const

/** In order. The numbers are the values of `user_manual_flow` (rules.md, Words of the domain). */
export const helpTours = { overview: 1, worldMap: 2, lesson: 3, treehouse: 4 } as const

export const lastHelpTour = Math.max(...Object.values(helpTours))
