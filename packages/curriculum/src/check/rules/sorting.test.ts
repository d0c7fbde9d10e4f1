import { expect, test } from 'vitest'
import {
  makeAnchor,
  makeExercise,
  makeStep,
  makeStepWith,
  makeWord,
  makeContent,
  messagesOf,
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
    .map(([category, anchor], at) => makeStep({ nr: at + 1, category, anchors: [makeAnchor(anchor)] }))
  const changes = {
    nr: 9,
    category: 'nk',
    anchors: [makeAnchor('bank')],
    recipe: [makeExercise('SorteerLeer')],
  }
  return messagesOf(checkSorting(makeContent([...earlier, makeStepWith([makeWord('plank')], changes)])))
}

test('there are enough other rules to sort on', () => {
  expect(check(3)).toEqual([])
  expect(check(1)).toEqual([
    "Doe SorteerLeer: 1 earlier steps have a rule that its words don't follow: 3 are needed",
  ])
})
