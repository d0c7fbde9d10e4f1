import * as z from 'zod'
import { defineEndpoints } from '../endpoint.ts'
import {
  BoardOverview,
  BoardSettings,
  BoardSettingsBody,
  FirstAdministratorBody,
  Id,
  MadeSchool,
  NewSchoolBody,
  School,
  SchoolBody,
} from '../entities/index.ts'

const params = z.object({ id: z.coerce.number().pipe(Id) })
const common = { tag: 'board', auth: 'bearer', needs: 'board' } as const

/** A board and its schools, of which it sees counts and never a child (ADR 51). */
export const boardEndpoints = defineEndpoints({
  'GET /api/v1/begeleider/school': {
    ...common,
    summary: 'The schools of the board by name, with counts',
    response: BoardOverview,
    perMinute: 60,
  },
  'POST /api/v1/begeleider/school': {
    ...common,
    summary:
      'Make a school, and an invitation for its first administrator, whose link is told this once. 409 where the board has a school of that name',
    body: NewSchoolBody,
    response: MadeSchool,
    success: 201,
    perMinute: 20,
  },
  'PUT /api/v1/begeleider/school/:id': {
    ...common,
    summary:
      'Change the name, the BRIN or the region of a school. Or close it at once: everybody of it is logged out and can’t log in; all is kept',
    params,
    body: SchoolBody,
    response: School,
    idempotent: true,
  },
  'POST /api/v1/begeleider/school/:id/invitation': {
    ...common,
    summary:
      'Invite the first administrator anew; the link before is worth nothing. 409 for a school that has had an administrator',
    params,
    body: FirstAdministratorBody,
    response: MadeSchool,
    success: 201,
    perMinute: 20,
  },
  'PUT /api/v1/begeleider/board': {
    ...common,
    summary: 'Change the name of the board',
    body: BoardSettingsBody,
    response: BoardSettings,
    idempotent: true,
  },
})
