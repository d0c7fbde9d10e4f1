import {
  type OwnStep,
  type OwnStepBody,
  type OwnStepFinding,
  type OwnStepOriginal,
  type OwnStepSummary,
  OwnStepField,
} from '@letterliaan/contract'
import {
  checkOwnStep,
  toOwnStep,
  type CurriculumStep,
  type OwnStepSurroundings,
} from '@letterliaan/curriculum'
import type { Queries } from '../../../db/database.ts'
import { decodeJson, encodeJson } from '../../../db/json.ts'
import { createInvalidInputError, createNotFoundError } from '../../../plugins/errors/problem-error.ts'
import {
  countStudents,
  findOwnStep,
  findOwnSteps,
  findProductContent,
  findProductVersions,
  type OwnStepRow,
} from './queries.ts'

export interface OwnStepReader {
  readonly readSurroundings: (queries: Queries, organisation_id: number) => Promise<OwnStepSurroundings>
  readonly product: ReadonlyMap<number, CurriculumStep>
}

export async function listOwnSteps(
  reader: OwnStepReader,
  queries: Queries,
  organisation_id: number,
): Promise<OwnStepSummary[]> {
  const rows = await findOwnSteps(queries, organisation_id)
  return rows.map(await createSummary(reader, queries, organisation_id))
}

/** Throws 404 for a step that is not the organisation's. */
export async function getOwnStep(
  reader: OwnStepReader,
  queries: Queries,
  organisation_id: number,
  id: number,
): Promise<OwnStep> {
  const row = await findOwnStep(queries, organisation_id, id)
  if (!row) throw createNotFoundError()
  const step = toOwnStep(decodeJson<CurriculumStep>(row.content))
  const findings = checkOwnStep(step, await reader.readSurroundings(queries, organisation_id))
  const summary = (await createSummary(reader, queries, organisation_id))(row)
  const original = summary.source && (await compare(queries, organisation_id, step, summary.source))
  return { ...summary, step, findings, original }
}

async function createSummary({ product }: OwnStepReader, queries: Queries, organisation_id: number) {
  const versions = await findProductVersions(queries, organisation_id)
  const students = await countStudents(queries, organisation_id)
  const sourceOf = ({ source_nr: nr, source_version: version }: OwnStepRow): OwnStepSummary['source'] =>
    nr === null || version === null
      ? null
      : {
          nr,
          version,
          label: product.get(nr)?.label ?? '',
          current_version: versions.get(nr)?.version ?? version,
        }
  return (row: OwnStepRow): OwnStepSummary => {
    const { id, curriculum_step_id, version, updated_at } = row
    const { label, category, world, dl, words } = decodeJson<CurriculumStep>(row.content)
    const texts = Object.values(words).flatMap((ofLevel) => ofLevel.map(({ word }) => word))
    return {
      id,
      curriculum_step_id,
      version,
      label,
      category,
      world,
      dl,
      num_words: new Set(texts).size,
      num_students: students.get(id) ?? 0,
      source: sourceOf(row),
      updated_at,
    }
  }
}

async function compare(
  queries: Queries,
  organisation_id: number,
  step: OwnStepBody,
  { nr, version }: NonNullable<OwnStepSummary['source']>,
): Promise<OwnStepOriginal> {
  const now = await readProductStep(queries, organisation_id, nr)
  const before = await readProductStep(queries, organisation_id, nr, version)
  return { ...now, differences: differencesOf(step, before.step, now.step) }
}

/** Reads a product step as authors edit it. Reads the current version if none is given. Throws 404. */
export async function readProductStep(
  queries: Queries,
  organisation_id: number,
  nr: number,
  version?: number,
) {
  const current = (await findProductVersions(queries, organisation_id)).get(nr)?.version
  if (current === undefined) throw createNotFoundError()
  const row = await findProductContent(queries, nr, version ?? current)
  if (!row) throw createNotFoundError()
  return { version: current, step: toOwnStep(decodeJson<CurriculumStep>(row.content)) }
}

/** Throws 422 with a sentence for each problem if the step is unplayable. `sent`: pictures in its file. */
export async function assertPlayableStep(
  { readSurroundings }: OwnStepReader,
  queries: Queries,
  organisation_id: number,
  step: OwnStepBody,
  sent: ReadonlySet<string> = new Set(),
): Promise<void> {
  const { hasPicture, ...rest } = await readSurroundings(queries, organisation_id)
  const hasAnyPicture = (name: string): boolean => sent.has(name) || hasPicture(name)
  const findings = checkOwnStep(step, { ...rest, hasPicture: hasAnyPicture })
  const errors = findings.filter(({ severity }) => severity === 'error')
  if (errors.length > 0) throw createInvalidInputError(toErrors(errors), errors[0]?.message)
}

/** Maps each place (`words.3`, `recipe.0`, `label`) to its first sentence. */
function toErrors(findings: readonly OwnStepFinding[]): Record<string, string> {
  const errors = findings.map(({ field, word, exercise, message }) => {
    const at = word ?? exercise
    return [at === null ? field : `${field}.${at}`, message] as const
  })
  return Object.fromEntries(errors.toReversed())
}

/** Lists differences. `before`: the product's step when the copy was made or last updated. */
function differencesOf(
  own: OwnStepBody,
  before: OwnStepBody,
  now: OwnStepBody,
): OwnStepOriginal['differences'] {
  const isSame = (a: OwnStepBody, b: OwnStepBody, field: OwnStepField): boolean =>
    encodeJson(a[field]) === encodeJson(b[field])
  return OwnStepField.options
    .filter((field) => !isSame(own, now, field))
    .map((field) => ({ field, is_new: !isSame(before, now, field) }))
}
