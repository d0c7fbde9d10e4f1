export { diagnoseSpelling, readSpelling } from './diagnosis/diagnose-move.ts'
export { type SpelledWord, showWritten, type WrittenWord, writtenWord } from './diagnosis/written-word.ts'
export { answerExercise } from './exercise/answer-exercise.ts'
export {
  findTaughtWord,
  openExercise,
  type PlayableExercise,
  playRulesAt,
  runAt,
  runIngredientsAt,
  toPlayable,
} from './exercise/open-exercise.ts'
export type { AnswerRow } from './exercise/queries.ts'
export { type ReplayedMove, replayRun } from './exercise/replay-run.ts'
export { resetExercise } from './exercise/reset-exercise.ts'
export { beginRun, encodeRun } from './exercise/run.ts'
export { playRoutes } from './routes.ts'
export { answerToets } from './toets/answer-toets.ts'
export { createWordFinder, openToets, stepsOfRun, toetsKindOf } from './toets/open-toets.ts'
export { findTestedSteps, wordsById } from './toets/tested-steps.ts'
export { createToetsRun, toetsRules } from './toets/toets-run.ts'
export { wordsOfDictation } from './toets/draw-words.ts'
export { lateDays } from './toets/week-dictations.ts'
export { maxWordsOf } from './toets/waiting-measures.ts'
