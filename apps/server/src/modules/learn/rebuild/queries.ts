import type { Queries } from '../../../db/database.ts'
import { presentActivityType } from '../rewards/give-badge.ts'
import { acrossOrganisations } from '../../../db/across-organisations.ts'

export async function isPresent(queries: Queries, student_id: number, badge_id: number): Promise<boolean> {
  const row = await queries
    .selectFrom('activity')
    .select('id')
    .where('student_id', '=', student_id)
    .where('type', '=', presentActivityType)
    .where('item_id', '=', badge_id)
    .executeTakeFirst()
  return row !== undefined
}

/** When the student last did something of this type (unix seconds); null for never. */
export async function findLastTime(
  queries: Queries,
  student_id: number,
  type: string,
): Promise<number | null> {
  const row = await queries
    .selectFrom('activity')
    .select(({ fn }) => fn.max<number | null>('created_at').as('last'))
    .where('student_id', '=', student_id)
    .where('type', '=', type)
    .executeTakeFirst()
  return row?.last ?? null
}

/** In the order of their numbers. */
export const findAllStudents = (queries: Queries, student_id: number | null = null) =>
  queries
    .selectFrom('student')
    .select(['id', 'organisation_id'])
    .$if(student_id !== null, (query) => query.where('id', '=', student_id))
    .orderBy('id')
    .modifyEnd(acrossOrganisations('all children are rebuilt, each in its own'))
    .execute()
