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
  minTrialPairs,
  trialSeconds,
  trialWays,
  wordsOfSet,
  type TrialOutcome,
  type TrialTally,
  type TrialWay,
} from './trial.ts'
