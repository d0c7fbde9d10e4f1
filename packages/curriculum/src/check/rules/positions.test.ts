import { expect, test } from 'vitest'
import { stepFixture, stepWithWordsFixture, wordFixture, contentFixture, listMessages } from '../fixture.ts'
import { loadCurriculum } from '../../load/curriculum.ts'
import { checkPositions } from './positions.ts'

const check = (...steps: Parameters<typeof stepFixture>[0][]) =>
  listMessages(checkPositions(contentFixture(steps.map((step) => stepFixture(step)))))

test('steps in their places are accepted', () => {
  expect(check({}, { nr: 2, position: 2 })).toEqual([])
})

test('numbers that do not fit are a finding', () => {
  expect(check({ position: 2 })).toEqual(['dl 1 makes it number 1 of the path, not position 2 of world 1'])
  expect(check({ nr: 11, position: 11 })).toContain('world 1 has no position 11')
  expect(check({ nr: 2, position: 1 })).toEqual(["the file's name does not begin with its nr 2"])
  expect(check({ dl: 11 })).toEqual(['dl 11 is of groep 4, not of groep 3'])
  expect(check({}, {})).toContain('step 1 exists already')
})

test('ZIN-5 a place that does not fit the didactische leeftijd is a finding', () => {
  const content = contentFixture([
    stepFixture({ nr: 1, position: 1, dl: 5 }),
    stepFixture({ nr: 2, position: 2, dl: 4 }),
  ])
  const steps = content.steps.toSorted((one, other) => one.step.dl - other.step.dl)
  expect(listMessages(checkPositions({ ...content, steps }))).toEqual([
    'dl 4 makes it number 1 of the path, not position 2 of world 1',
    'dl 5 makes it number 2 of the path, not position 1 of world 1',
  ])
})

test('ZIN-5 no step on the standard path is of an earlier month than the previous one', () => {
  const { steps } = loadCurriculum()
  const inPlace = steps.toSorted(
    (one, other) => one.world - other.world || (one.position ?? 0) - (other.position ?? 0),
  )
  expect(inPlace.map(({ world }) => world)).toEqual(
    [10, 15, 20, 25].flatMap((places, at) => Array.from({ length: places }, () => at + 1)),
  )
  const months = inPlace.map(({ dl }) => dl)
  expect(months).toEqual(months.toSorted((a, b) => a - b))
})

test('ZIN-5 an extra step has no place on the standard path', () => {
  const { position: _, ...extra } = stepFixture({ nr: 101 })
  expect(listMessages(checkPositions(contentFixture([extra])))).toEqual([
    "the file's name does not begin with its nr 101",
  ])
  expect(check({ nr: 101, position: 3 })).toContain('step 101 has no place on the standard path')
})

test('an anchor that is not a word is a finding', () => {
  const anchor = { word: 'draak', image: 'dragon', description: 'Draak.', hint: 'Draak.', tip: 'Draak.' }
  const content = contentFixture([
    stepWithWordsFixture([wordFixture('vis')], { anchors: [anchor, { ...anchor, word: 'vis' }] }),
  ])
  expect(listMessages(checkPositions(content))).toEqual(['anchor "draak" is no word of any step'])
})
