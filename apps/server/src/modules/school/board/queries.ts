import { sql } from 'kysely'
import type { Queries } from '../../../db/database.ts'
import { selectLastPractised } from '../../../db/last-practised.ts'
import { returnCount } from '../../../db/single-row.ts'
import { hasRows } from '../../../db/tables/rows.ts'

const shown = ['id', 'name', 'brin', 'region', 'created_at', 'closed_at'] as const

export const findSchools = (queries: Queries, board_id: number) =>
  queries
    .selectFrom('organisation')
    .select(shown)
    .where('board_id', '=', board_id)
    .orderBy('name')
    .orderBy('id')
    .execute()

export type SchoolRow = Awaited<ReturnType<typeof findSchools>>[number]

export const findSchool = (queries: Queries, board_id: number, id: number): Promise<SchoolRow | undefined> =>
  queries
    .selectFrom('organisation')
    .select(shown)
    .where('board_id', '=', board_id)
    .where('id', '=', id)
    .executeTakeFirst()

export const findSchoolByName = (queries: Queries, board_id: number, name: string) =>
  queries
    .selectFrom('organisation')
    .select('id')
    .where('board_id', '=', board_id)
    .where((eb) => eb(eb.fn<string>('lower', ['name']), '=', name.toLowerCase()))
    .executeTakeFirst()

/** Tests whether a school ever had an administrator, because the last one can't be removed (ORG-6). */
export const hasAdministrator = (queries: Queries, organisation_id: number) =>
  hasRows(queries, 'user', { organisation_id, role: 'beheerder' })

export const countStaff = (queries: Queries, organisation_id: number) =>
  returnCount(
    queries
      .selectFrom('user')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('organisation_id', '=', organisation_id)
      .where('role', '!=', 'student')
      .where('blocked_at', 'is', null),
  )

export const countChildren = (queries: Queries, organisation_id: number) =>
  returnCount(
    queries
      .selectFrom('student')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('organisation_id', '=', organisation_id)
      .where('archived_at', 'is', null),
  )

export interface SchoolPractice {
  readonly num_active: number
  readonly num_sittings: number
}

/** Counts active children and sittings. A pause longer than `pause` seconds ends a sitting. */
export async function countSchoolPractice(
  queries: Queries,
  organisation_id: number,
  { since, pause }: { readonly since: number; readonly pause: number },
): Promise<SchoolPractice> {
  const answers = queries
    .selectFrom('student')
    .innerJoin('answer', 'answer.student_id', 'student.id')
    .select('answer.student_id')
    .select(
      sql<number>`answer.created_at - lag(answer.created_at) over (
        partition by answer.student_id order by answer.created_at, answer.id)`.as('after_seconds'),
    )
    .where('student.organisation_id', '=', organisation_id)
    .where('student.archived_at', 'is', null)
    .where('answer.created_at', '>=', since)
  const row = await queries
    .selectFrom(answers.as('done'))
    .select(({ fn }) => fn.count('done.student_id').distinct().as('num_active'))
    .select(
      sql<number>`sum(case when done.after_seconds is null or done.after_seconds > ${pause} then 1 else 0 end)`.as(
        'num_sittings',
      ),
    )
    .executeTakeFirstOrThrow()
  const { num_active, num_sittings } = row
  return { num_active: Number(num_active), num_sittings: num_sittings ?? 0 }
}

/** Finds the last answer of a school with one index lookup for each child; null if there is no answer. */
export async function findLastPractice(queries: Queries, organisation_id: number): Promise<number | null> {
  const lasts = queries
    .selectFrom('student')
    .select(selectLastPractised().as('at'))
    .where('student.organisation_id', '=', organisation_id)
    .where('student.archived_at', 'is', null)
  const { at } = await queries
    .selectFrom(lasts.as('child'))
    .select(({ fn }) => fn.max('child.at').as('at'))
    .executeTakeFirstOrThrow()
  return at
}
