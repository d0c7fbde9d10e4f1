import { expect, test } from 'vitest'
import { alternateLists, pickInTurn, computeTurnOfDay } from './take-turns.ts'

test('each line is used in turn, then the first again', () => {
  expect([0, 1, 2, 3].map((turn) => pickInTurn(['a', 'b', 'c'], turn))).toEqual(['a', 'b', 'c', 'a'])
  expect(pickInTurn([], 3)).toBeUndefined()
})

test('two lists alternate, followed by the rest of the longer one', () => {
  expect(alternateLists(['a', 'b'], ['1', '2', '3'])).toEqual(['a', '1', 'b', '2', '3'])
})

test('the turn changes each day', () => {
  expect(computeTurnOfDay(Date.UTC(2026, 1, 2)) - computeTurnOfDay(Date.UTC(2026, 1, 1))).toBe(1)
})
