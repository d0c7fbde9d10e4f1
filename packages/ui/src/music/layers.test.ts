import { expect, test } from 'vitest'
import { layersAt, rowAfter } from './layers.ts'

test.each([
  [0, 1],
  [2, 1],
  [3, 2],
  [5, 2],
  [6, 3],
  [40, 3],
])('PLEK-4 with %i right words in a row an exercise has %i layers, and a map all', (row, layers) => {
  expect([layersAt('thinking', row).length, layersAt('strolling', row).length]).toEqual([layers, 3])
})

test('PLEK-4 a right word adds to the row, a wrong one ends it, and a letter or a coin is neither', () => {
  let row = 0
  const rows = ['right', 'letter', 'right', 'coin', 'hint', 'wrong', 'right'].map((sound) => {
    row = rowAfter(row, sound)
    return row
  })
  expect(rows).toEqual([1, 1, 2, 2, 2, 0, 1])
})
