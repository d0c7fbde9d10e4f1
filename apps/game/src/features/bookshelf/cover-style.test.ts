import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseCoverStyle } from './cover-style.ts'

test('a book has the same cover for any typing of its title', () => {
  fc.assert(
    fc.property(fc.string(), (title) => {
      const style = chooseCoverStyle(title)
      expect(chooseCoverStyle(` ${title} `)).toEqual(style)
      expect(style.colors).toHaveLength(2)
      expect(style.picture).not.toBe('')
    }),
  )
  expect(chooseCoverStyle('DE GRIEZELBUS')).toEqual(chooseCoverStyle('De Griezelbus'))
})

test('books on a shelf have different covers', () => {
  const covers = Array.from({ length: 200 }, (_, at) => JSON.stringify(chooseCoverStyle(`Boek ${at}`)))
  expect(new Set(covers).size).toBeGreaterThan(90)
})
