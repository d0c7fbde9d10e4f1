export { loadCurriculum, listTeachingSteps, listWordSteps } from './load/curriculum.ts'
export type { Curriculum } from './load/curriculum.ts'
export { analyseOwnWord } from './own/analyse-own-word.ts'
export { checkOwnStep, isRecipeTemplate } from './own/check-own-step.ts'
export type { OwnStepSurroundings } from './own/check-own-step.ts'
export { createOwnExercise, createExerciseAt } from './own/recipe-exercise.ts'
export {
  completeOwnStep,
  completeOwnWord,
  firstOwnNr,
  mixedCategory,
  toOwnStep,
  toWordFile,
} from './own/own-step.ts'
export { countPlayable, proposeStep, proposeSteps } from './own/propose-step.ts'
export { spellingTopics } from './topics.ts'
export type { SpellingTopic } from './topics.ts'
export { proposeSentence } from './own/propose-sentence.ts'
export { canBeShown, chooseLikelyMisspelling } from './own/choose-likely-misspelling.ts'
export { splitWords } from './own/split-words.ts'
export type { CurriculumBadge } from './schema/badge.ts'
export type { CurriculumExercise } from './schema/exercise.ts'
export type { CurriculumLevel } from './load/files.ts'
export { compareByTeaching } from './schema/step.ts'
export type { AnchorWord, CurriculumSide, CurriculumStep, MixedStep, Strategy } from './schema/step.ts'
export type { Analyses } from './load/word.ts'
export { analyseWord, analyseFiles, takeAnalyses } from './load/word.ts'
export type { CurriculumWord, WordFile } from './schema/word.ts'
