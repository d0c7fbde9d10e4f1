import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldLetterCase, normaliseWord, isSameWord } from './same-word.ts'

describe('normaliseWord', () => {
  test.each([
    ['café', 'café'],
    ['  vis ', 'vis'],
    ["'s   avonds", "'s avonds"],
    ['foto’s', "foto's"],
    ['foto‘s', "foto's"],
    ['ĳs', 'ijs'],
    ['Ĳsland', 'IJsland'],
    ['zee\u00a0eend', 'zee eend'],
    ['\tvis\n', 'vis'],
  ])('%j is normalised to %j', (text, expected) => {
    expect(normaliseWord(text)).toBe(expected)
  })

  test('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(normaliseWord(normaliseWord(text))).toBe(normaliseWord(text))
      }),
    )
  })
})

describe('sameWord', () => {
  test.each([
    ["foto's", 'foto′s'],
    ["foto's", 'foto‛s'],
    ["foto's", 'foto＇s'],
    ['zee-egel', 'zee‑egel'],
    ['zee-egel', 'zee–egel'],
    ['zee-egel', 'zee−egel'],
    ['bakker', 'bak\u200Bker\u00AD\u200E'],
    ['café', 'cafe\u200B\u0301'],
  ])('EIGEN-5 %s is right if it differs only in similar or invisible characters', (target, answer) => {
    expect(isSameWord(target, answer, 3)).toBe(true)
  })

  test.each([
    ['vis', 'vis', 1, true],
    ['vis', 'VIS', 3, true],
    ['vis', 'Vis', 3, true],
    ['vis', ' vis ', 3, true],
    ['vis', 'vi s', 1, false],
    ['vis', 'vs', 1, false],
    ['vis', '', 1, false],
    ['Nederland', 'nederland', 1, true],
    ['Nederland', 'nederland', 2, true],
    ['Nederland', 'nederland', 3, false],
    ['Nederland', 'Nederland', 3, true],
    ['Nederland', 'NEDERLAND', 3, true],
    ['IJsland', 'Ijsland', 3, false],
    ['IJsland', 'Ĳsland', 3, true],
    ['maandag', 'Maandag', 3, true],
    ['ijs', 'ĳs', 3, true],
    ['ijs', 'eis', 1, false],
    ['één', 'een', 1, false],
    ['café', 'cafe', 1, false],
    ['café', 'cafe\u0301', 3, true],
    ["foto's", 'foto’s', 3, true],
    ["foto's", 'fotos', 1, false],
    ["'s avonds", '‘s  avonds', 3, true],
    ['zee-eend', 'zeeeend', 1, false],
  ] as const)('%j equals %j at difficulty %i: %s', (target, answer, difficulty, expected) => {
    expect(isSameWord(target, answer, difficulty)).toBe(expected)
  })

  test('every text equals itself, and no text throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (target, answer) => {
        expect(isSameWord(target, target, 3)).toBe(true)
        expect(!isSameWord(target, answer, 3) || isSameWord(target, answer, 1)).toBe(true)
      }),
    )
  })

  test('folding case keeps the number of letters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(Array.from(foldLetterCase(text))).toHaveLength(Array.from(text).length)
      }),
    )
  })
})
