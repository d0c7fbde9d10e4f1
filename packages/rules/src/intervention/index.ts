export {
  judgeCare,
  normedScores,
  normedTests,
  numCareMoments,
  findNormedSubject,
  type CareJudgement,
  type NormedSubject,
} from './care-criteria.ts'
export {
  isGoalReached,
  judgeIntervention,
  minMeasuredWords,
  pickMeasures,
  findLeastChange,
  type MeasuredOnce,
} from './compare-measures.ts'
export {
  computeDoseByWeek,
  toSpan,
  listPractisedTimes,
  type InterventionDays,
  type PractisedTime,
} from './dose.ts'
