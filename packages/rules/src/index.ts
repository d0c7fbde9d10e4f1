export { foldLetterCase, normaliseWord, isSameWord } from './words/same-word.ts'
export { shuffle } from './words/random.ts'
export { drawRound, type Round } from './words/draw-round.ts'
export { drawSides } from './words/draw-sides.ts'
export { listDistinctWords, drawWords } from './words/draw-words.ts'
export {
  drawDictation,
  justPractisedSeconds,
  noHistory,
  type DictationHistory,
} from './words/draw-dictation.ts'

export type { MoveEffect, Move, MoveOutcome, Run, RunPolicy } from './run/run.ts'
export { choosePolicy } from './run/policy.ts'
export { startForcedRepeat, repeatRun, startRun, createUntouchedResult } from './run/start-run.ts'
export type { StartedRun } from './run/start-run.ts'
export { applyMove } from './run/apply-move.ts'
export {
  countRight,
  chooseStatusAfterRun,
  isFinished,
  isScorePassed,
  computePercentageScore,
} from './run/score.ts'

export { getDefaultMinSuccessScore, getDefaultPoints } from './points/defaults.ts'
export { payForCompletion } from './points/payment.ts'
export type { EarlierPayments, Payment } from './points/payment.ts'
export { computeBalanceAfter, sumBalance } from './points/payment.ts'
export {
  bridgePlanks,
  countWordsByWeek,
  findPersonalBest,
  countPlanks,
  proposeGoal,
  roundSumForChild,
} from './progress/group-goal.ts'

export { emptyBadgeFacts } from './badges/facts.ts'
export type { BadgeFacts } from './badges/facts.ts'
export { countDistinctTitles } from './badges/facts.ts'
export { isEarned } from './badges/is-earned.ts'
export { refusePurchase } from './points/payment.ts'
export type { PurchaseRefusal } from './points/payment.ts'

export type {
  ExerciseWork,
  PassingDifficulty,
  StepRecord,
  StepState,
  StepToets,
} from './steps/step-record.ts'
export { deriveStepStatus } from './steps/step-status.ts'
export type { DerivedStatus } from './steps/step-status.ts'
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
export { findDestinationAfter } from './steps/find-destination-after.ts'
export type { Destination } from './steps/find-destination-after.ts'
export { isRepetitionOver, deriveRepetitionStatus, type RepetitionStatus } from './steps/repetition.ts'

export { drawToetsWords } from './toets.ts'
export type { ToetsDraw } from './toets.ts'
export { isToetsDone, toetsDifficulty } from './toets.ts'

export { adviseTopics, sayReason } from './measure/advise-topics.ts'
export { chooseMeasureBand, estimateTopic } from './measure/estimate-topic.ts'
export type { TopicEstimate } from './measure/estimate-topic.ts'
export { computeMeasuredChange, computeSmallestChange } from './measure/measured-change.ts'
export { maxMeasureWords, planMeasure } from './measure/plan-measure.ts'
export type { AskedItem, MeasureItem } from './measure/plan-measure.ts'
export { drawMeasureWords } from './measure/draw-measure.ts'

export { canEnterWorld, collectEndRewards, isWorldPassed, isWorldUnlocked } from './progress/worlds.ts'
export type { WorldNumber, WorldProgress } from './progress/worlds.ts'
export { findLevelReached } from './progress/find-level-reached.ts'
export { formatFullName, isAskedOfChild, listMissingProfileFields } from './progress/required-profile.ts'
export type { ProfileOfSchool, RequiredProfileFields } from './progress/required-profile.ts'
export { listCompletedLevels } from './progress/list-completed-levels.ts'
export { canRedoWorld } from './progress/worlds.ts'
export { computeLessonProgress, computeMasteryPercentage } from './progress/percentages.ts'

export { isLiveEventExpired, liveEventTtlSeconds } from './late-event.ts'
