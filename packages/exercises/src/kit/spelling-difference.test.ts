import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareSpelling, type SpelledPiece } from './spelling-difference.ts'

const show = (pieces: readonly SpelledPiece[]) =>
  pieces.map(({ text, isDifferent }) => (isDifferent ? `[${text}]` : text)).join('')

test.each([
  ['fis', 'vis', '[f]is', '[v]is'],
  ['bome', 'bomen', 'bome', 'bome[n]'],
  ['boomen', 'bomen', 'bo[o]men', 'bomen'],
  ['klijn', 'klein', 'kl[ij]n', 'kl[ei]n'],
  ['hont', 'hond', 'hon[t]', 'hon[d]'],
  ['', 'vis', '', '[vis]'],
  ['nederland', 'Nederland', '[n]ederland', '[N]ederland'],
  ['NEDERLANT', 'Nederland', 'NEDERLAN[T]', 'Nederlan[d]'],
  ['fotos', "foto's", 'fotos', "foto[']s"],
])('GIDS-6 %j and %j are shown as %s and %s', (misspelling, word, written, right) => {
  const difference = compareSpelling(misspelling, word)
  expect([show(difference.written), show(difference.right)]).toEqual([written, right])
})

const anyWord = fc.string({ unit: fc.constantFrom(...'aeobk'), maxLength: 8 })

test('GIDS-6 both spellings are shown completely, and only equal parts are unmarked', () => {
  const textOf = (pieces: readonly SpelledPiece[]) => pieces.map(({ text }) => text).join('')
  const same = (pieces: readonly SpelledPiece[]) => textOf(pieces.filter(({ isDifferent }) => !isDifferent))
  fc.assert(
    fc.property(anyWord, anyWord, (misspelling, word) => {
      const { written, right } = compareSpelling(misspelling, word)
      expect([textOf(written), textOf(right)]).toEqual([misspelling, word])
      expect(same(written)).toBe(same(right))
      expect(
        written.some(({ isDifferent }) => isDifferent) || right.some(({ isDifferent }) => isDifferent),
      ).toBe(misspelling !== word)
    }),
  )
})
