export { checkRows } from './check-rows.ts'
export { matchRows } from './match/match-rows.ts'
export type { KnownChild } from './match/known-child.ts'
export type { MatchedRow, RosterChanges, RosterMatch, RowMatch } from './match/match-rows.ts'
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
