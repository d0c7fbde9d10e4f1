export type { DiagnosisTarget } from './context.ts'
export { diagnoseAnalysis, type AlignedPiece, type DiagnoseOptions, type Diagnosis } from './diagnose.ts'
export type { SpellingError } from './diagnose.ts'
export { listLikelyErrors, type LikelyError } from './list-likely-errors.ts'
export {
  errorCategories,
  errorTags,
  listCategoriesOfTag,
  unknownErrorHint,
  type ErrorFamily,
  type ErrorTag,
  type KnownTag,
  type TagInfo,
} from './tags.ts'
export { reconstruct, type Reconstruction } from './reconstruct.ts'
export { nameErrorTag, isErrorTag } from './names.ts'
export { sentenceFaults } from './sentence-faults.ts'
export { knownHints } from './hints/known-hints.ts'
