import type { BookBody } from '@letterliaan/contract'
import type { Client } from '@letterliaan/contract/client'
import type { Change } from '../../app/data/change.ts'
import type { Queries } from '../../app/data/queries.ts'
import * as texts from './texts.ts'

export const addBook = (client: Client, queries: Queries): Change<BookBody, unknown> => ({
  send: (body, idempotencyKey) => client.call('POST /api/v1/book', { body, idempotencyKey }),
  stale: [queries.books.queryKey],
  done: () => texts.adding.done,
})

export interface BookChange {
  readonly id: number
  readonly body: BookBody
}

export const changeBook = (client: Client, queries: Queries): Change<BookChange, unknown> => ({
  send: ({ id, body }, idempotencyKey) =>
    client.call('PUT /api/v1/book/:id', { params: { id }, body, idempotencyKey }),
  stale: [queries.books.queryKey],
  done: () => texts.changing.done,
})

export const removeBook = (client: Client, queries: Queries): Change<number, unknown> => ({
  send: (id) => client.call('DELETE /api/v1/book/:id', { params: { id } }),
  stale: [queries.books.queryKey],
  done: () => texts.removing.done,
})
