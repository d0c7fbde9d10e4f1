import * as z from 'zod'
import { defineEndpoints, params } from '../endpoint.ts'
import {
  ArchiveStudentsBody,
  BoardOverview,
  BoardSettings,
  BoardSettingsBody,
  FirstAdministratorBody,
  MadeSchool,
  NewSchoolBody,
  NextYearBody,
  RosterImport,
  RosterImportBody,
  RosterImportResult,
  RosterPreview,
  RosterPreviewQuery,
  School,
  SchoolBody,
} from '../entities/index.ts'

const ofBoard = { tag: 'board', auth: 'bearer', needs: 'board' } as const
/** Enough for two thousand rows, each with an ECK iD. */
const maxBodyBytes = 1_500_000

export const schoolEndpoints = defineEndpoints({
  // A board sees counts of its schools, but never a child (ADR 51).
  'GET /api/v1/begeleider/school': {
    ...ofBoard,
    summary: 'The schools of the board by name, with counts',
    response: BoardOverview,
    perMinute: 60,
  },
  'POST /api/v1/begeleider/school': {
    ...ofBoard,
    summary:
      'Make a school, and an invitation for its first administrator, whose link is told this once. 409 where the board has a school of that name',
    body: NewSchoolBody,
    response: MadeSchool,
    success: 201,
    perMinute: 20,
  },
  'PUT /api/v1/begeleider/school/:id': {
    ...ofBoard,
    summary:
      'Change the name, the BRIN or the region of a school. Or close it at once: everybody of it is logged out and can’t log in; all is kept',
    params,
    body: SchoolBody,
    response: School,
    idempotent: true,
  },
  'POST /api/v1/begeleider/school/:id/invitation': {
    ...ofBoard,
    summary:
      'Invite the first administrator anew; the link before is worth nothing. 409 for a school that has had an administrator',
    params,
    body: FirstAdministratorBody,
    response: MadeSchool,
    success: 201,
    perMinute: 20,
  },
  'PUT /api/v1/begeleider/board': {
    ...ofBoard,
    summary: 'Change the name of the board',
    body: BoardSettingsBody,
    response: BoardSettings,
    idempotent: true,
  },
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
