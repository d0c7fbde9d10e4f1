import type { HistoryEntry } from '@letterliaan/contract'
import { readRegion } from '../../../db/of-region.ts'
import type { Queries } from '../../../db/database.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import { isSupervised } from '../../../plugins/auth/supervision-queries.ts'
import { notFound } from '../../../plugins/errors/problem-error.ts'
import type { Contents } from '../../curriculum/index.ts'
import { listGroupNames } from '../../people/index.ts'
import { readAudit } from '../../../events/audit.ts'
import { findAuditOf, findStepsOf } from './queries.ts'
import { saySentence } from '../../audit-log/index.ts'

/** From the audit log, the latest first (MEND-2). Throws 404 for a child that the caller may not see. */
export async function listHistory(
  queries: Queries,
  contents: Contents,
  caller: UserCaller,
  student_id: number,
): Promise<HistoryEntry[]> {
  if (!(await isSupervised(queries, caller, student_id))) throw notFound()
  const [rows, groups, steps, region] = await Promise.all([
    findAuditOf(queries, student_id),
    listGroupNames(queries, caller.organisation_id),
    findStepsOf(queries, student_id),
    readRegion(queries, caller.organisation_id),
  ])
  const groupNames = new Map(groups.map(({ id, name }) => [id, name]))
  const labels = new Map<number, string>()
  for (const { id, curriculum_step_id } of steps) {
    labels.set(id, (await contents.get(queries, curriculum_step_id)).label)
  }
  const names = {
    region,
    student_id,
    group: (id: number) => groupNames.get(id) ?? '',
    step: (id: number) => labels.get(id) ?? '',
    member: () => 'een medewerker',
  }
  return rows.map(({ id, action, detail, created_at: at, name }) => ({
    id,
    at,
    by: name ?? '',
    text: saySentence(readAudit({ action, detail }), names),
  }))
}
