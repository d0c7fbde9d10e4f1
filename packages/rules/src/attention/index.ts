export { computeAbsenceLevel, findAbsent, type Practiser } from './absence.ts'
export { findSuspect, type Sitting, type SittingWord, type Suspicion } from './suspect.ts'
