import { judgeFixture, turnWithAnchorsFixture } from '../../kit/analysed-word.fixture.ts'
import { expect, test } from 'vitest'
import { wordFixture } from '../../kit/fixture.ts'
import { logic as template } from './logic.ts'

const verdictOf = (word: string, data: unknown, difficulty: 2 | 3 = 2) =>
  judgeFixture(template, turnWithAnchorsFixture(template, wordFixture(1, word, {}), [], difficulty), data)

test.each([
  ['vis', { answer: 'vis' }, true],
  ['vis', { answer: ' Vis ' }, true],
  ['vis', { answer: 'viss' }, false],
  ['vis', { answer: 'vi s' }, false],
  ['vis', { answer: 'vis.' }, false],
  ['vis', { answer: '' }, false],
  ['één', { answer: 'een' }, false],
  ["foto's", { answer: 'foto’s' }, true],
  ["foto's", { answer: 'fotos' }, false],
  ['na-apen', { answer: 'naapen' }, false],
  ['vis', { answer: ['vis'] }, 'unreadable'],
  ['vis', { answer: 'x'.repeat(201) }, 'unreadable'],
  ['vis', { attempt: 'x', at: 0 }, 'ignored'],
  ['vis', {}, 'unreadable'],
])('the word %s with the data %j is %s', (word, data, verdict) => {
  expect(verdictOf(word, data)).toBe(verdict)
})

test('a capital of the word is required at difficulty 3', () => {
  expect([2, 3].map((stars) => verdictOf('Nederland', { answer: 'nederland' }, stars as 2 | 3))).toEqual([
    true,
    false,
  ])
})
