import type { Insertable } from 'kysely'
import type { Queries, Transaction } from '../../../db/database.ts'
import type { InterventionTable } from '../../../db/schema.ts'
import { isSupervisedBy, type Supervision } from '../../../plugins/auth/supervision-queries.ts'
import { deleteRows } from '../../../db/tables/rows.ts'

const selectInterventions = (queries: Queries, { organisation_id }: Supervision) =>
  queries
    .selectFrom('intervention')
    .innerJoin('user', 'user.id', 'intervention.made_by')
    .selectAll('intervention')
    .select('user.name as maker')
    .where('intervention.organisation_id', '=', organisation_id)

export const findInterventions = (queries: Queries, caller: Supervision) =>
  selectInterventions(queries, caller)
    .orderBy('begin_on', 'desc')
    .orderBy('intervention.id', 'desc')
    .execute()

export const findIntervention = (queries: Queries, caller: Supervision, id: number) =>
  selectInterventions(queries, caller).where('intervention.id', '=', id).executeTakeFirst()

export type InterventionRow = NonNullable<Awaited<ReturnType<typeof findIntervention>>>

export const findVisibleChildren = (queries: Queries, caller: Supervision, ids: readonly number[]) =>
  queries
    .selectFrom('intervention_student')
    .innerJoin('student', 'student.id', 'intervention_student.student_id')
    .select(['intervention_id', 'student_id', 'intervention_student.evaluation'])
    .select(['screen_name', 'first_name', 'last_name'])
    .where('intervention_id', 'in', ids)
    .where('student.archived_at', 'is', null)
    .where(isSupervisedBy(caller))
    .execute()

export type VisibleChild = Awaited<ReturnType<typeof findVisibleChildren>>[number]

/** Finds an archived intervention only if the child's part in it was evaluated (ADR 42). */
export const findInterventionsOfStudent = (queries: Queries, caller: Supervision, student_id: number) =>
  selectInterventions(queries, caller)
    .select((eb) =>
      eb
        .selectFrom('intervention_student as child')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('child.intervention_id', '=', 'intervention.id')
        .as('num_children'),
    )
    .innerJoin('intervention_student as own', 'own.intervention_id', 'intervention.id')
    .where('own.student_id', '=', student_id)
    .where((eb) => eb.or([eb('archived_at', 'is', null), eb('own.evaluation', '!=', '')]))
    .orderBy('begin_on')
    .orderBy('intervention.id')
    .execute()

export const insertIntervention = (transaction: Transaction, row: Insertable<InterventionTable>) =>
  transaction.insertInto('intervention').values(row).returning('id').executeTakeFirstOrThrow()

export async function addInterventionChildren(
  transaction: Transaction,
  {
    organisation_id,
    intervention_id,
  }: { readonly organisation_id: number; readonly intervention_id: number },
  student_ids: readonly number[],
): Promise<void> {
  if (student_ids.length === 0) return
  const rows = student_ids.map((student_id) => ({
    organisation_id,
    intervention_id,
    student_id,
    evaluation: '',
  }))
  await transaction.insertInto('intervention_student').values(rows).execute()
}

export async function removeInterventionChildren(
  transaction: Transaction,
  intervention_id: number,
  student_ids: readonly number[],
): Promise<void> {
  if (student_ids.length === 0) return
  await deleteRows(transaction, 'intervention_student', { intervention_id, student_id: student_ids })
}
