import { expect, test } from 'vitest'
import { compareNumbers, compareTexts, sortRows } from './sort-rows.ts'

interface Child {
  readonly name: string
  readonly seen: number | null
}
const rows: readonly Child[] = [
  { name: 'Groep 10', seen: null },
  { name: 'émile', seen: 5 },
  { name: 'Groep 9', seen: 5 },
  { name: 'Eva', seen: 7 },
]
const columns = [
  { key: 'name', compare: (a: Child, b: Child) => compareTexts(a.name, b.name) },
  { key: 'seen', compare: (a: Child, b: Child) => compareNumbers(a.seen, b.seen) },
  { key: 'buttons' },
]
const order = (key: string, isDescending = false) =>
  sortRows(rows, columns, { key, isDescending }).map(({ name }) => name)

test.each([
  ['name', false, ['émile', 'Eva', 'Groep 9', 'Groep 10']],
  ['name', true, ['Groep 10', 'Groep 9', 'Eva', 'émile']],
  ['seen', false, ['Groep 10', 'émile', 'Groep 9', 'Eva']],
  ['seen', true, ['Eva', 'émile', 'Groep 9', 'Groep 10']],
] as const)('by %s, descending %s', (key, isDescending, expected) => {
  expect(order(key, isDescending)).toEqual(expected)
})

test('a column that can’t be compared leaves the order as it is', () => {
  expect(order('buttons')).toEqual(rows.map(({ name }) => name))
})
