import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawRound } from './draw-round.ts'

const counts = fc.record({
  length: fc.integer({ min: 1, max: 60 }),
  count: fc.integer({ min: 1, max: 10 }),
  seed: fc.nat(),
  turn: fc.nat(1000),
})

test('DOE-5 consecutive draws ask every word of the week before any is repeated', () => {
  fc.assert(
    fc.property(counts, ({ length, count, seed, turn }) => {
      const words = Array.from({ length }, (_, at) => at)
      const turns = Math.ceil(length / Math.min(count, length))
      const draws = Array.from({ length: turns }, (_, at) =>
        drawRound(words, count, { seed, turn: turn + at }),
      )
      for (const drawn of draws) {
        expect(new Set(drawn).size).toBe(Math.min(count, length))
      }
      expect(new Set(draws.flat()).size).toBe(length)
    }),
  )
})
