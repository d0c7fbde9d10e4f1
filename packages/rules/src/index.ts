export { foldCase, normaliseSigns, normaliseWord, sameWord } from './words/same-word.ts'
export { shuffle } from './words/shuffle.ts'
export { drawWords } from './words/draw-words.ts'

export type { Change, Move, MoveOutcome, Run, RunPolicy } from './run/run.ts'
export { policyOf } from './run/policy.ts'
export { forceRepeat, repeatRun, startRun } from './run/start-run.ts'
export type { StartedRun } from './run/start-run.ts'
export { applyMove } from './run/apply-move.ts'
export { exerciseStatus, isFinished, isPassed, percentageScore } from './run/score.ts'

export { defaultMinSuccessScore, defaultPoints } from './points/defaults.ts'
export { payForCompletion } from './points/payment.ts'
export type { PaidBefore, Payment } from './points/payment.ts'
export { balanceAfter, balanceOf } from './points/ledger.ts'
export { amsterdamDay } from './points/amsterdam-day.ts'

export { nothingDone } from './badges/facts.ts'
export type { BadgeFacts } from './badges/facts.ts'
export { countDifferent } from './badges/count-different.ts'
export { isEarned } from './badges/is-earned.ts'
export { refusePurchase } from './badges/purchase.ts'
export type { PurchaseRefusal } from './badges/purchase.ts'

export type { ExerciseWork, StepRecord, StepState, StepTest } from './steps/step-record.ts'
export { deriveStepStatus } from './steps/step-status.ts'
export type { DerivedStatus } from './steps/step-status.ts'
export { countsForStep } from './steps/mastered.ts'
export { stepStatusLabel } from './steps/status-label.ts'
export {
  currentStep,
  derivePath,
  inPathOrder,
  isOpenAgain,
  isShownAsTest,
  isStepPassed,
  requiredStepId,
} from './steps/path.ts'
export { destinationAfter } from './steps/after-step.ts'
export type { Destination } from './steps/after-step.ts'
export { repetitionStatus, type RepetitionStatus } from './steps/repetition.ts'

export { drawTestWords } from './tests/draw-test-words.ts'
export type { TestDraw } from './tests/draw-test-words.ts'
export { isTestDone } from './tests/test-kind.ts'
export type { TestKind } from './tests/test-kind.ts'

export { canEnterWorld, collectWorlds, isWorldPassed, isWorldUnlocked } from './progress/worlds.ts'
export type { WorldNumber, WorldProgress } from './progress/worlds.ts'
export { levelReached } from './progress/level-reached.ts'
export { monthsOfEducation } from './progress/months-of-education.ts'
export { missingFromProfile } from './progress/introduction.ts'
export type { RequiredProfile } from './progress/introduction.ts'
export { completedLevels } from './progress/completed-levels.ts'
export { canRedoWorld } from './progress/redo.ts'
export { lessonProgress, masteryPercentage } from './progress/percentages.ts'

export { helpTours, lastHelpTour } from './help/help-tours.ts'

export { isLateEvent, liveEventLife } from './live/late-event.ts'
