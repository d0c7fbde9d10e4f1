import type { Queries } from '../../../../db/database.ts'
import { isSupervisedBy, type Supervision } from '../../../../plugins/auth/supervision-queries.ts'

export const findSupervisedChild = (queries: Queries, caller: Supervision, student_id: number) =>
  queries
    .selectFrom('student')
    .innerJoin('organisation', 'organisation.id', 'student.organisation_id')
    .select(['student.id as student_id', 'student.user_id', 'student.first_name', 'student.last_name'])
    .select(['student.screen_name', 'organisation.name as organisation'])
    .where('student.id', '=', student_id)
    .where(isSupervisedBy(caller))
    .executeTakeFirst()

export const findOtherChildren = (queries: Queries, organisation_id: number, student_id: number) =>
  queries
    .selectFrom('student')
    .select(['student.first_name', 'student.last_name'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('group_membership as theirs')
            .innerJoin('group_membership as own', 'own.group_id', 'theirs.group_id')
            .select('theirs.student_id')
            .whereRef('theirs.student_id', '=', 'student.id')
            .where('own.student_id', '=', student_id),
        )
        .as('is_of_same_group'),
    )
    .where('student.organisation_id', '=', organisation_id)
    .where('student.id', '<>', student_id)
    .execute()
