import { createHash } from 'node:crypto'
import { listDistinctWords } from '@letterliaan/rules'
import type { Queries } from '../../../db/database.ts'
import type { BytesResponse } from '../../../plugins/contract/handler.ts'
import { createNotFoundError } from '../../../plugins/errors/problem-error.ts'
import type { Contents, StepContent } from '../content.ts'
import { findStepCreatedAt, findStepToPrint } from '../queries.ts'
import type { Printer } from './printer.ts'

/** Browsers must revalidate, because a step that is prepared again may get another workbook. */
const alwaysRevalidate = 'private, no-cache'

/** Throws 404 for a step without a workbook (EX-17) or of another organisation. */
export async function getStepToPrint(queries: Queries, organisation_id: number, step_id: number) {
  const step = await findStepToPrint(queries, organisation_id, step_id)
  if (!step) throw createNotFoundError()
  return step
}

export async function printStepWorkbook(
  queries: Queries,
  contents: Contents,
  printer: Printer,
  step: Omit<Awaited<ReturnType<typeof getStepToPrint>>, 'student_id'>,
): Promise<BytesResponse> {
  const content = await contents.get(queries, step.curriculum_step_id)
  const bytes = await printer.print(step.organisation_id, `workbook ${content.id}`, {
    type: 'workbook',
    step: toWorkbook(content),
    createdAt: step.created_at * 1000,
  })
  const file = `werkboek-${toFileName(content.label)}.pdf`
  return {
    bytes,
    etag: computeContentHash(bytes),
    cacheControl: alwaysRevalidate,
    disposition: `attachment; filename="${file}"`,
  }
}

interface WorkbookMaker {
  readonly queries: Queries
  readonly contents: Contents
  readonly printer: Printer
}

/** Prints a version of a step, even if it is on no path. */
export async function printWorkbook(
  { queries, contents, printer }: WorkbookMaker,
  organisation_id: number,
  curriculum_step_id: number,
): Promise<BytesResponse> {
  const created_at = await findStepCreatedAt(queries, curriculum_step_id)
  return printStepWorkbook(queries, contents, printer, { organisation_id, curriculum_step_id, created_at })
}

const toWorkbook = ({ label, rule, anchors, words }: StepContent) => ({
  label,
  rule,
  anchors: anchors.map(({ name, image, hint }) => ({ word: name, image, hint })),
  // A word of an own step may be in all three levels.
  words: listDistinctWords(Object.values(words).flat()),
})

export const computeContentHash = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 22)

/** Makes a file name: 'Woorden met sch- en schr-' becomes 'woorden-met-sch-en-schr'. */
export const toFileName = (label: string): string =>
  label
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80)
