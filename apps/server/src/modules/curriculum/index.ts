export {
  type Contents,
  createContents,
  findWordOf,
  sourceOf,
  type StepContent,
  toPictureUrl,
  type WordsByDifficulty,
} from './content.ts'
export { byPlace, readCurrentSteps } from './current-steps.ts'
export {
  type ConfirmedStep,
  type Confirms,
  confirmsNothing,
  confirmsOf,
  findGames,
  findPractices,
  isDrawnToday,
  type Mix,
  type MixSource,
  type OtherStep,
  mixSteps,
  type PreparedStep,
  readContent,
  type TrialSet,
  trialTemplates,
} from './mix.ts'
export { drawMixed, findMixedSteps, mixIn, type MixingStep } from './mixed-in.ts'
export { createDocumentLinks } from './document/links.ts'
export { createPrinter, type Printer } from './document/printer.ts'
export { fileNameOf, printWorkbook } from './document/workbook.ts'
export { createPictureRemaker, type PictureRemaker } from './own-pictures/remake-picture.ts'
export { keepCuts, recallCuts } from './own-steps/chosen-cuts.ts'
export { createOwnWords, type OwnWords } from './own-steps/own-words.ts'
export { categoryLabels } from './own-steps/surroundings.ts'
export { createOwnStepWriter, type OwnStepWriter } from './own-steps/own-step-writer.ts'
export { ownStepRoutes } from './own-steps/routes.ts'
export { createSpellingLookup, type SpellingLookup } from './own-steps/spelling.ts'
export { curriculumRoutes } from './routes.ts'
export { categoriesOf, codesOf, rulesOf, type TaughtWord, toTaughtWord } from './taught-word.ts'
export { syncCurriculum } from './sync-curriculum.ts'
export type { SoundingOrganisation, SpokenWord, Voices } from './voices.ts'
