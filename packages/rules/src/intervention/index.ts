export {
  judgeCare,
  normedScores,
  normedTests,
  numCareMoments,
  subjectOf,
  type CareCriteria,
  type NormedSubject,
} from './care-criteria.ts'
export {
  isGoalReached,
  judgeIntervention,
  minMeasuredWords,
  pickMeasures,
  smallestTold,
  type MeasuredOnce,
} from './compare-measures.ts'
export { doseByWeek, spanOf, timesOf, type InterventionDays, type PractisedTime } from './dose.ts'
export {
  drawTrial,
  judgeTrial,
  minWordsPerWay,
  practiceSeconds,
  trialWays,
  wordsOfSet,
  type TrialOutcome,
  type TrialWay,
} from './trial.ts'
