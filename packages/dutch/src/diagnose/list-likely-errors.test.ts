import { expect, test } from 'vitest'
import { analyse } from '../analyse.ts'
import { diagnoseAnalysis } from './diagnose.ts'
import { listLikelyErrors } from './list-likely-errors.ts'

const answersOf = (word: string): string[] => listLikelyErrors(analyse(word), 4).map(({ answer }) => answer)

test.each([
  ['bakker', 'baker'],
  ['hond', 'hont'],
  ['klein', 'klijn'],
  ['bomen', 'boomen'],
  ['vrolijk', 'vroluk'],
])('OWN-1 a likely error for %s is %s', (word, error) => {
  expect(answersOf(word)).toContain(error)
})

test('the likely errors of a word have different kinds, and the diagnosis finds that kind', () => {
  for (const word of ['bakker', 'hond', 'taxi', 'verjaardag', 'kussentje']) {
    const analysis = analyse(word)
    const errors = listLikelyErrors(analysis, 10)
    expect(new Set(errors.map(({ tag }) => tag)).size).toBe(errors.length)
    for (const { answer } of errors) {
      expect(answer).not.toBe(word)
      expect(answer).not.toMatch(/^([^aeiou])\1/)
      expect(diagnoseAnalysis(analysis, answer).errors.map(({ tag }) => tag)).not.toContain('onbekend')
    }
  }
})

test('OWN-1 a spelling that looks like the word is no likely error', () => {
  const errors = answersOf("'s morgens")
  expect(errors).toContain('s morgens')
  expect(errors.map((answer) => answer.replaceAll(/\s+/g, ' ').trim())).not.toContain("'s morgens")
})

test.each(['verrassen', 'loopplank', 'accent', 'succes'])(
  'WETEN-5 no likely error of %s has a letter three times',
  (word) => {
    expect(listLikelyErrors(analyse(word), 20).filter(({ answer }) => /(.)\1\1/.test(answer))).toEqual([])
  },
)

test('WETEN-5 mountainbike has no likely error with lijk, and is no word of that category', () => {
  expect(analyse('mountainbike').categories.map(({ category }) => category)).not.toContain('lijk')
  expect(listLikelyErrors(analyse('mountainbike'), 20).map(({ tag }) => tag)).not.toContain('lijk')
})
