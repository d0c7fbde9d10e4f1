import type { Queries } from '../../../db/database.ts'
import { defineHandlers } from '../../../plugins/contract/handler.ts'
import { addBook, changeBook, getBook, listBooks, removeBook } from '../books.ts'

export const bookRoutes = (queries: Queries) =>
  defineHandlers({
    'GET /api/v1/book': ({ caller }) => listBooks(queries, caller),
    'GET /api/v1/book/:id': ({ caller, params }) => getBook(queries, caller, params.id),
    'POST /api/v1/book': ({ caller, transaction, body, now }) => addBook(transaction, caller, body, now),
    'PUT /api/v1/book/:id': ({ caller, transaction, params, body, now }) =>
      changeBook(transaction, caller, params.id, body, now),
    'DELETE /api/v1/book/:id': ({ caller, transaction, params, now }) =>
      removeBook(transaction, caller, params.id, now),
  })
