import { createHash } from 'node:crypto'
import type { OwnStep, OwnStepBody, OwnWord, SoundGroup } from '@letterliaan/contract'
import {
  toOwnStep,
  type CurriculumStep,
  analyseOwnWord,
  completeOwnStep,
  loadCurriculum,
  listTeachingSteps,
} from '@letterliaan/curriculum'
import { makeSlug } from '@letterliaan/speech'
import { decodeJson, encodeJson } from '../../../db/json.ts'
import type { SupervisorCall } from '../../../plugins/contract/handler.ts'
import {
  createEditConflictError,
  createNoRoomError,
  createNotFoundError,
} from '../../../plugins/errors/problem-error.ts'
import { recordEvent } from '../../../events/record-event.ts'
import { insertCurriculumStep } from '../queries.ts'
import { getOwnStep, assertPlayableStep, readProductStep, type OwnStepReader } from './own-step-reader.ts'
import { findOwnStep, updateOwnStep, type OwnStepRow, findOwnWords, updateUntouchedSteps } from './queries.ts'
import { getCategoryLabels, readSurroundings } from './surroundings.ts'
import type { Transaction, Queries } from '../../../db/database.ts'
import { insertRow, countRows, updateRow, insertRows } from '../../../db/tables/rows.ts'

/** Enough for a weekly list in ten groups during a year. */
const maxOwnSteps = 500

interface Source {
  readonly nr: number
  readonly version: number
}

interface OwnStepChange {
  readonly id: number
  readonly version?: number | undefined
  readonly step: OwnStepBody
  readonly source_version?: number | undefined
}

/** Stores a new step with its first version. Throws 409 for too many, 422 if it can't be played. */
export async function addOwnStep(
  reader: OwnStepReader,
  call: SupervisorCall,
  step: OwnStepBody,
  source: Source | null = null,
): Promise<OwnStep> {
  const { transaction, caller, now } = call
  const { organisation_id } = caller
  if ((await countRows(transaction, 'own_step', { organisation_id, archived_at: null })) >= maxOwnSteps)
    throw createNoRoomError(`Er passen ${maxOwnSteps} eigen stappen in. Berg er eerst een op.`)
  await assertPlayableStep(reader, transaction, organisation_id, step)
  const id = await insertRow(transaction, 'own_step', {
    organisation_id,
    source_nr: source?.nr ?? null,
    source_version: source?.version ?? null,
    archived_at: null,
    created_at: now,
    updated_at: now,
  })
  await writeVersion(transaction, { organisation_id, nr: id, version: 1, step, now })
  // A copy of a product step has that step's sounds.
  const corrected = source === null ? correctedSounds(step.words, []) : []
  recordEvent(transaction, caller, { type: 'own_step_added', label: step.label, corrected }, now)
  return getOwnStep(reader, transaction, organisation_id, id)
}

/** Stores new steps, all or none. Throws as `addOwnStep` does. */
export async function addOwnSteps(
  writer: OwnStepReader,
  call: SupervisorCall,
  steps: readonly OwnStepBody[],
): Promise<OwnStep[]> {
  const added: OwnStep[] = []
  for (const step of steps) added.push(await addOwnStep(writer, call, step))
  return added
}

/** Copies a product step. Throws 404 for an unknown number. */
export async function copyProductStep(
  reader: OwnStepReader,
  call: SupervisorCall,
  nr: number,
): Promise<OwnStep> {
  const { version, step } = await readProductStep(call.transaction, call.caller.organisation_id, nr)
  return addOwnStep(reader, call, step, { nr, version })
}

/** Stores a new version and changes nobody's work. Throws 404, 409 if changed since, 422 if unplayable. */
export async function changeOwnStep(
  reader: OwnStepReader,
  call: SupervisorCall,
  { id, version, step, source_version }: OwnStepChange,
): Promise<void> {
  const { transaction, caller, now } = call
  const { organisation_id } = caller
  await updateOwnStep(transaction, organisation_id, id, { updated_at: now })
  const row = await findOwnStep(transaction, organisation_id, id)
  if (!row) throw createNotFoundError()
  if (version !== undefined && row.version !== version)
    throw createEditConflictError('Iemand anders heeft deze stap intussen gewijzigd. Open hem opnieuw.')
  if (source_version !== undefined) await takeOver(call, row, source_version)
  await assertPlayableStep(reader, transaction, organisation_id, step)
  if (encodeStep(step, id).content_hash !== row.content_hash) await replaceVersion(call, row, step)
}

/** Records that a copy is up to date with its source. The remaining differences are intended. */
async function takeOver(
  { transaction, caller: { organisation_id } }: SupervisorCall,
  { id, source_nr }: OwnStepRow,
  version: number,
): Promise<void> {
  if (source_nr === null) return
  const { version: newest } = await readProductStep(transaction, organisation_id, source_nr)
  await updateOwnStep(transaction, organisation_id, id, { source_version: Math.min(version, newest) })
}

async function replaceVersion(
  { transaction, caller, now }: SupervisorCall,
  row: OwnStepRow,
  step: OwnStepBody,
): Promise<void> {
  const { organisation_id } = caller
  await updateRow(transaction, 'curriculum_step', row.curriculum_step_id, { is_current: false })
  await writeVersion(transaction, { organisation_id, nr: row.id, version: row.version + 1, step, now })
  const { words: before } = toOwnStep(decodeJson<CurriculumStep>(row.content))
  const corrected = correctedSounds(step.words, before)
  recordEvent(transaction, caller, { type: 'own_step_changed', label: step.label, corrected }, now)
}

/** Archives or restores a step. Children who have the step on their path keep it. Throws 404. */
export async function archiveOwnStep(
  { transaction, caller, now }: SupervisorCall,
  id: number,
  is_archived: boolean,
): Promise<void> {
  const { organisation_id } = caller
  const row = await findOwnStep(transaction, organisation_id, id)
  if (!row) throw createNotFoundError()
  await updateOwnStep(transaction, organisation_id, id, { archived_at: is_archived ? now : null })
  const { label } = decodeJson<CurriculumStep>(row.content)
  const type = is_archived ? 'own_step_archived' : 'own_step_taken_back'
  recordEvent(transaction, caller, { type, label }, now)
}

interface CorrectedSounds {
  readonly word: string
  readonly groups: SoundGroup[]
}

/** Lists the words whose corrections are new. `before`: the words of the previous version. */
function correctedSounds(words: readonly OwnWord[], before: readonly OwnWord[]): CorrectedSounds[] {
  const known = new Map(before.map((own) => [own.word, encodeJson(own.correction)]))
  return words
    .filter(({ word, correction }) => correction !== null && known.get(word) !== encodeJson(correction))
    .flatMap((own) => {
      const groups = soundsOf(own)
      const byRule = soundsOf({ ...own, correction: null })
      return groups.length > 0 && encodeJson(groups) !== encodeJson(byRule)
        ? [{ word: own.word, groups }]
        : []
    })
}

/** Returns the spoken klankgroepen, without silent ones. */
const soundsOf = (own: OwnWord): SoundGroup[] =>
  analyseOwnWord(own, getCategoryLabels()).groups.filter(({ sounds }) => sounds.length > 0)

/** Encodes a step for storage. Steps with the same `content_hash` are the same for a child. */
function encodeStep(step: OwnStepBody, nr: number) {
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

/** Stores a version with its new words, and gives it to children without work in the step. */
async function writeVersion(
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
    await insertRows(
      transaction,
      'word',
      fresh.map((word) => ({ organisation_id, nr, word, file_name: makeSlug(word) })),
    )
  await updateUntouchedSteps(transaction, nr, id, now)
}

/** Creates own steps for other rooms. Throws as `addOwnStep` and `getOwnStep` do. */
export interface OwnStepWriter {
  add(call: SupervisorCall, step: OwnStepBody): Promise<OwnStep>
  labelOf(queries: Queries, organisation_id: number, id: number): Promise<string>
}

export function createOwnStepWriter(): OwnStepWriter {
  const product = new Map(listTeachingSteps(loadCurriculum()).map((step) => [step.nr, step]))
  const reader = { readSurroundings, product }
  return {
    add: (call, step) => addOwnStep(reader, call, step),
    labelOf: async (queries, organisation_id, id) =>
      (await getOwnStep(reader, queries, organisation_id, id)).label,
  }
}
