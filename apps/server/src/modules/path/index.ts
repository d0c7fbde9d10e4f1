export { type PastRun, workOfRuns } from './progress/step-work.ts'
export { noteGain, takeBackGain } from './progress/path-gain.ts'
export {
  deriveDle,
  deriveStates,
  deriveStudentPath,
  hasStepChanged,
  isRedone,
  readProgress,
  recordPassedSteps,
  storeProgress,
  updatePath,
} from './progress/update-path.ts'
export { restoreMark, takeBackUnbegun } from './repetition/mark-repeatable.ts'
export { findMissingRepetitions } from './repetition/propose-repetition.ts'
export { readWaitingRepetitions } from './repetition/repetition-service.ts'
export { deriveRepetition, updateRepetition } from './repetition/update-repetition.ts'
export { restartStepOf } from './restart-step.ts'
export { pathRoutes } from './routes.ts'
export { createKeptSteps, type StepNeeds } from './step/step-service.ts'
export { enterStep } from './step/enter-step.ts'
export { positionOf, stepIdOf, toExerciseId, toTestId } from './step/exercise-id.ts'
export { readMastery } from './step/mastery-fields.ts'
export { lessonOf } from './step/lesson.ts'
export { readPastRuns, readStepIds, readSteps, readStepsEver, storeToetsOutcome } from './step/path-steps.ts'
export type { EnteredStep, StepRow } from './step/queries.ts'
export { toExerciseSummary, toStepSummary } from './step/to-step.ts'
