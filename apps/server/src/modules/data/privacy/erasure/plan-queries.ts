import type { Queries, Transaction } from '../../../../db/database.ts'

export async function findInterventionIds(queries: Queries, student_id: number): Promise<readonly number[]> {
  const rows = await queries
    .selectFrom('intervention_student')
    .select('intervention_id')
    .where('student_id', '=', student_id)
    .execute()
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
  await transaction
    .updateTable('intervention')
    .set({
      label: replace(label),
      guide: replace(guide),
      approach: replace(approach),
      evaluation: replace(evaluation),
    })
    .where('id', '=', id)
    .execute()
}

export const updateEvaluation = (
  transaction: Transaction,
  { intervention_id, student_id }: { readonly intervention_id: number; readonly student_id: number },
  evaluation: string,
) =>
  transaction
    .updateTable('intervention_student')
    .set({ evaluation })
    .where('intervention_id', '=', intervention_id)
    .where('student_id', '=', student_id)
    .execute()
