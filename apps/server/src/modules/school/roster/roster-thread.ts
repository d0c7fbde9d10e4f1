import {
  matchRows,
  readRoster,
  type ColumnProposal,
  type Roster,
  type RosterMatch,
} from '@letterliaan/roster'
import { serveJobs } from '../../../threads/serve-jobs.ts'
import { refuseOthersChildren, withDefaultGroup } from './refuse-others-children.ts'
import type { KnownRoster } from './known-roster.ts'

export interface RosterJob {
  readonly upload: Uint8Array
  readonly columns: ColumnProposal | null
  readonly group_name: string | null
  readonly isComplete: boolean
  readonly known: KnownRoster
}

export type RosterJobResult = Pick<Roster, 'kind' | 'table'> & RosterMatch

serveJobs(({ upload, columns, group_name, isComplete, known }: RosterJob): RosterJobResult => {
  const { kind, table, rows } = readRoster(upload, columns, known.region)
  const checked = refuseOthersChildren(withDefaultGroup(rows, group_name), known)
  return { kind, table, ...matchRows(checked, known.children, { isComplete }) }
})
