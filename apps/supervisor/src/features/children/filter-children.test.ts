import { expect, test } from 'vitest'
import { createSampleStudent } from '../../testing/samples.ts'
import { filterChildren, type GroupFilter } from './filter-children.ts'

const child = (id: number, name: string, group_ids: number[]) =>
  createSampleStudent(id, name.split(' ')[0] ?? '', { name, username: `kind-${id}@school.nl`, group_ids })
const children = [
  child(1, 'Élise de Vries', [7]),
  child(2, 'Sam Jansen', []),
  child(3, 'Noor Jansen', [7, 8]),
]

test.each<[string, GroupFilter, number[]]>([
  ['', 'all', [1, 2, 3]],
  ['elise', 'all', [1]],
  ['jansen noor', 'all', [3]],
  ['KIND-2', 'all', [2]],
  ['', 7, [1, 3]],
  ['jansen', 7, [3]],
  ['', 'none', [2]],
  ['niemand', 'all', []],
])('the search %j in group %s finds %j', (search, filter, expected) => {
  expect(filterChildren(children, search, filter).map(({ id }) => id)).toEqual(expected)
})
