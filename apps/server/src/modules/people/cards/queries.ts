import type { Queries } from '../../../db/database.ts'
import { isSupervisedBy, type Supervision } from '../../../plugins/auth/supervision-queries.ts'
import { hasRow } from '../../../db/single-row.ts'

export interface CardChoice {
  readonly group_id?: number | undefined
  readonly student_ids?: readonly number[] | undefined
}

export const findCardStudents = (
  queries: Queries,
  caller: Supervision,
  { group_id, student_ids }: CardChoice,
) =>
  queries
    .selectFrom('student')
    .select([
      'student.id',
      'student.screen_name',
      'student.first_name',
      'student.last_name',
      'student.buddy_id',
    ])
    .where(isSupervisedBy(caller))
    .where('student.archived_at', 'is', null)
    .$if(student_ids !== undefined, (query) => query.where('student.id', 'in', student_ids ?? []))
    .$if(group_id !== undefined, (query) =>
      query.where((eb) =>
        eb.exists(
          eb
            .selectFrom('group_student')
            .select('group_student.student_id')
            .whereRef('group_student.student_id', '=', 'student.id')
            .where('group_student.group_id', '=', group_id ?? 0),
        ),
      ),
    )
    .execute()

/** Finds all children in the groups of these children, so that no two have the same displayed name. */
export const findGroupmates = (queries: Queries, caller: Supervision, student_ids: readonly number[]) =>
  queries
    .selectFrom('student')
    .select(['student.id', 'student.screen_name', 'student.first_name', 'student.last_name'])
    .where(isSupervisedBy(caller))
    .where('student.archived_at', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('group_student')
          .innerJoin('group_student as own', 'own.group_id', 'group_student.group_id')
          .select('group_student.student_id')
          .whereRef('group_student.student_id', '=', 'student.id')
          .where('own.student_id', 'in', student_ids),
      ),
    )
    .execute()

const cardHolders = (queries: Queries, caller: Supervision) =>
  queries
    .selectFrom('student')
    .select('student.id')
    .where(isSupervisedBy(caller))
    .where('student.archived_at', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('exchange_token')
          .select('exchange_token.id')
          .whereRef('exchange_token.student_id', '=', 'student.id')
          .where('exchange_token.kind', '=', 'login_card')
          .where('exchange_token.revoked_at', 'is', null),
      ),
    )
    .orderBy('student.id')

export const findCardHolders = (queries: Queries, caller: Supervision) =>
  cardHolders(queries, caller).execute()

export const hasCardHolder = (queries: Queries, caller: Supervision): Promise<boolean> =>
  hasRow(cardHolders(queries, caller).limit(1))
