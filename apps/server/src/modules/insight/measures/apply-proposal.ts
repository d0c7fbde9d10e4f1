import type { Transaction } from '../../../db/database.ts'
import type { Measure, MeasuredTopic } from '@letterliaan/contract'
import { applyAdvice } from '@letterliaan/rules/preparation'
import { readCurrentStepContents } from '../../curriculum/index.ts'
import { encodeJson } from '../../../db/json.ts'
import { createInvalidInputError, createNotFoundError } from '../../../plugins/errors/problem-error.ts'
import { recordEvent } from '../../../events/record-event.ts'
import { getChildPath, type PathDependencies, saveChildPath } from '../../learn/index.ts'
import { findSupervisedMeasures } from './queries.ts'
import { readMeasures } from './read-measures.ts'
import type { SupervisorCall } from '../../../plugins/contract/handler.ts'
import { updateRow, updateRows } from '../../../db/tables/rows.ts'

/** Applies the proposal for these topics, possibly none (MEET-2). Throws 404, 422 if a topic has no proposal. */
export async function applyProposal(
  dependencies: PathDependencies,
  call: SupervisorCall,
  measure_id: number,
  keys: readonly string[],
): Promise<Measure> {
  const { transaction, caller, now } = call
  const { database, contents } = dependencies
  const [seen] = await findSupervisedMeasures(transaction, caller, [measure_id])
  if (seen === undefined) throw createNotFoundError()
  const { student_id } = seen
  await database.dialect.lockRow(transaction, 'student', student_id)
  const { measures } = await readMeasures(transaction, contents, caller, student_id)
  const measure = measures.find(({ id }) => id === measure_id)
  if (measure === undefined) throw createNotFoundError()
  const topics = measure.topics.filter(({ key }) => keys.includes(key))
  if (topics.length < new Set(keys).size || topics.some(({ advice }) => !isProposal(advice))) {
    throw createInvalidInputError({ topics: 'Hiervoor doet de meting geen voorstel.' })
  }
  const accepted = topics.map(({ advice, world, steps }) => ({
    advice,
    world,
    nrs: steps.map(({ nr }) => nr),
  }))
  if (accepted.length > 0) {
    const order = (
      await readCurrentStepContents(transaction, dependencies.contents, caller.organisation_id)
    ).map(({ nr }) => nr)
    const { path } = await getChildPath(transaction, dependencies.contents, caller, student_id)
    await saveChildPath(dependencies, call, student_id, applyAdvice(path, accepted, order))
  }
  const applied = [...new Set([...measure.applied, ...topics.map(({ key }) => key)])]
  await updateRow(transaction, 'measure', measure_id, { applied: encodeJson(applied), decided_at: now })
  const type = accepted.length > 0 ? 'measure_applied' : 'measure_declined'
  recordEvent(transaction, caller, { type, student_ids: [student_id], measure_id, keys: [...keys] }, now)
  return { ...measure, applied, decided_at: now }
}

const isProposal = (advice: MeasuredTopic['advice']): boolean =>
  advice === 'waive' || advice === 'repeat' || advice === 'begin'

export const declineProposals = (transaction: Transaction, measure_ids: readonly number[], now: number) =>
  updateRows(transaction, 'measure', { id: measure_ids }, { decided_at: now })
