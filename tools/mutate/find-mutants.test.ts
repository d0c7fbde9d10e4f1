import { expect, test } from 'vitest'
import { addMutants, findMutants } from './find-mutants.ts'

const brokenInto = (source: string): string[] =>
  findMutants('a.tsx', source).map(({ was, becomes }) => `${was} → ${becomes}`)

test.each([
  ['const a = b === c', ['b === c → (b) !== (c)']],
  ['const a = b && c', ['b && c → (b) || (c)']],
  ['if (b) c()', ['b → !(b)']],
  ['const a = b ? 1 : c', ['b → !(b)', '1 → 2']],
  ['function a() { return b }', ['b → undefined']],
  ['const a = b as 1 | 2', []],
  ['const a = { 1: b }', []],
  ['while (a < b) a()', []],
  [`import a from './b'`, []],
])('finds the mutants of: %s', (source, mutants) => {
  expect(brokenInto(source)).toEqual(mutants)
})

test('addMutants adds a choice between original and mutant', () => {
  const source = 'const isLess = (a: number, b: number): boolean => a < b'
  const [mutant] = findMutants('a.ts', source)
  expect(addMutants(source, new Map(mutant ? [['m1', mutant]] : []))).toBe(
    "const isLess = (a: number, b: number): boolean => (globalThis.isBroken('m1') ? ((a) >= (b)) : (a < b))",
  )
})
