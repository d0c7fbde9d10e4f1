import type { TemplateName } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import {
  exerciseFixture,
  stepWithWordsFixture,
  wordFixture,
  contentFixture,
  listMessages,
} from '../fixture.ts'
import { checkPlayable } from './playable.ts'

const check = (template: TemplateName, ...words: ReturnType<typeof wordFixture>[]) => {
  const recipe = [exerciseFixture(template, { num_words: 6 })]
  return listMessages(checkPlayable(contentFixture([stepWithWordsFixture(words, { recipe })])))
}

test('a template with words that have the required data is accepted', () => {
  expect(check('Blokken', wordFixture('vis'), wordFixture('bakker'))).toEqual([])
})

test('a word without data that the template needs is a finding', () => {
  expect(check('LeesLetters', wordFixture('vis'), wordFixture('kip', { read_letters: 'k,i' }))).toContain(
    'Doe LeesLetters: LeesLetters cannot be played with kip',
  )
  expect(check('Blokken', wordFixture('vis', { colors: ['green'] }))).toContain(
    'Doe Blokken: Blokken cannot be played with vis',
  )
})

const long = ['kikker', 'bakker', 'ladder', 'appel', 'winkel', 'vinger'].map((word) => wordFixture(word))

test('a template that omits words needs enough others', () => {
  expect(check('Klankgroepen', wordFixture('vis'), ...long)).toEqual([])
})

test('a difficulty with too few words is a finding', () => {
  expect(check('Klankgroepen', wordFixture('vis'), ...long.slice(1))).toEqual(
    [1, 2, 3].map(
      (difficulty) => `Doe Klankgroepen: Klankgroepen has 5 words at difficulty ${difficulty}: 6 are needed`,
    ),
  )
})
