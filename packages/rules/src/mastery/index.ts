export { newMastery, updateMastery, type Mastery, type MasteryEvidence } from './mastery.ts'
