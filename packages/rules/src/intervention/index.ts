export {
  judgeCare,
  normedScores,
  normedTests,
  numCareMoments,
  findNormedSubject,
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
export { doseByWeek, toSpan, listPractisedTimes, type InterventionDays, type PractisedTime } from './dose.ts'
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
