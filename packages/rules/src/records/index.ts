export { foldRecords } from './records.ts'
export type { TurnRecords, DictationRecord, WrittenTurn } from './records.ts'
export { findMembers } from './word-families.ts'
export type { FoundFamily, WordFamily } from './word-families.ts'
