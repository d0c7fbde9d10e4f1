import type { Transaction } from '../../../../db/database.ts'
import { erasedChild } from './erased-person.ts'
import { createReplacer } from './forget-mentions.ts'
import { findInterventionIds, findOthersIn, replaceInPlan, updateEvaluation } from './plan-queries.ts'
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
      await updateEvaluation(transaction, { intervention_id, student_id }, replace(evaluation))
  }
}
