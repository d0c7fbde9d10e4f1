import { matchRows, readRoster } from '@letterliaan/roster'
import { serveJobs } from '../../../threads/serve-jobs.ts'
import { refuseOthers, withDefaultGroup } from './refuse-others.ts'
import type { ReadRoster, RosterJob } from './roster-reader.ts'

serveJobs(({ upload, columns, group_name, isComplete, known }: RosterJob): ReadRoster => {
  const { kind, table, rows } = readRoster(upload, columns)
  const checked = refuseOthers(withDefaultGroup(rows, group_name), known)
  return { kind, table, ...matchRows(checked, known.children, { isComplete }) }
})
