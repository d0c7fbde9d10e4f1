import { createHash } from 'node:crypto'
import type { OwnStepBody } from '@letterliaan/contract'
import { completeOwnStep } from '@letterliaan/curriculum'
import { slugOf } from '@letterliaan/speech'
import type { Transaction } from '../../../db/database.ts'
import { encodeJson } from '../../../db/json.ts'
import { insertCurriculumStep, insertWords } from '../queries.ts'
import { findOwnWords, moveUntouched } from './queries.ts'

/** A step as it is stored; two with the same `content_hash` are the same to a child. */
export function encodeStep(step: OwnStepBody, nr: number) {
  const completed = completeOwnStep(step, nr)
  const content = encodeJson(completed)
  return { completed, content, content_hash: createHash('sha256').update(content).digest('hex') }
}

interface NewVersion {
  readonly organisation_id: number
  readonly nr: number
  readonly version: number
  readonly step: OwnStepBody
  readonly now: number
}

/** Writes a version and the words that the step did not have before; who did nothing in the step yet gets it. */
export async function writeVersion(
  transaction: Transaction,
  { organisation_id, nr, version, step, now }: NewVersion,
): Promise<void> {
  const { completed, content, content_hash } = encodeStep(step, nr)
  const row = { organisation_id, nr, version, content_hash, content, is_current: true, created_at: now }
  const { id } = await insertCurriculumStep(transaction, row)
  const known = new Set((await findOwnWords(transaction, organisation_id, nr)).map(({ word }) => word))
  const words = new Set(Object.values(completed.words).flatMap((list) => list.map(({ word }) => word)))
  const fresh = [...words].filter((word) => !known.has(word))
  if (fresh.length > 0)
    await insertWords(
      transaction,
      fresh.map((word) => ({ organisation_id, nr, word, file_name: slugOf(word) })),
    )
  await moveUntouched(transaction, nr, id, now)
}
