import type { Queries, Transaction } from '../../../db/database.ts'
import { erasedChild } from './erased-person.ts'
import { createReplacer } from './forget-mentions.ts'
import type { ErasedChildRow } from './queries.ts'

/** In the plans that the child took part in, where its first name means nobody else. */
export async function forgetFirstName(transaction: Transaction, child: ErasedChildRow): Promise<void> {
  const texts = [child.first_name, child.screen_name].filter((name) => name.trim() !== '')
  if (texts.length === 0) return
  const replace = createReplacer({ texts, instead: erasedChild })
  for (const intervention_id of await findInterventionIds(transaction, child.id)) {
    const others = await findOthersIn(transaction, intervention_id, child.id)
    if (
      others.some(({ first_name, screen_name }) => texts.includes(first_name) || texts.includes(screen_name))
    )
      continue
    await replaceInPlan(transaction, intervention_id, replace)
    for (const { student_id, evaluation } of others)
      await transaction
        .updateTable('intervention_student')
        .set({ evaluation: replace(evaluation) })
        .where('intervention_id', '=', intervention_id)
        .where('student_id', '=', student_id)
        .execute()
  }
}

async function findInterventionIds(queries: Queries, student_id: number): Promise<readonly number[]> {
  const rows = await queries
    .selectFrom('intervention_student')
    .select('intervention_id')
    .where('student_id', '=', student_id)
    .execute()
  return rows.map(({ intervention_id }) => intervention_id)
}

const findOthersIn = (queries: Queries, intervention_id: number, student_id: number) =>
  queries
    .selectFrom('intervention_student')
    .innerJoin('student', 'student.id', 'intervention_student.student_id')
    .select(['student.id as student_id', 'student.first_name', 'student.screen_name'])
    .select('intervention_student.evaluation')
    .where('intervention_student.intervention_id', '=', intervention_id)
    .where('intervention_student.student_id', '<>', student_id)
    .execute()

async function replaceInPlan(
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
