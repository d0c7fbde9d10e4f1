export { foldRecords, type TurnRecords, type DictationRecord, type WrittenTurn } from './records.ts'
export { findFamilyMembers, type FoundFamily, type WordFamily } from './word-families.ts'
