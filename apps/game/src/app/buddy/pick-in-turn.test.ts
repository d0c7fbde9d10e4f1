import { expect, test } from 'vitest'
import { alternateLists, pickInTurn, computeTurnOfDay } from './pick-in-turn.ts'

test('each line is used in turn, and the first follows the last', () => {
  expect([0, 1, 2, 3].map((turn) => pickInTurn(['a', 'b', 'c'], turn))).toEqual(['a', 'b', 'c', 'a'])
  expect(pickInTurn([], 3)).toBeUndefined()
})

test('lines of two lists alternate, and the rest of the longer list follows', () => {
  expect(alternateLists(['a', 'b'], ['1', '2', '3'])).toEqual(['a', '1', 'b', '2', '3'])
})

test('the turn changes every day', () => {
  expect(computeTurnOfDay(Date.UTC(2026, 1, 2)) - computeTurnOfDay(Date.UTC(2026, 1, 1))).toBe(1)
})
