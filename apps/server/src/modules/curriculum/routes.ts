import type { Word } from '@letterliaan/contract'
import type { Database, Queries } from '../../db/database.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { OrganisationCaller, UserCaller } from '../../plugins/auth/caller.ts'
import { isSupervised } from '../../plugins/auth/supervision-queries.ts'
import { defineHandlers, type BytesResponse } from '../../plugins/contract/handler.ts'
import { createNotFoundError } from '../../plugins/errors/problem-error.ts'
import type { Contents } from './content.ts'
import type { Printer } from './document/printer.ts'
import { computeContentHash, getStepToPrint, printStepWorkbook } from './document/workbook.ts'
import { findPreparedStepsWithWord } from './queries.ts'

/** The chart changes only with the program, so a fixed date makes its bytes the same in every process. */
const chartCreatedAt = Date.UTC(2026, 0, 1)
/** Number in the printer's queue for a document that belongs to no organisation. */
const nobody = 0
const cacheForDay = 'public, max-age=86400'

export function createCurriculumRoutes(database: Database, contents: Contents, printer: Printer) {
  const { queries } = database
  return defineHandlers({
    'GET /api/v1/word/:id': ({ caller, params }) => getWord(queries, contents, caller.student_id, params.id),

    'GET /api/v1/step/:id/werkboek.pdf': async ({ caller, params, now }) => {
      const step = await getStepToPrint(queries, caller.organisation_id, params.id)
      if (!(await maySee(queries, caller, step.student_id))) throw createNotFoundError()
      const bytes = await printStepWorkbook(queries, contents, printer, step)
      if (isDownload(caller, step.student_id)) {
        const owner = { organisation_id: caller.organisation_id, student_id: step.student_id }
        await database.transaction(async (transaction) => {
          await database.dialect.lockRow(transaction, 'student', owner.student_id)
          recordEvent(transaction, owner, { type: 'workbook_downloaded', step_id: params.id }, now)
        })
      }
      return bytes
    },

    'GET /klankenkaart.pdf': async (): Promise<BytesResponse> => {
      const bytes = await printer.print(nobody, 'sound-chart', {
        type: 'sound-chart',
        createdAt: chartCreatedAt,
      })
      const disposition = 'inline; filename="klankenkaart.pdf"'
      return { bytes, etag: computeContentHash(bytes), cacheControl: cacheForDay, disposition }
    },
  })
}

/** Finds a word in the student's prepared steps. Throws 404 for any other word. */
async function getWord(queries: Queries, contents: Contents, student_id: number, id: number): Promise<Word> {
  const steps = await findPreparedStepsWithWord(queries, student_id, id)
  for (const step of steps) {
    const { words } = await contents.voiced(queries, step.curriculum_step_id, step)
    const word = Object.values(words)
      .flat()
      .find((candidate) => candidate.id === id)
    if (word) return word
  }
  throw createNotFoundError()
}

/** Returns true for the child itself, a supervisor who sees the child, and a signed address. */
async function maySee(
  queries: Queries,
  caller: OrganisationCaller | UserCaller,
  student_id: number,
): Promise<boolean> {
  if (!('student_id' in caller)) return true
  if (caller.student_id !== null) return caller.student_id === student_id
  return isSupervised(queries, caller, student_id)
}

/** Returns true for the child's own token and for a signed address of `documents` (EX-17). */
const isDownload = (caller: OrganisationCaller | UserCaller, student_id: number): boolean =>
  'student_id' in caller ? caller.student_id === student_id && !caller.is_read_only : true
