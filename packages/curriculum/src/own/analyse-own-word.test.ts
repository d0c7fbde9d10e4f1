import { OwnWord } from '@letterliaan/contract'
import { diagnose } from '@letterliaan/dutch'
import { expect, test } from 'vitest'
import { markWord } from '../lexicon.ts'
import { analyseOwnWord } from './analyse-own-word.ts'

const errorsOf = (word: string): string[] =>
  analyseOwnWord(OwnWord.parse({ word, marked: markWord(word).marked }), new Map(), []).likely_errors

test.each([
  'moordenaar',
  'kunstenaar',
  'overig',
  'ribbel',
  'slaperig',
  'stellage',
  'gladiatoren',
  'berenvel',
])('EIGEN-2 a likely error of %s has a space only between its parts', (word) => {
  const parts = markWord(word)
    .marked.split('|')
    .filter((part) => part !== '')
  const apart = errorsOf(word).filter((answer) => answer.includes(' '))
  expect(apart.filter((answer) => answer !== parts.join(' '))).toEqual([])
})

test('EIGEN-2 the hint for a compound written apart uses the same parts', () => {
  const { marked } = markWord('spinnenwebben')
  expect(errorsOf('spinnenwebben')).toContain('spinnen webben')
  expect(diagnose(marked, 'spinnen webben').errors.map(({ tag }) => tag)).toEqual(['aaneen'])
})
