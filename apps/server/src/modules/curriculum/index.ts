export {
  type Contents,
  createContents,
  createSilentContents,
  findWordOf,
  findMixedSource,
  type StepContent,
  testStepDescription,
  toPictureUrl,
  type WordsByDifficulty,
} from './content.ts'
export { compareStepsOnPath, readCurrentStepContents } from './current-steps.ts'
export {
  type FindConfirmedSteps,
  confirmNothing,
  createConfirmedStepFinder,
  findGames,
  choosePracticeTemplates,
  isDrawnToday,
  type Mix,
  type MixSource,
  type OtherStep,
  mixSteps,
  type StepWithMix,
  readStepContent,
} from './mix.ts'
export { drawMixedWords, findMixedSteps, addMixedWords, type MixingStep } from './mixed-words.ts'
export { createDocumentLinks } from './document/links.ts'
export { createPrinter, type Printer } from './document/printer.ts'
export { toFileName, printWorkbook } from './document/workbook.ts'
export { createPictureRemaker, type PictureRemaker } from './own-pictures/remake-picture.ts'
export { storeCuts, applyCuts } from './own-steps/chosen-cuts.ts'
export { createOwnWordAnalyser, type OwnWordAnalyser } from './own-steps/own-words.ts'
export { getCategoryLabels } from './own-steps/surroundings.ts'
export { createOwnStepWriter, type OwnStepWriter } from './own-steps/own-steps.ts'
export { createOwnStepRoutes } from './own-steps/routes.ts'
export { createSpellingLookup, type SpellingLookup } from './own-steps/spelling.ts'
export { createCurriculumRoutes } from './routes.ts'
export {
  listJudgedCategories,
  listWordCategories,
  pickCodes,
  listWordRules,
  type TaughtWord,
  toTaughtWord,
} from './taught-word.ts'
export { syncCurriculum } from './sync-curriculum.ts'
export type { SoundingOrganisation, VoicedWord, Voices } from './voices.ts'
