import type { SupervisedStudent } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import { filterChildren, type GroupFilter } from './filter-children.ts'

const child = (id: number, name: string, group_ids: number[]): SupervisedStudent => ({
  id,
  name,
  first_name: '',
  last_name: '',
  screen_name: name.split(' ')[0] ?? '',
  username: `kind-${id}@school.nl`,
  level_id: 5,
  phase_id: 1,
  buddy_id: 1,
  last_practised_at: null,
  erased_at: null,
  archived_at: null,
  group_ids,
})
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
