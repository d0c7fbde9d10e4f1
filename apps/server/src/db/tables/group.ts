import type { Queries } from '../queries.ts'

/** Includes groups that the caller may not see. */
export const findGroupNames = (queries: Queries, organisation_id: number) =>
  queries
    .selectFrom('group')
    .select(['id', 'name', 'school_year'])
    .where('organisation_id', '=', organisation_id)
    .execute()

export const findGroupMemberships = (queries: Queries, organisation_id: number) =>
  queries
    .selectFrom('group_student')
    .select(['student_id', 'group_id'])
    .where('organisation_id', '=', organisation_id)
    .orderBy('group_id')
    .execute()
