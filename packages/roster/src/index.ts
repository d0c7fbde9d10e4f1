export { checkRows } from './check-rows.ts'
export {
  matchRows,
  type MatchedRow,
  type RosterChanges,
  type RosterMatch,
  type RowMatch,
} from './match/match-rows.ts'
export type { KnownChild } from './match/known-child.ts'
export { toComparableGroup } from './match/compare-names.ts'
export { isFirstName, isGroupName, isNameText } from './names/read-name.ts'
export { readRoster, type Roster } from './read-roster.ts'
export {
  readLevel,
  RosterError,
  rosterLimits,
  type CheckedRow,
  type RosterRegion,
  type RosterRow,
} from './roster-row.ts'
export type { ColumnProposal } from './table/propose-columns.ts'
