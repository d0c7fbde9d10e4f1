import type { Queries } from '../../../db/database.ts'
import { defineHandlers } from '../../../plugins/contract/handler.ts'
import { addBookRead, listBooksRead, removeBookRead } from '../books-read.ts'

export const bookReadRoutes = (queries: Queries) =>
  defineHandlers({
    'GET /api/v1/book-read': ({ caller }) => listBooksRead(queries, caller),
    'POST /api/v1/book-read': ({ caller, transaction, body, now }) =>
      addBookRead(transaction, caller, body, now),
    'DELETE /api/v1/book-read/:id': ({ caller, transaction, params }) =>
      removeBookRead(transaction, caller, params.id),
  })
