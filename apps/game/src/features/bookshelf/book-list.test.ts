import type { Book } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import { findBookAddress, suggestBooks } from './book-list.ts'

const book = (title: string, fields: Partial<Book> = {}): Book => ({
  id: title.length,
  title,
  student_id: null,
  author: '',
  file: null,
  url: null,
  ...fields,
})
const books = [
  book('De uil', { author: 'Anna Veer', url: 'https://bieb.nl/uil' }),
  book('De vos'),
  book('Élan', { url: 'javascript:alert(1)' }),
  ...[1, 2, 3, 4, 5, 6].map((part) => book(`Beer, deel ${part}`)),
]

test.each([
  ['De uil', 'https://bieb.nl/uil'],
  [' de UIL ', 'https://bieb.nl/uil'],
  ['De vos', null],
  ['élan', null],
  ['De mol', null],
])('the address of %s is %s', (title, address) => {
  expect(findBookAddress(title, books)).toBe(address)
})

test.each([
  ['uil', ['De uil']],
  ['anna', ['De uil']],
  ['beer', ['Beer, deel 1', 'Beer, deel 2', 'Beer, deel 3', 'Beer, deel 4', 'Beer, deel 5']],
  ['DE UIL', []],
  ['kip', []],
])('typing %s suggests %j', (typed, titles) => {
  expect(suggestBooks(typed, books).map(({ title }) => title)).toEqual(titles)
})

test('an empty field suggests the first books of the list', () => {
  expect(suggestBooks('', books)).toHaveLength(5)
})
