import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawDictation } from './draw-dictation.ts'
import { drawWords } from './draw-words.ts'

const level = (difficulty: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: difficulty * 100 + at,
    word: `${difficulty}-${at}`,
    difficulty,
  }))
const words = { 1: level(1, 10), 2: level(2, 10), 3: level(3, 12) }
const idsOf = (drawn: readonly { id: number }[]) => drawn.map(({ id }) => id)
const noHistory = { practised: new Set<number>(), failed: new Set<number>() }
const own = new Set(idsOf(words[2]))

describe('drawDictation', () => {
  test('WEET-8 draws like other exercises if no word was practised', () => {
    expect(drawDictation(words, 3, 10, 7, noHistory)).toEqual(drawWords(words, 3, 10, 7))
  })

  test('WEET-8 draws at most half just practised words, and fills up with words of lower levels', () => {
    const drawn = drawDictation(words, 2, 10, 7, { ...noHistory, practised: own })
    expect(drawn.filter(({ difficulty }) => difficulty === 2)).toHaveLength(5)
    expect(drawn).toHaveLength(10)
    const odd = drawDictation(words, 2, 9, 7, { ...noHistory, practised: own })
    expect(odd.filter(({ difficulty }) => difficulty === 2)).toHaveLength(4)
  })

  test('WEET-8 prefers words of its level that were not just practised', () => {
    const practised = new Set(idsOf(words[3]).slice(0, 2))
    const drawn = drawDictation(words, 3, 10, 7, { ...noHistory, practised })
    expect(drawn.filter(({ difficulty }) => difficulty === 3)).toHaveLength(10)
    expect(drawn.filter(({ id }) => practised.has(id))).toEqual([])
  })

  test('WEET-8 avoids the words of a failed dictation in the retake if there are others', () => {
    const drawn = drawDictation(words, 2, 10, 7, { practised: own, failed: own })
    expect(drawn.filter(({ id }) => own.has(id))).toEqual([])
    const few = { 1: level(1, 4), 2: words[2], 3: [] }
    const topped = drawDictation(few, 2, 10, 7, { practised: own, failed: own })
    expect(topped.filter(({ id }) => own.has(id))).toHaveLength(6)
  })

  test('WEET-8 depends on seed and history only, and draws as many words as asked if they exist', () => {
    const ids = fc.uniqueArray(fc.constantFrom(...idsOf(Object.values(words).flat())))
    fc.assert(
      fc.property(fc.integer(), fc.nat({ max: 40 }), ids, ids, (seed, count, practised, failed) => {
        const history = { practised: new Set(practised), failed: new Set(failed) }
        const drawn = drawDictation(words, 3, count, seed, history)
        expect(drawDictation(words, 3, count, seed, history)).toEqual(drawn)
        expect(new Set(idsOf(drawn)).size).toBe(Math.min(count, 32))
        const others = idsOf(Object.values(words).flat()).filter((id) => !history.failed.has(id))
        const drawnFailed = drawn.filter(({ id }) => history.failed.has(id))
        expect(drawnFailed.length === 0 || drawn.length - drawnFailed.length === others.length).toBe(true)
      }),
    )
  })
})
