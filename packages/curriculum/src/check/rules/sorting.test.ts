import { expect, test } from 'vitest'
import {
  anchorFixture,
  exerciseFixture,
  stepFixture,
  stepWithWordsFixture,
  wordFixture,
  contentFixture,
  listMessages,
} from '../fixture.ts'
import { checkSorting } from './sorting.ts'

const rules = [
  ['lang', 'maan'],
  ['ng', 'ring'],
  ['aai', 'haai'],
] as const

const check = (before: number) => {
  const earlier = rules
    .slice(0, before)
    .map(([category, anchor], at) => stepFixture({ nr: at + 1, category, anchors: [anchorFixture(anchor)] }))
  const changes = {
    nr: 9,
    category: 'nk',
    anchors: [anchorFixture('bank')],
    recipe: [exerciseFixture('SorteerLeer')],
  }
  return listMessages(
    checkSorting(contentFixture([...earlier, stepWithWordsFixture([wordFixture('plank')], changes)])),
  )
}

test('a step needs enough other rules for a sorting exercise', () => {
  expect(check(3)).toEqual([])
  expect(check(1)).toEqual([
    "Doe SorteerLeer: 1 earlier steps have a rule that its words don't follow: 3 are needed",
  ])
})
