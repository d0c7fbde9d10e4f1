/**
 * The status of a student's step (rules.md, Step status). It is in a file without zod, so that the apps need not load
 * it.
 */
export const StepStatus = {
  /** The step that it requires is not passed, or a supervisor locked it. */
  locked: -1,
  /** Nothing is done yet. */
  open: 0,
  pausedExploring: 1,
  pausedPractising: 3,
  /** Passed again in a redo of its world, waived by a supervisor, or a repetition that is done. */
  completed: 4,
  passed: 5,
  /** The last StapDictee or sluittoets was not passed. */
  pausedAtDictation: 6,
  /** A step that is itself a toets over the steps before it. */
  test: 7,
} as const
export type StepStatus = (typeof StepStatus)[keyof typeof StepStatus]

/** The status of a run, and of an exercise at a difficulty after all its runs (LES-11). */
export const ExerciseStatus = { open: 0, paused: 1, done: 2, failed: 3 } as const

/** The help tours in the order of a child's way: what its `user_manual_flow` becomes at each (rules.md, Words of the domain). */
export const helpTours = { overview: 1, worldMap: 2, lesson: 3, treehouse: 4 } as const

/** The last help tour: a student at this number has seen all of them. */
export const lastHelpTour = Math.max(...Object.values(helpTours))
