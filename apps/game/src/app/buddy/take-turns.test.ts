import { expect, test } from 'vitest'
import { alternate, inTurn, turnOfDay } from './take-turns.ts'

test('each line has its turn, and then the first comes again', () => {
  expect([0, 1, 2, 3].map((turn) => inTurn(['a', 'b', 'c'], turn))).toEqual(['a', 'b', 'c', 'a'])
  expect(inTurn([], 3)).toBeUndefined()
})

test('two lists alternate, and nothing of the longer one is lost', () => {
  expect(alternate(['a', 'b'], ['1', '2', '3'])).toEqual(['a', '1', 'b', '2', '3'])
})

test('a day is a turn', () => {
  expect(turnOfDay(Date.UTC(2026, 1, 2)) - turnOfDay(Date.UTC(2026, 1, 1))).toBe(1)
})
