import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeSlug } from './slug.ts'

test.each([
  ['vis', 'vis'],
  ['café', 'cafe-3xe9'],
  ['cafe', 'cafe'],
  ["foto's", 'fotos-4x27'],
  ["'s nachts", 'snachts-0x27-2x20'],
  ['zee-egel', 'zeeegel-3x2d'],
  ['Kees', 'kees-0x4b'],
  ['3D', '3d-1x44'],
  ['-', '_-0x2d'],
])('%s becomes %s', (word, slug) => {
  expect(makeSlug(word)).toBe(slug)
})

test('the same word in another Unicode form has the same slug', () => {
  expect(makeSlug('cafe\u0301')).toBe(makeSlug('café'))
})

test('different words never have the same slug, and a slug is a safe file name', () => {
  const word = fc.string({ unit: fc.constantFrom(...Array.from('abeéëEè1x2-\' "')), maxLength: 6 })
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(makeSlug(a)).toMatch(/^[a-z0-9_]+(-[0-9]+x[0-9a-f]+)*$/)
      expect(makeSlug(a) === makeSlug(b)).toBe(a.normalize('NFC') === b.normalize('NFC'))
    }),
    { numRuns: 2000 },
  )
})
