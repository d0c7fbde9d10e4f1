import { expect, test } from 'vitest'
import { checkRows } from '../check-rows.ts'
import { createEmptyRow, type RosterRow } from '../roster-row.ts'
import type { KnownChild } from './known-child.ts'
import { matchRows } from './match-rows.ts'

const child = (id: number, name: string, rest: Partial<KnownChild> = {}): KnownChild => {
  const nobody = { key: null, eckid: null, level_id: 5, group_names: ['Klas van juf An'], is_archived: false }
  return { id, first_name: name, last_name: 'Bos', ...nobody, ...rest }
}
const row = (first_name: string, at: number, rest: Partial<RosterRow> = {}): RosterRow => {
  const columns = { first_name, last_name: 'Bos', key: `k${at}`, group_names: ['5a'], level_id: 5 }
  return { ...createEmptyRow(at + 1), ...columns, ...rest }
}
const names = ['Noor', 'Daan', 'Sem', 'Liv', 'Mees']
const classOf = (...called: readonly string[]) => called.map((name, at) => child(at + 1, name))
const listOf = (...called: readonly string[]) => called.map((name, at) => row(name, at))

const likely = (rows: readonly RosterRow[], children: readonly KnownChild[]) =>
  matchRows(checkRows(rows), children, { isComplete: true }).rows.flatMap(({ row: { first_name }, match }) =>
    match.kind === 'doubtful' && match.likely_id !== null ? [[first_name, match.likely_id]] : [],
  )

test('DAG-5 children of one class are likely matches, whatever the name of the class is', () => {
  expect(likely(listOf(...names), classOf(...names))).toEqual(names.map((name, at) => [name, at + 1]))
  expect(
    likely(listOf(...names, 'Zoë'), classOf(...names, 'Finn')),
    'a newcomer, and one who left',
  ).toHaveLength(5)
  const ungrouped = classOf(...names).map((each) => Object.assign(each, { group_names: [] }))
  expect(likely(listOf(...names), ungrouped), 'children in no group yet').toHaveLength(5)
})

test('DAG-5 one equal name in a class of other children is not a likely match', () => {
  expect(likely(listOf(...names), classOf('Noor', 'Amir', 'Bo', 'Cas', 'Dex'))).toEqual([])
  expect(likely(listOf('Noor'), classOf('Noor')), 'a class of one tells nothing').toEqual([])
})

test.each([
  ['is in the class twice', listOf(...names), [...classOf(...names), child(9, 'Noor')]],
  ['stands twice in the list', [...listOf(...names), row('Noor', 9)], classOf(...names)],
  [
    'has another key there',
    listOf(...names),
    [child(1, 'Noor', { key: 'x' }), ...classOf('', ...names.slice(1)).slice(1)],
  ],
  [
    'was archived',
    listOf(...names),
    [child(1, 'Noor', { is_archived: true }), ...classOf('', ...names.slice(1)).slice(1)],
  ],
])('DAG-5 a child who %s stays doubtful, but the others do not', (_why, rows, children) => {
  expect(likely(rows, children).map(([name]) => name)).toEqual(['Daan', 'Sem', 'Liv', 'Mees'])
})

test('DAG-5 a child with the same name in another class does not matter', () => {
  const children = [
    ...classOf(...names),
    child(9, 'Noor', { group_names: ['8b'] }),
    child(10, 'Cas', { group_names: ['8b'] }),
  ]
  expect(likely(listOf(...names), children)).toContainEqual(['Noor', 1])
})
