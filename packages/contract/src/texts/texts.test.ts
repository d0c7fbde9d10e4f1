import { expect, test } from 'vitest'
import { listProductTexts, normaliseText, productTexts, textKey } from './index.ts'

test('GIDS-1 each text has a key of its own, whatever its spaces and the way its accents are written', () => {
  const texts = listProductTexts()
  expect(texts.length).toBeGreaterThan(3000)
  expect(new Set(texts.map(textKey)).size).toBe(new Set(texts).size)
  expect(textKey('Eén   woord ')).toBe(textKey('Eén woord'.normalize('NFD')))
})

test('a key is fourteen letters and digits, and stays what it is', () => {
  expect(texts14(productTexts)).toEqual([])
  expect(textKey('Klaar!')).toMatch(/^[a-z0-9]{14}$/)
})

test('no text is there twice or in another shape than it is named by', () => {
  expect(new Set(productTexts).size).toBe(productTexts.length)
  expect(productTexts.filter((text) => text !== normaliseText(text))).toEqual([])
})

const texts14 = (texts: readonly string[]): string[] =>
  texts.filter((text) => !/^[a-z0-9]{14}$/.test(textKey(text)))
