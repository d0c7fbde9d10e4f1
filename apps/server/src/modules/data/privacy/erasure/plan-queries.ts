import type { Queries, Transaction } from '../../../../db/database.ts'
import { updateRow, findRows } from '../../../../db/tables/rows.ts'

export async function findInterventionIds(queries: Queries, student_id: number): Promise<readonly number[]> {
  const rows = await findRows(queries, 'intervention_student', ['intervention_id'], { student_id })
  return rows.map(({ intervention_id }) => intervention_id)
}

export const findOthersInPlan = (queries: Queries, intervention_id: number, student_id: number) =>
  queries
    .selectFrom('intervention_student')
    .innerJoin('student', 'student.id', 'intervention_student.student_id')
    .select(['student.id as student_id', 'student.first_name', 'student.screen_name'])
    .select('intervention_student.evaluation')
    .where('intervention_student.intervention_id', '=', intervention_id)
    .where('intervention_student.student_id', '<>', student_id)
    .execute()

export async function replaceInPlan(
  transaction: Transaction,
  id: number,
  replace: (text: string) => string,
): Promise<void> {
  const { label, guide, approach, evaluation } = await transaction
    .selectFrom('intervention')
    .select(['label', 'guide', 'approach', 'evaluation'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await updateRow(transaction, 'intervention', id, {
    label: replace(label),
    guide: replace(guide),
    approach: replace(approach),
    evaluation: replace(evaluation),
  })
}
