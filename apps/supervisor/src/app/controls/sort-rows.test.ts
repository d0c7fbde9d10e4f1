import { expect, test } from 'vitest'
import { sortRows } from './sort-rows.ts'

interface Child {
  readonly name: string
  readonly seen: number | null
  readonly day?: string
}
const rows: readonly Child[] = [
  { name: 'Groep 10', seen: null },
  { name: 'émile', seen: 5 },
  { name: 'Groep 9', seen: 5, day: '2026-01-02' },
  { name: 'Eva', seen: 7, day: '2026-01-01' },
]
const columns = [
  { key: 'name', sortBy: (row: Child) => row.name },
  { key: 'seen', sortBy: (row: Child) => row.seen },
  { key: 'day', sortBy: (row: Child) => row.day ?? null },
  { key: 'buttons' },
]
const order = (key: string, isDescending = false) =>
  sortRows(rows, columns, { key, isDescending }).map(({ name }) => name)

test.each([
  ['name', false, ['émile', 'Eva', 'Groep 9', 'Groep 10']],
  ['name', true, ['Groep 10', 'Groep 9', 'Eva', 'émile']],
  ['seen', false, ['Groep 10', 'émile', 'Groep 9', 'Eva']],
  ['day', false, ['Groep 10', 'émile', 'Eva', 'Groep 9']],
  ['seen', true, ['Eva', 'émile', 'Groep 9', 'Groep 10']],
] as const)('sorts by %s, descending %s', (key, isDescending, expected) => {
  expect(order(key, isDescending)).toEqual(expected)
})

test('a column without a sort value keeps the order', () => {
  expect(order('buttons')).toEqual(rows.map(({ name }) => name))
})
