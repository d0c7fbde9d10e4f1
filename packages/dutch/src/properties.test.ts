import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { analyse } from './analyse.ts'
import { diagnose } from './diagnose-word.ts'
import { readGoldStandardWords } from './fixtures/gold-words.ts'
import { pronounce } from './pronounce.ts'
import { emptyWordList, knownWords } from './words/list.ts'

const syllables = "ba ker ge lijk en ing schr aai eeuw ng nk tie sch é ën ' - | oo x qu tj heid ver".split(
  ' ',
)
/** Removes commas, because an entry of a comma list cannot contain one. */
const withoutCommas = (text: string): string => text.replaceAll(',', '')
const words = fc.oneof(
  fc.constantFrom(...knownWords.keys()),
  fc.array(fc.constantFrom(...syllables), { maxLength: 6 }).map((parts) => parts.join('')),
  fc.string({ unit: 'grapheme', maxLength: 12 }).map(withoutCommas),
  fc.string({ unit: 'binary', maxLength: 8 }).map(withoutCommas),
)
const lists = fc.constantFrom(knownWords, emptyWordList)
const count = (text: string): number => (text === '' ? 0 : text.split(',').length)

test('the graphemes of any text together are the word, and all lists have the same length', () => {
  fc.assert(
    fc.property(words, lists, (text, list) => {
      const analysis = analyse(text, undefined, list)
      const { word, graphemes } = analysis
      expect(graphemes.map(({ letters }) => letters).join('')).toBe(word)
      expect(analysis.sound_groups.replaceAll(',', '')).toBe(word)
      expect(analysis.syllables.replaceAll(',', '')).toBe(word)
      expect(count(analysis.structure)).toBe(graphemes.length)
      expect(count(analysis.read_letters)).toBe(graphemes.length)
      expect(analysis.structure_audio_parts.split(',').length).toBe(Math.max(graphemes.length, 1))
      expect(analysis.colors.length).toBe(word.length)
      expect(analysis.end_sounds.length).toBe(count(analysis.sound_groups))
      expect(analysis.confidence).toBeGreaterThanOrEqual(0)
      expect(analysis.confidence).toBeLessThanOrEqual(1)
    }),
    { numRuns: 1000 },
  )
})

test('each klankgroep has exactly one vowel sound', () => {
  fc.assert(
    fc.property(words, (text) => {
      const { graphemes } = analyse(text)
      const vowels = graphemes.filter(({ code }) => /^[KLTD]/.test(code))
      expect(new Set(vowels.map(({ group }) => group)).size).toBe(vowels.length)
      expect(pronounce(text).groups.length).toBe(graphemes.length === 0 ? 0 : Math.max(vowels.length, 1))
    }),
  )
})

test('any override is used or ignored without an error', () => {
  fc.assert(
    fc.property(words, fc.string(), fc.string(), (text, structure, sound_groups) => {
      const { word } = analyse(text)
      const joined = (letters: { letters: string }[]): string =>
        letters.map((grapheme) => grapheme.letters).join('')
      expect(joined(analyse(text, { structure, sound_groups }).graphemes)).toBe(word)
      expect(joined(analyse(text, { read_letters: sound_groups, structure }).graphemes)).toBe(word)
    }),
  )
})

test('a diagnosis of equal texts has no error', () => {
  fc.assert(
    fc.property(words, (text) => {
      const { word } = analyse(text)
      expect(diagnose(text, word).errors).toEqual([])
    }),
  )
})

test('a difference is always an error, and the pieces together are both texts', () => {
  const targets = fc.constantFrom(...readGoldStandardWords().map(({ word }) => word))
  fc.assert(
    fc.property(targets, fc.oneof(words, targets), (target, answer) => {
      const written = analyse(answer).word
      const { pieces, errors } = diagnose(target, answer)
      expect(errors.length > 0).toBe(written !== target)
      expect(pieces.map((piece) => piece.target).join('')).toBe(target)
      expect(
        pieces
          .map((piece) => piece.answer)
          .join('')
          .toLowerCase(),
      ).toBe(written.toLowerCase())
      // An unfinished word has one error for all missing letters.
      const isLeftShort = written !== '' && target.toLowerCase().startsWith(written.toLowerCase())
      const wrong = pieces.filter((piece) => !piece.right).length
      expect(isLeftShort ? Math.min(wrong, 1) : wrong).toBe(errors.length)
    }),
  )
})

test('a text that is much longer than a word is accepted', () => {
  const long = 'begever'.repeat(5000)
  expect(
    analyse(long)
      .graphemes.map(({ letters }) => letters)
      .join(''),
  ).toBe(long)
  expect(diagnose('bakker', long).errors.map(({ tag }) => tag)).toEqual(['onbekend'])
})
