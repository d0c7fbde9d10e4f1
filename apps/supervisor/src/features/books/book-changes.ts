import type { BookBody } from '@letterliaan/contract'
import type { ChangeOf } from '../../app/data/change.ts'
import { texts } from './texts.ts'

export const addBook: ChangeOf<BookBody, unknown> = ({ client, queries }) => ({
  send: (body, idempotencyKey) => client.call('POST /api/v1/book', { body, idempotencyKey }),
  stale: [queries.books.queryKey],
  done: () => texts.adding.done,
})

export interface BookChange {
  readonly id: number
  readonly body: BookBody
}

export const changeBook: ChangeOf<BookChange, unknown> = ({ client, queries }) => ({
  send: ({ id, body }, idempotencyKey) =>
    client.call('PUT /api/v1/book/:id', { params: { id }, body, idempotencyKey }),
  stale: [queries.books.queryKey],
  done: () => texts.changing.done,
})

export const removeBook: ChangeOf<number, unknown> = ({ client, queries }) => ({
  send: (id) => client.call('DELETE /api/v1/book/:id', { params: { id } }),
  stale: [queries.books.queryKey],
  done: () => texts.removing.done,
})
