import { array, assert, double, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { spawnLetters } from './falling-letters.ts'

/** Returns the given numbers in turn, endlessly. */
function inTurn(numbers: readonly number[]): () => number {
  let index = 0
  return () => numbers[index++ % numbers.length] ?? 0
}

describe('END-2 falling letters', () => {
  test('are 50 letters of 50–100 px that fall for 3–7 s, for any random numbers', () => {
    const chance = double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
    assert(
      property(array(chance, { maxLength: 30 }), (numbers) => {
        const letters = spawnLetters(inTurn([...numbers, 0.1]))
        expect(letters).toHaveLength(50)
        for (const { letter, size, duration, left } of letters) {
          expect(letter).toMatch(/^[a-z]$/)
          expect(size).toBeGreaterThanOrEqual(50)
          expect(size).toBeLessThanOrEqual(100)
          expect(duration).toBeGreaterThanOrEqual(3000)
          expect(duration).toBeLessThanOrEqual(7000)
          expect(left).toBeGreaterThanOrEqual(0)
          expect(left).toBeLessThanOrEqual(100)
        }
      }),
    )
  })

  test.each([
    { number: 0, size: 50, duration: 3000, letter: 'a' },
    { number: 0.5, size: 75, duration: 5000, letter: 'n' },
    { number: 0.7999, size: 90, duration: 6200, letter: 'u' },
  ])('random numbers of $number give $letter of $size px in $duration ms', ({ number, ...expected }) => {
    expect(spawnLetters(inTurn([...Array<number>(8).fill(number), 0]))[0]).toMatchObject(expected)
  })

  test.each([
    { chance: 0.79, delays: [0, 90] },
    { chance: 0.8, delays: [90, 180] },
  ])('start with a chance of 80%: at $chance the first delays are $delays ms', ({ chance, delays }) => {
    const numbers = [chance, ...Array<number>(200).fill(0.1)]
    const letters = spawnLetters(inTurn(numbers))
    expect(letters.slice(0, 2).map(({ delay }) => delay)).toEqual(delays)
  })
})
