import type { Database } from '../../../db/database.ts'
import type { OrganisationCaller, StudentOwner, UserCaller } from '../../../plugins/auth/caller.ts'
import type { Bytes } from '../../../plugins/contract/handler.ts'
import { defineHandlers } from '../../../plugins/contract/handler.ts'
import type { Contents } from '../content.ts'
import type { Printer } from './printer.ts'
import { keepDownload } from './downloads.ts'
import { etagOf, findPrintedStep, workbookOf } from './workbook.ts'

/** The chart changes only with the program: a fixed date makes its bytes the same in every process. */
const CHART_CREATED_AT = Date.UTC(2026, 0, 1)
const A_DAY = 'public, max-age=86400'

export const documentRoutes = (database: Database, contents: Contents, printer: Printer) =>
  defineHandlers({
    'GET /api/v1/step/:id/werkboek.pdf': async ({ caller, params, now }) => {
      const { queries } = database
      const step = await findPrintedStep(queries, caller.organisation_id, params.id)
      const bytes = await workbookOf(queries, contents, printer, step)
      const student = studentOf(caller)
      if (student?.student_id === step.student_id) {
        await database.transaction((transaction) =>
          keepDownload(database, transaction, student, params.id, now),
        )
      }
      return bytes
    },

    'GET /klankenkaart.pdf': async (): Promise<Bytes> => {
      const bytes = await printer.print('sound-chart', { type: 'sound-chart', createdAt: CHART_CREATED_AT })
      const disposition = 'inline; filename="klankenkaart.pdf"'
      return { bytes, etag: etagOf(bytes), cacheControl: A_DAY, disposition }
    },
  })

/**
 * The student that asks with its own token. Null for an address with a signature, which tells nobody, and for a supervisor
 * who looks along: the child has not got the workbook then.
 */
const studentOf = (caller: OrganisationCaller | UserCaller): StudentOwner | null =>
  'student_id' in caller && caller.student_id !== null && !caller.is_read_only
    ? { organisation_id: caller.organisation_id, student_id: caller.student_id }
    : null
