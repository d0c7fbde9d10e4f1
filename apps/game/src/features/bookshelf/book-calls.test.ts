import { expect, test } from 'vitest'
import { createBookCalls, type BookCalls } from './book-calls.ts'

const newKey = (): string => 'new'
const failed: BookCalls = {
  body: { title: 'Pluk', review: 8 },
  ownTitle: { title: 'Pluk', author: '' },
  key: 'book',
  titleKey: 'title',
}

test.each([
  ['sent again as it was', failed, 'book', 'title'],
  ['with another grade', { ...failed, body: { title: 'Pluk', review: 9 } }, 'new', 'title'],
  ['with its writer', { ...failed, ownTitle: { title: 'Pluk', author: 'Annie' } }, 'book', 'new'],
  [
    'another book',
    { body: { title: 'Jip', review: 8 }, ownTitle: { title: 'Jip', author: '' } },
    'new',
    'new',
  ],
] as const)('BOOK-1 a book %s: a call gets a new key only if it changed', (_, sent, key, titleKey) => {
  expect(createBookCalls(failed, sent, newKey)).toMatchObject({ key, titleKey })
})

test('both keys are new at the first try', () => {
  expect(createBookCalls(null, failed, newKey)).toEqual({ ...failed, key: 'new', titleKey: 'new' })
})
