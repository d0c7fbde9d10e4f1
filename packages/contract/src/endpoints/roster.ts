import * as z from 'zod'
import { defineEndpoints } from '../endpoint.ts'
import {
  ArchiveStudentsBody,
  Id,
  NextYearBody,
  RosterImport,
  RosterImportBody,
  RosterImportResult,
  RosterPreview,
  RosterPreviewQuery,
} from '../entities/index.ts'

const params = z.object({ id: z.coerce.number().pipe(Id) })
/** Two thousand rows, each with an ECK iD. */
const maxBodyBytes = 1_500_000

export const rosterEndpoints = defineEndpoints({
  'POST /api/v1/begeleider/roster/preview': {
    summary:
      'What a list of names, a table or an EDEXML file of at most 5 MB would change; nothing is written or kept',
    tag: 'roster',
    auth: 'bearer',
    needs: 'supervisor',
    query: RosterPreviewQuery,
    upload: { types: ['application/octet-stream'], maxBytes: 5_000_000 },
    response: RosterPreview,
    perMinute: 120,
    changesNothing: true,
  },
  'GET /api/v1/begeleider/roster/import': {
    summary: 'What the caller did to many children at once today, the latest first',
    tag: 'roster',
    auth: 'bearer',
    needs: 'supervisor',
    response: z.array(RosterImport),
  },
  'POST /api/v1/begeleider/roster/import': {
    summary:
      'Add and change children by the rows of a list, as one transaction; rows that are refused are told',
    tag: 'roster',
    auth: 'bearer',
    needs: 'supervisor',
    body: RosterImportBody,
    maxBodyBytes,
    response: RosterImportResult,
    success: 201,
    idempotent: true,
  },
  'POST /api/v1/begeleider/roster/import/:id/undo': {
    summary: 'Undo it, on the same day, as long as none of its new children played',
    tag: 'roster',
    auth: 'bearer',
    needs: 'supervisor',
    params,
    response: RosterImport,
    idempotent: true,
  },
  'POST /api/v1/begeleider/roster/archive': {
    summary: 'Archive children, or bring them back: they keep all that they did, and can’t log in meanwhile',
    tag: 'roster',
    auth: 'bearer',
    needs: 'supervisor',
    body: ArchiveStudentsBody,
    response: z.object({ num_changed: z.int().min(0) }),
    idempotent: true,
  },
  'POST /api/v1/begeleider/group/:id/next-year': {
    summary: 'A group goes to the next school year, with its children',
    tag: 'roster',
    auth: 'bearer',
    needs: 'supervisor',
    params,
    body: NextYearBody,
    response: RosterImport,
    idempotent: true,
  },
})
