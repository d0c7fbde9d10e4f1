export { foldRecords } from './records.ts'
export type { TurnRecords, DictationRecord, WrittenTurn } from './records.ts'
export { findFamilyMembers } from './word-families.ts'
export type { FoundFamily, WordFamily } from './word-families.ts'
