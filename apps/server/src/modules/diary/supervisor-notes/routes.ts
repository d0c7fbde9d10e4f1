import type { Database } from '../../../db/database.ts'
import { defineHandlers } from '../../../plugins/contract/handler.ts'
import {
  changeSupervisorNote,
  listSupervisorNotes,
  removeSupervisorNote,
  writeSupervisorNote,
} from './notes.ts'

export const createSupervisorNoteRoutes = ({ queries }: Pick<Database, 'queries'>) =>
  defineHandlers({
    'GET /api/v1/begeleider/student/:id/note': ({ caller, params }) =>
      listSupervisorNotes(queries, caller, params.id),
    'POST /api/v1/begeleider/student/:id/note': (call) =>
      writeSupervisorNote(call, call.params.id, call.body),
    'PATCH /api/v1/begeleider/note/:id': (call) => changeSupervisorNote(call, call.params.id, call.body),
    'DELETE /api/v1/begeleider/note/:id': (call) => removeSupervisorNote(call, call.params.id),
  })
