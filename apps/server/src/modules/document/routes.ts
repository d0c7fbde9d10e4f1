import type { Database } from '../../db/database.ts'
import type { Bytes } from '../../plugins/contract/handler.ts'
import { defineHandlers } from '../../plugins/contract/handler.ts'
import type { Contents } from '../curriculum/content.ts'
import type { Printer } from './printer.ts'
import { etagOf, workbookOf } from './workbook.ts'

/** The chart changes only with the program: a fixed date makes its bytes the same in every process. */
const CHART_CREATED_AT = Date.UTC(2026, 0, 1)
const A_DAY = 'public, max-age=86400'

export const documentRoutes = ({ queries }: Database, contents: Contents, printer: Printer) =>
  defineHandlers({
    'GET /api/v1/step/:id/werkboek.pdf': ({ caller, params }) =>
      workbookOf(queries, contents, printer, caller, params.id),

    'GET /klankenkaart.pdf': async (): Promise<Bytes> => {
      const bytes = await printer.print('sound-chart', { type: 'sound-chart', createdAt: CHART_CREATED_AT })
      const disposition = 'inline; filename="klankenkaart.pdf"'
      return { bytes, etag: etagOf(bytes), cacheControl: A_DAY, disposition }
    },
  })
