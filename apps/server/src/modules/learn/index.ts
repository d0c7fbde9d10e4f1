export { createDailyRoutes } from './daily/routes.ts'
export { createMisspelling } from './developer/move.ts'
export { createDemoPlayer, type DemoChild, toMorning } from './developer/demo-player.ts'
export { createDeveloperRoutes } from './developer/routes.ts'
export { readWordsOfWeek } from './goals/group-goal.ts'
export { createGoalRoutes } from './goals/routes.ts'
export { readPersonalBest } from './goals/student-goals.ts'
export { readWordsOfSchool } from './goals/school-words.ts'
export {
  countUnreadRuns,
  countUnreadRunsByStudent,
  foldOrganisation,
  foldStudentIfPending,
  isPending,
  startFolding,
} from './knowledge/fold-student.ts'
export { emptyWorldProgress } from './path/progress/world-gain.ts'
export { deriveStudentPath, updatePath } from './path/progress/update-path.ts'
export { markRepeatable, restoreRepeatableMark } from './path/repetition/mark-repeatable.ts'
export { findMissingRepetitions } from './path/repetition/missing-repetitions.ts'
export { readWaitingRepetitions } from './path/repetition/repetition-service.ts'
export { restartStepOf } from './path/restart-step.ts'
export { createPathRoutes } from './path/routes.ts'
export {
  formatExerciseKey,
  toExercisePosition,
  formatRunKey,
  toStepId,
  toExerciseId,
  toTestId,
} from './path/step/exercise-id.ts'
export { createLesson } from './path/step/lesson.ts'
export { createStepListCache, type StepDependencies } from './path/step/step-service.ts'
export { diagnoseSpelling, readSpelling } from './play/diagnosis/diagnose-move.ts'
export {
  formatWrittenWord,
  type WordToSpell,
  type WrittenWord,
  readWrittenWord,
} from './play/diagnosis/written-word.ts'
export { answerExercise } from './play/exercise/answer-exercise.ts'
export { openExercise, type PlayableExercise, findRun } from './play/exercise/open-exercise.ts'
export { createPlayRoutes } from './play/routes.ts'
export { answerToets } from './play/toets/answer-toets.ts'
export { listDictationWords } from './play/toets/draw-words.ts'
export { openToets } from './play/toets/open-toets.ts'
export { countMaxWords } from './play/toets/waiting-measures.ts'
export { lateDictationDays } from './play/toets/week-dictations.ts'
export { getChildPath, saveChildPath } from './preparation/path/child-path.ts'
export { prepareNewMembers } from './preparation/path/group-path.ts'
export type { PathDependencies } from './preparation/path/path-edit.ts'
export { readPathsOf } from './preparation/path/read-paths.ts'
export { createGroupPathRoutes } from './preparation/path/routes.ts'
export { prepareSteps } from './preparation/steps/prepare-steps.ts'
export { lockSupervisedStudent, createPresentRoutes } from './rewards/presents.ts'
export { createProfileRoutes } from './profiles/routes.ts'
export { startFittingMemories } from './rebuild/fit.ts'
export { type MendContext, readStudentFacts, type StudentFacts } from './rebuild/history.ts'
export { readMendContext, rebuildAll, refoldLog } from './rebuild/rebuild-student.ts'
export { findExpectedBadges, isBadgePaid } from './rebuild/stages.ts'
export { formatRowKey, removeRow, type LearningRow, writeRow } from './rebuild/rows.ts'
export { createRecordRoutes } from './records/routes.ts'
export { badgePresentActivityType, giveBadge, listBadgesFor } from './rewards/badges.ts'
export { countPassed } from './rewards/earned-badges.ts'
export { storeRewards } from './rewards/store-rewards.ts'
export { createRewardRoutes } from './rewards/routes.ts'
