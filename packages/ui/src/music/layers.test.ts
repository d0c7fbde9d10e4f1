import { expect, test } from 'vitest'
import { chooseLayers, countStreakAfter } from './layers.ts'

test.each([
  [0, 1],
  [2, 1],
  [3, 2],
  [5, 2],
  [6, 3],
  [40, 3],
])('PLEK-4 %i right words in a row give an exercise %i layers, and a map all', (streak, layers) => {
  expect([chooseLayers('thinking', streak).length, chooseLayers('strolling', streak).length]).toEqual([
    layers,
    3,
  ])
})

test('PLEK-4 a right word extends the row, a wrong one ends it, and a letter or a coin does neither', () => {
  let streak = 0
  const streaks = ['right', 'letter', 'right', 'coin', 'hint', 'wrong', 'right'].map((sound) => {
    streak = countStreakAfter(streak, sound)
    return streak
  })
  expect(streaks).toEqual([1, 1, 2, 2, 2, 0, 1])
})
