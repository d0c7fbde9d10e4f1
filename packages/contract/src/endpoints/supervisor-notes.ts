import * as z from 'zod'
import { defineEndpoints } from '../endpoint.ts'
import { Id, SupervisorNote, SupervisorNoteBody, SupervisorNoteChange } from '../entities/index.ts'

const params = z.object({ id: z.coerce.number().pipe(Id) })
const common = { tag: 'supervisor-note', auth: 'bearer', needs: 'supervisor' } as const

/** Never shown to the child (MEND-3). */
export const supervisorNoteEndpoints = defineEndpoints({
  'GET /api/v1/begeleider/student/:id/note': {
    ...common,
    summary: 'The notes of supervisors about a student, the latest first',
    params,
    response: z.array(SupervisorNote),
  },
  'POST /api/v1/begeleider/student/:id/note': {
    ...common,
    summary: 'Write a note about a student',
    params,
    body: SupervisorNoteBody,
    response: SupervisorNote,
    success: 201,
    idempotent: true,
  },
  'PATCH /api/v1/begeleider/note/:id': {
    ...common,
    summary: 'Change a note of one’s own: 403 for one of a colleague. Anyone who sees it may mark it as done',
    params,
    body: SupervisorNoteChange,
    response: SupervisorNote,
    idempotent: true,
  },
  'DELETE /api/v1/begeleider/note/:id': {
    ...common,
    summary: 'Remove a note of one’s own; answers what it was',
    params,
    response: SupervisorNote,
    idempotent: true,
  },
})
