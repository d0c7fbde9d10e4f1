export {
  loadCurriculum,
  listTeachingSteps,
  listWordSteps,
  type Curriculum,
  type CurriculumLevel,
} from './load/curriculum.ts'
export { analyseOwnWord } from './own/analyse-own-word.ts'
export { checkOwnStep, isRecipeTemplate, type OwnStepSurroundings } from './own/check-own-step.ts'
export { createOwnExercise, createExerciseAt } from './own/own-exercise.ts'
export {
  completeOwnStep,
  completeOwnWord,
  firstOwnNr,
  mixedCategory,
  toOwnStep,
  toWordFile,
} from './own/own-step.ts'
export { countPlayable, proposeStep, proposeSteps } from './own/propose-step.ts'
export { spellingTopics, type SpellingTopic } from './topics.ts'
export { proposeSentence } from './own/propose-sentence.ts'
export { canReplaceWord, chooseLikelyMisspelling } from './own/choose-likely-misspelling.ts'
export { splitWords } from './own/split-words.ts'
export type { CurriculumBadge } from './schema/badge.ts'
export {
  compareByTeaching,
  type CurriculumExercise,
  type AnchorWord,
  type CurriculumSide,
  type CurriculumStep,
  type MixedStep,
  type Strategy,
} from './schema/step.ts'
export { analyseWord, analyseFiles, rememberAnalyses, type Analyses } from './load/word.ts'
export type { CurriculumWord, WordFile } from './schema/word.ts'
