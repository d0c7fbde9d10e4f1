import type { Queries } from '../../../../db/database.ts'

export const findAuditAboutChild = (queries: Queries, student_id: number) =>
  queries
    .selectFrom('audit_student')
    .innerJoin('audit', 'audit.id', 'audit_student.audit_id')
    .select(['audit.id', 'audit.detail'])
    .select((eb) =>
      eb
        .selectFrom('audit_student as all')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('all.audit_id', '=', 'audit.id')
        .as('num_children'),
    )
    .where('audit_student.student_id', '=', student_id)
    .execute()
