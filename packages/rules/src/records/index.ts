export { recordsOf } from './records.ts'
export type { ChildRecords, DictationRecord, WrittenTurn } from './records.ts'
export { findMembers } from './word-families.ts'
export type { FamilyOfWords, WordFamily } from './word-families.ts'
