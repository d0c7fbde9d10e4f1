import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawToetsWords, isToetsDone } from './toets.ts'

interface Drawn {
  readonly word: string
  readonly step: number
  readonly wrong: number
}

const stepOf = (step: number, wrongs: readonly number[]): Drawn[] =>
  wrongs.map((wrong, at) => ({ word: `${step}-${at}`, step, wrong }))

const draw = (steps: readonly Drawn[][], seed: number): Drawn[] =>
  drawToetsWords({ steps, count: 20, wrongOf: ({ wrong }) => wrong }, seed)

const countBySteps = (words: readonly { readonly step: number }[], steps: number): number[] =>
  Array.from({ length: steps }, (_, step) => words.filter((word) => word.step === step).length)

describe('the words of a test step', () => {
  const anySteps = fc
    .array(fc.array(fc.nat(3), { maxLength: 30 }), { minLength: 1, maxLength: 25 })
    .map((all) => all.map((wrongs, step) => stepOf(step, wrongs)))

  test('come evenly from the steps, with wrong words first, up to the requested number', () => {
    fc.assert(
      fc.property(anySteps, fc.nat(), (steps, seed) => {
        const drawn = draw(steps, seed)
        const available = steps.flat().length
        expect(drawn).toHaveLength(Math.min(20, available))
        expect(new Set(drawn.map(({ word }) => word)).size).toBe(drawn.length)
        const counts = countBySteps(drawn, steps.length)
        for (const [step, words] of steps.entries()) {
          expect(counts[step]).toBeGreaterThanOrEqual(Math.min(words.length, Math.max(...counts) - 1))
          const left = words.filter((word) => !drawn.includes(word))
          const maxLeft = Math.max(0, ...left.map(({ wrong }) => wrong))
          for (const word of drawn.filter((drawnWord) => drawnWord.step === step)) {
            expect(word.wrong).toBeGreaterThanOrEqual(maxLeft)
          }
        }
      }),
    )
  })

  test('have an order that depends only on the seed', () => {
    const steps = [stepOf(0, [0, 0, 0, 0, 0]), stepOf(1, [0, 0, 0, 0, 0])]
    const texts = (seed: number) => draw(steps, seed).map(({ word }) => word)
    expect(texts(5)).toEqual(texts(5))
    expect(texts(5)).not.toEqual(texts(6))
    expect(texts(5).toSorted()).toEqual(texts(6).toSorted())
  })

  test('contain no text twice, even if two steps teach it', () => {
    const twice = [{ word: 'vis', step: 0, wrong: 0 }]
    expect(draw([twice, twice], 1)).toHaveLength(1)
  })
})

test.each([
  ['instap', true, true],
  ['instap', false, true],
  ['meting', true, true],
  ['meting', false, true],
  ['sluit', true, true],
  ['sluit', false, false],
  ['stap', true, true],
  ['stap', false, false],
] as const)('a test of kind %s with passed %s is done: %s', (kind, passed, done) => {
  expect(isToetsDone(kind, passed)).toBe(done)
})
