import type { Queries } from '../../db/database.ts'
import { defineHandlers } from '../../plugins/contract/handler.ts'
import { addBookRead, listBooksRead, removeBookRead } from './books-read.ts'
import { addBook, changeBook, getBook, listBooks, removeBook } from './books.ts'
import { changeNote, listNotes, removeNote, writeNote } from './notes.ts'
import { addReport, listReports, markReport } from './reports.ts'
import {
  changeSupervisorNote,
  listSupervisorNotes,
  removeSupervisorNote,
  writeSupervisorNote,
} from './supervisor-notes/notes.ts'

export const createDiaryRoutes = (queries: Queries) =>
  defineHandlers({
    'GET /api/v1/note': ({ caller }) => listNotes(queries, caller),
    'POST /api/v1/note': ({ caller, transaction, body, now }) => writeNote(transaction, caller, body, now),
    'PUT /api/v1/note/:id': ({ caller, transaction, params, body, now }) =>
      changeNote(transaction, caller, params.id, body, now),
    'DELETE /api/v1/note/:id': ({ caller, transaction, params }) =>
      removeNote(transaction, caller, params.id),

    'GET /api/v1/book': ({ caller }) => listBooks(queries, caller),
    'GET /api/v1/book/:id': ({ caller, params }) => getBook(queries, caller, params.id),
    'POST /api/v1/book': ({ caller, transaction, body, now }) => addBook(transaction, caller, body, now),
    'PUT /api/v1/book/:id': ({ caller, transaction, params, body, now }) =>
      changeBook(transaction, caller, params.id, body, now),
    'DELETE /api/v1/book/:id': ({ caller, transaction, params, now }) =>
      removeBook(transaction, caller, params.id, now),

    'GET /api/v1/book-read': ({ caller }) => listBooksRead(queries, caller),
    'POST /api/v1/book-read': ({ caller, transaction, body, now }) =>
      addBookRead(transaction, caller, body, now),
    'DELETE /api/v1/book-read/:id': ({ caller, transaction, params }) =>
      removeBookRead(transaction, caller, params.id),

    'POST /api/v1/user-report': ({ caller, transaction, body, now }) =>
      addReport(transaction, caller, body, now),
    'GET /api/v1/user-report': ({ caller }) => listReports(queries, caller),
    'PUT /api/v1/user-report/:id': ({ caller, transaction, params, body, now }) =>
      markReport(transaction, caller, { id: params.id, ...body }, now),

    'GET /api/v1/begeleider/student/:id/note': ({ caller, params }) =>
      listSupervisorNotes(queries, caller, params.id),
    'POST /api/v1/begeleider/student/:id/note': (call) =>
      writeSupervisorNote(call, call.params.id, call.body),
    'PATCH /api/v1/begeleider/note/:id': (call) => changeSupervisorNote(call, call.params.id, call.body),
    'DELETE /api/v1/begeleider/note/:id': (call) => removeSupervisorNote(call, call.params.id),
  })
