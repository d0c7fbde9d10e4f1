import type { Queries } from '../../../db/database.ts'
import { getGroup } from '../../people/index.ts'
import type { ReportCall } from './report-call.ts'
import { getReportedChild, readReportedChildren, type ReportedChild } from './reported-child.ts'
import { findMembers } from '../../../db/tables/student.ts'

export interface ExportScope {
  readonly title: string
  readonly children: readonly ReportedChild[]
}

/** Throws 404 for a child that the caller does not see. */
export async function scopeOfStudent(queries: Queries, { caller, id }: ReportCall): Promise<ExportScope> {
  const child = await getReportedChild(queries, caller, id)
  return { title: child.name, children: [child] }
}

/** Throws 404 for a group that the caller does not see. */
export async function scopeOfGroup(queries: Queries, { caller, id }: ReportCall): Promise<ExportScope> {
  const { name } = await getGroup(queries, caller, id)
  const members = await findMembers(queries, id)
  const children = await readReportedChildren(
    queries,
    members.map((member) => member.id),
  )
  return { title: name, children }
}
