import { expect, test } from 'vitest'
import { countsForMemory } from './registry.ts'

test('only spelling from memory or by ear tells what is remembered', () => {
  expect(countsForMemory('OefenDictee')).toBe(true)
  expect(countsForMemory('LuisterTyp')).toBe(true)
  expect(countsForMemory('LeesLetters')).toBe(false)
  expect(countsForMemory('Werkboek')).toBe(false)
  expect(countsForMemory('Zinnen1')).toBe(false)
})
