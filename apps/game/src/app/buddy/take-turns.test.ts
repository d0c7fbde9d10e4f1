import { expect, test } from 'vitest'
import { alternate, inTurn, turnOfDay } from './take-turns.ts'

test('each line is used in turn, then the first again', () => {
  expect([0, 1, 2, 3].map((turn) => inTurn(['a', 'b', 'c'], turn))).toEqual(['a', 'b', 'c', 'a'])
  expect(inTurn([], 3)).toBeUndefined()
})

test('two lists alternate, followed by the rest of the longer one', () => {
  expect(alternate(['a', 'b'], ['1', '2', '3'])).toEqual(['a', '1', 'b', '2', '3'])
})

test('the turn changes each day', () => {
  expect(turnOfDay(Date.UTC(2026, 1, 2)) - turnOfDay(Date.UTC(2026, 1, 1))).toBe(1)
})
