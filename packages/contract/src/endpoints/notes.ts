import * as z from 'zod'
import { defineEndpoints } from '../endpoint.ts'
import { Id, NewNoteBody, LogbookNote, NoteBody } from '../entities/index.ts'

const params = z.object({ id: z.coerce.number().pipe(Id) })

export const noteEndpoints = defineEndpoints({
  'GET /api/v1/note': {
    summary: 'The notes of the student, the latest first',
    tag: 'note',
    auth: 'bearer',
    response: z.array(LogbookNote),
  },
  'POST /api/v1/note': {
    summary: 'Write a note',
    tag: 'note',
    auth: 'bearer',
    body: NewNoteBody,
    response: LogbookNote,
    success: 201,
    idempotent: true,
  },
  'PUT /api/v1/note/:id': {
    summary: 'Write a note anew; its date stays',
    tag: 'note',
    auth: 'bearer',
    params,
    body: NoteBody,
    response: LogbookNote,
    idempotent: true,
  },
  'DELETE /api/v1/note/:id': {
    summary: 'Tear a note out; answers what it was',
    tag: 'note',
    auth: 'bearer',
    params,
    response: LogbookNote,
    idempotent: true,
  },
})
