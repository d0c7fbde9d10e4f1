export { foldMastery, newMastery, updateMastery } from './mastery.ts'
export type { Mastery, MasteryEvidence } from './mastery.ts'
