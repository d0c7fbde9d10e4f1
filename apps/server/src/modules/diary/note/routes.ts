import type { Queries } from '../../../db/database.ts'
import { defineHandlers } from '../../../plugins/contract/handler.ts'
import { changeNote, listNotes, removeNote, writeNote } from '../notes.ts'

export const noteRoutes = (queries: Queries) =>
  defineHandlers({
    'GET /api/v1/note': ({ caller }) => listNotes(queries, caller),
    'POST /api/v1/note': ({ caller, transaction, body, now }) => writeNote(transaction, caller, body, now),
    'PUT /api/v1/note/:id': ({ caller, transaction, params, body, now }) =>
      changeNote(transaction, caller, params.id, body, now),
    'DELETE /api/v1/note/:id': ({ caller, transaction, params }) =>
      removeNote(transaction, caller, params.id),
  })
