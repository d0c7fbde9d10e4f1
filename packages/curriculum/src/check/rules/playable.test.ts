import type { TemplateName } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import { ExerciseFile } from '../../schema/exercise.ts'
import { aStepWith, aWord, contentOf, messagesOf } from '../fixture.ts'
import { checkPlayable } from './playable.ts'

const check = (template: TemplateName, ...words: ReturnType<typeof aWord>[]) => {
  const exercise = ExerciseFile.parse({ template, name: 'Doe mee', description: 'Doe mee.', num_words: 6 })
  return messagesOf(checkPlayable(contentOf([aStepWith(words, { recipe: [exercise] })])))
}

test('accepts a template with words that have its data', () => {
  expect(check('Blokken', aWord('vis'), aWord('bakker'))).toEqual([])
})

test('finds a word that lacks what the template needs', () => {
  expect(check('LeesLetters', aWord('vis'), aWord('kip', { read_letters: 'k,i' }))).toEqual([
    'Doe mee: LeesLetters cannot be played with kip',
  ])
  expect(check('Blokken', aWord('vis', { colors: ['green'] }))).toEqual([
    'Doe mee: Blokken cannot be played with vis',
  ])
})
