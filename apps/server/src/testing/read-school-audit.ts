import type { TestSchool } from './school.ts'
import type { TestApp } from './test-app.ts'

/** Reads the audit log of a school, except logins and views. */
export const readSchoolAudit = ({ database }: TestApp, { organisation_id }: TestSchool) =>
  database.queries
    .selectFrom('audit')
    .select(['action', 'detail'])
    .where('organisation_id', '=', organisation_id)
    .where('action', 'not in', ['logged_in', 'child_viewed'])
    .orderBy('id')
    .execute()
