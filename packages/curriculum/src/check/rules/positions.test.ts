import { expect, test } from 'vitest'
import { stepFixture, stepWithWordsFixture, wordFixture, contentFixture, messagesOf } from '../fixture.ts'
import { checkPositions } from './positions.ts'

const check = (...steps: Parameters<typeof stepFixture>[0][]) =>
  messagesOf(checkPositions(contentFixture(steps.map((step) => stepFixture(step)))))

test('accepts steps in their places', () => {
  expect(check({}, { nr: 2, position: 2 })).toEqual([])
})

test('finds numbers that do not fit', () => {
  expect(check({ position: 2 })).toEqual(['nr 1 is not position 2 of world 1'])
  expect(check({ nr: 11, position: 11 })).toContain('world 1 has no position 11')
  expect(check({ nr: 2, position: 2 })).toEqual(["the file's name does not begin with its nr 2"])
  expect(check({ dl: 11 })).toEqual(['dl 11 is of groep 4, not of groep 3'])
  expect(check({}, {})).toContain('step 1 exists already')
})

test('finds a didactische leeftijd that drops within a school year, wherever the path goes in between', () => {
  const path = (...dls: (readonly [group: number, dl: number])[]) =>
    check(...dls.map(([group, dl], at) => ({ nr: at + 1, position: at + 1, group, dl }))).filter((message) =>
      message.startsWith('dl '),
    )
  expect(path([3, 5], [4, 12], [3, 5], [3, 6], [4, 12])).toEqual([])
  expect(path([3, 5], [4, 12], [3, 4])).toEqual(['dl 4 comes after dl 5 of step 1, also of groep 3'])
})

test('finds an anchor that is no word', () => {
  const anchor = { word: 'draak', image: 'dragon', description: 'Draak.', hint: 'Draak.', tip: 'Draak.' }
  const content = contentFixture([
    stepWithWordsFixture([wordFixture('vis')], { anchors: [anchor, { ...anchor, word: 'vis' }] }),
  ])
  expect(messagesOf(checkPositions(content))).toEqual(['anchor "draak" is no word of any step'])
})
