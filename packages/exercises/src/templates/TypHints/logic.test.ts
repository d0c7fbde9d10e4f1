import { describe, expect, test } from 'vitest'
import { begunTableFixture } from '../../run/play-table.fixture.ts'
import { fixture } from './fixture.ts'
import { findFirstWrongLetter } from './logic.ts'

test.each([
  ['vis', 'fis', 0, 'other'],
  ['vis', 'ves', 1, 'other'],
  ['vis', 'vi', 2, 'missing'],
  ['vis', '', 0, 'missing'],
  ['vis', 'viss', 3, 'extra'],
  ['vis', ' VI ', 2, 'missing'],
  ['bakker', 'baker', 3, 'other'],
  ['foto’s', 'fotos', 4, 'other'],
  ["'s nachts", "'snachts", 2, 'other'],
  ['één', 'een', 0, 'other'],
])('the first wrong letter of %s written as %j is at %i: %s', (word, answer, at, kind) => {
  expect(findFirstWrongLetter({ word: { word }, difficulty: 2 }, answer)).toMatchObject({ at, kind })
})

test('at difficulty 3 a missing capital is a wrong letter', () => {
  const turn = { word: { word: 'Nederland' }, difficulty: 3 } as const
  expect(findFirstWrongLetter(turn, 'nederland')).toMatchObject({ at: 0, kind: 'other' })
})

const openWord = () => {
  const table = begunTableFixture(fixture)
  const answer = (text: string) => {
    table.toFlow({ type: 'text', text })
    table.pressEnter()
  }
  const hints = () => table.log.filter((effect) => effect.type === 'hint').length
  return { table, answer, hints }
}

describe('help that grows', () => {
  test('each of the first three errors adds help that counts as a hint, and the fourth shows the word', () => {
    const { table, answer, hints } = openWord()
    const seen = ['fis', 'ves', 'viss', 'vhis'].map((text) => {
      answer(text)
      return [table.state.progress.errors, hints(), table.state.progress.hints_used]
    })
    expect(seen).toEqual([
      [1, 1, 1],
      [2, 2, 2],
      [3, 3, 3],
      [4, 3, 4],
    ])
  })

  test('an answer is not sent if it is empty or the same wrong one', () => {
    const { table, answer } = openWord()
    for (const text of ['', '  ', 'fis', 'fis']) answer(text)
    table.pressEnter()
    expect(table.state.progress.errors).toBe(1)
  })

  test('letters are never refused: the answer is judged as a whole', () => {
    const { table } = openWord()
    table.toFlow({ type: 'text', text: 'xyz 12' })
    expect(table.flowState?.input).toBe('xyz 12')
    expect(table.waiting).toBe(0)
  })

  test('the word is played, with its plural if it has one', () => {
    const { table } = openWord()
    table.playWord()
    expect(table.spoken().at(-1)).toEqual({ type: 'speak', sounds: ['word', 'plural'], delayMs: 500 })
  })
})
