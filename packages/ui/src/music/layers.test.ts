import { expect, test } from 'vitest'
import { chooseLayers, countStreakAfter } from './layers.ts'

test.each([
  [0, 1],
  [2, 1],
  [3, 2],
  [5, 2],
  [6, 3],
  [40, 3],
])(
  'PLEK-4 after %i successive right words an exercise has %i layers, and a map has all',
  (streak, layers) => {
    expect([chooseLayers('thinking', streak).length, chooseLayers('strolling', streak).length]).toEqual([
      layers,
      3,
    ])
  },
)

test('PLEK-4 a right word increases the streak, a wrong word ends it, and other effects do not change it', () => {
  let streak = 0
  const streaks = ['right', 'letter', 'right', 'coin', 'hint', 'wrong', 'right'].map((sound) => {
    streak = countStreakAfter(streak, sound)
    return streak
  })
  expect(streaks).toEqual([1, 1, 2, 2, 2, 0, 1])
})
