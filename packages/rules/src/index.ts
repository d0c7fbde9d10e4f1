export { foldLetterCase, normaliseWord, isSameWord } from './words/same-word.ts'
export { shuffle } from './words/random.ts'
export { drawRound, type Round } from './words/draw-round.ts'
export { drawSides } from './words/draw-sides.ts'
export { listDistinctWords, drawWords } from './words/draw-words.ts'
export { drawDictation, justPractisedSeconds, type DictationHistory } from './words/draw-dictation.ts'

export type { MoveEffect, Move, MoveOutcome, Run, RunPolicy } from './run/run.ts'
export { chooseRunPolicy } from './run/policy.ts'
export {
  startForcedRepeat,
  repeatRun,
  startRun,
  createUntouchedResult,
  type StartedRun,
} from './run/start-run.ts'
export { applyMove } from './run/apply-move.ts'
export {
  countRight,
  chooseStatusAfterRun,
  isFinished,
  isScorePassed,
  computePercentageScore,
} from './run/score.ts'

export { getDefaultMinSuccessScore, getDefaultPoints } from './points/defaults.ts'
export {
  payForCompletion,
  sumBalance,
  validatePurchase,
  type EarlierPayments,
  type Payment,
  type PurchaseRefusal,
} from './points/payment.ts'
export {
  numBridgePlanks,
  countWordsByWeek,
  findPersonalBest,
  countBridgePlanks,
  proposeGoal,
  roundSumForChild,
} from './progress/group-goal.ts'

export { emptyBadgeFacts, countDistinctTitles, type BadgeFacts } from './badges/facts.ts'
export { isEarned } from './badges/is-earned.ts'

export type {
  ExerciseWork,
  PassingDifficulty,
  StepRecord,
  StepState,
  StepToets,
} from './steps/step-record.ts'
export { deriveStepStatus, type DerivedStatus } from './steps/step-status.ts'
export { countsForPassing, exercisesToPass } from './steps/mastery.ts'
export { findGame, mayPlayTogether } from './steps/together.ts'
export { labelStepStatus } from './steps/status-label.ts'
export {
  findCurrentStep,
  derivePath,
  sortByPath,
  isReopened,
  isShownAsToets,
  isStepPassed,
  isStepWaived,
  findRequiredStepId,
} from './steps/path.ts'
export { predictStepStatus, type PredictedStep } from './steps/predicted-status.ts'
export { findNextInStep, findNextStep, applyRun, type NextInStep, type NextStep } from './steps/next-thing.ts'
export { findDestinationAfter, type Destination } from './steps/find-destination-after.ts'
export { isRepetitionOver, deriveRepetitionStatus, type RepetitionStatus } from './steps/repetition.ts'

export { drawToetsWords, isToetsDone, toetsDifficulty, type ToetsDraw } from './toets.ts'

export { adviseTopics, describeAdvice } from './measure/advise-topics.ts'
export { chooseMeasureBand, estimateTopic, type TopicEstimate } from './measure/estimate-topic.ts'
export { computeMeasuredChange, computeSmallestChange } from './measure/measured-change.ts'
export { maxMeasureWords, planMeasure, type AskedItem, type MeasureItem } from './measure/plan-measure.ts'
export { drawMeasureWords } from './measure/draw-measure.ts'

export {
  canEnterWorld,
  collectEndRewards,
  isWorldPassed,
  isWorldUnlocked,
  canRedoWorld,
  type WorldNumber,
  type WorldProgress,
} from './progress/worlds.ts'
export { findLevelReached } from './progress/find-level-reached.ts'
export {
  formatFullName,
  isAskedOfChild,
  listMissingProfileFields,
  type ProfileOfSchool,
  type RequiredProfileFields,
} from './progress/required-profile.ts'
export { listCompletedLevels } from './progress/list-completed-levels.ts'
export { computeLessonProgress, computeMasteryPercentage } from './progress/percentages.ts'

export { isLiveEventExpired, liveEventTtlSeconds } from './live-event-ttl.ts'
