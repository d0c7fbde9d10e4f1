export { applyAdvice } from '../measure/apply-advice.ts'
export { comparePaths, type PathComparison, type PathDifference } from './compare-paths.ts'
export { emptyPath, toPathEntry, openSettings, toPathDocument } from './to-path-document.ts'
export {
  isAllowedInTreehouse,
  isAllowedInWorld,
  isExtraStep,
  isPairStep,
  firstExtraNr,
  firstPairNr,
  placePathEntries,
  numStepPlacesByWorld,
  countStepPlaces,
  maxTreehouseSteps,
  type PlacedPathEntry,
} from './places.ts'
export {
  planSteps,
  type AddedStep,
  type ChangedStep,
  type PreparedSettings,
  type PreparedStep,
  type StepPlan,
} from './plan-steps.ts'
export { listBlockedWorlds } from '../progress/worlds.ts'
export { toDl } from '../calendar/school-year.ts'
export { addEntries, proposePath, type AddedEntries } from './propose-path.ts'
export { rebasePath } from './rebase-path.ts'
export { validatePath, type PreparableStep } from './validate-path.ts'
export { formatStepKey, createEntry } from './step-key.ts'
