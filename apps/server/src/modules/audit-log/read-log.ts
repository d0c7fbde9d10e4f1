import { Readable } from 'node:stream'
import type { AuditEntry, AuditFilter, AuditKind, AuditPage, AuditQuery } from '@letterliaan/contract'
import { excelDialect, writeCsv } from '@letterliaan/roster/csv'
import { formatFullName } from '@letterliaan/rules'
import { createDutchFormat } from '@letterliaan/rules/calendar'
import { readRegion } from '../../db/of-region.ts'
import type { Database, Queries } from '../../db/database.ts'
import { readAudit } from '../../events/audit.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { UserCaller } from '../../plugins/auth/caller.ts'
import type { BytesResponse } from '../../plugins/contract/handler.ts'
import { createNotFoundError } from '../../plugins/errors/problem-error.ts'
import { getAuditKind } from './kinds.ts'
import { doPeopleExist, findAuditEntries, findStudentsOfEntries } from './queries.ts'
import { describeAuditEvent } from './describe-audit-event.ts'
import { findStaffNames } from '../../db/tables/user.ts'
import { findGroupNames } from '../../db/tables/group.ts'

const pageSize = 25
const exportPageSize = 1000

/** Reads the audit log (AVG-5). Throws 404 for a person of another organisation. */
export async function readAuditLog(
  queries: Queries,
  organisation_id: number,
  query: AuditQuery,
  limit = pageSize,
): Promise<AuditPage> {
  if (!(await doPeopleExist(queries, organisation_id, query))) throw createNotFoundError()
  const rows = await findAuditEntries(queries, organisation_id, { ...query, limit })
  const [students, groups, staff, region] = await Promise.all([
    findStudentsOfEntries(
      queries,
      rows.map(({ id }) => id),
    ),
    findGroupNames(queries, organisation_id),
    findStaffNames(queries, organisation_id),
    readRegion(queries, organisation_id),
  ])
  const studentsOf = Map.groupBy(students, ({ audit_id }) => audit_id)
  const groupNames = new Map(groups.map(({ id, name }) => [id, name]))
  const staffNames = new Map(staff.map(({ id, name }) => [id, name]))
  const names = {
    region,
    student_id: null,
    group: (id: number) => groupNames.get(id) ?? '',
    step: () => '',
    member: (id: number) => staffNames.get(id) ?? 'een oud-medewerker',
    marks: () => '',
  }
  const entries = rows.map(({ id, action, detail, at, user_id, user_name }): AuditEntry => ({
    id,
    at,
    by: user_id === null || user_name === null ? null : { id: user_id, name: user_name },
    kind: getAuditKind(action),
    text: describeAuditEvent(readAudit({ action, detail }), names),
    students: (studentsOf.get(id) ?? []).map((student) => ({
      id: student.id,
      name: formatFullName(student),
    })),
  }))
  return { entries, before: rows.length === limit ? (rows.at(-1)?.id ?? null) : null }
}

const kindNames: Readonly<Record<AuditKind, string>> = {
  login: 'inloggen',
  view: 'bekijken',
  export: 'ophalen',
  staff: 'medewerkers',
  child: 'kinderen',
  school: 'school',
}
const head = ['nummer', 'moment', 'soort', 'door', 'wat', 'kinderen']
const moment = createDutchFormat({ dateStyle: 'short', timeStyle: 'medium' })

/** Exports the log as CSV for Excel, and records the export in it. `now`: unix seconds. */
export async function exportAuditLog(
  { database, exports }: { readonly database: Database; readonly exports: Queries },
  caller: UserCaller,
  filter: AuditFilter,
  now: number,
): Promise<BytesResponse> {
  if (!(await doPeopleExist(database.queries, caller.organisation_id, filter))) throw createNotFoundError()
  await database.transaction(async (transaction) =>
    recordEvent(transaction, caller, { type: 'audit_log_exported' }, now),
  )
  return {
    bytes: Readable.from(writeLines(exports, caller.organisation_id, filter)),
    cacheControl: 'no-store',
    disposition: 'attachment; filename="logboek.csv"',
  }
}

async function* writeLines(
  queries: Queries,
  organisation_id: number,
  filter: AuditFilter,
): AsyncGenerator<string> {
  yield writeCsv([head], excelDialect)
  for (let before: number | undefined; ;) {
    const page: AuditPage = await readAuditLog(
      queries,
      organisation_id,
      { ...filter, before },
      exportPageSize,
    )
    yield writeCsv(page.entries.map(toCells), { ...excelDialect, bom: false })
    if (page.before === null) return
    before = page.before
  }
}

const toCells = ({ id, at, by, kind, text, students }: AuditEntry): string[] => [
  String(id),
  moment.format(at * 1000),
  kindNames[kind],
  by?.name ?? '',
  text,
  students.map(({ name }) => name).join(', '),
]
