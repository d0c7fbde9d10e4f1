/** Where a step of a student stands (rules.md, Step status). Apart from the entities, for the apps use it without zod. */
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
  /** The last StapDictee or closing test was not passed. */
  pausedAtDictation: 6,
  /** A step that is itself a test over the steps before it. */
  test: 7,
} as const
export type StepStatus = (typeof StepStatus)[keyof typeof StepStatus]

/** How a run stands, and an exercise at a difficulty after all its runs (LES-11). */
export const ExerciseStatus = { open: 0, paused: 1, done: 2, failed: 3 } as const
