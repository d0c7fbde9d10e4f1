import type { TemplateName } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import type { ExerciseFile } from '../../schema/step.ts'
import { exerciseFixture, stepFixture, contentFixture, listMessages } from '../fixture.ts'
import { checkRecipe } from './recipe.ts'

const completeRecipe: TemplateName[] = [
  ...(['LeesLetters', 'KijkLuister', 'LeesTyp', 'Blokken', 'LetterBlokken', 'LuisterTyp'] as const),
  ...(['TypHints', 'Werkboek', 'OefenDictee', 'StapDictee'] as const),
]

const check = (templates: TemplateName[], changes?: Partial<ExerciseFile>) =>
  listMessages(
    checkRecipe(
      contentFixture([stepFixture({ recipe: templates.map((name) => exerciseFixture(name, changes)) })]),
    ),
  )

test('too few exercises or kinds, and a missing dictation or workbook are findings', () => {
  expect(check(completeRecipe.slice(0, 7))).toEqual([
    '7 exercises: there must be 10 to 16',
    '3 exercises of kind Oefenen: there must be 4 to 16',
    '0 OefenDictee: there must be 1',
    '0 StapDictee: there must be 1',
    '0 Werkboek: there must be 1',
  ])
  expect(check(completeRecipe.slice(2))).toContain('2 exercises of kind Verkennen: there must be 4 to 16')
})

test('an exercise of Verkennen after one of Oefenen is a finding', () => {
  expect(check(['LuisterTyp', ...completeRecipe.filter((name) => name !== 'LuisterTyp')])).toContain(
    'Doe LeesLetters: Verkennen comes too late',
  )
})

test('a second workbook and a test are findings', () => {
  expect(check([...completeRecipe.slice(0, -2), 'Werkboek', 'Test', ...completeRecipe.slice(-2)])).toEqual([
    '2 Werkboek: there must be 1',
    '1 Test: there must be 0',
    'two exercises are called "Doe Werkboek"',
  ])
})

test('a dictation that is too short is a finding', () => {
  expect(check(completeRecipe, { num_words: 8 })).toContain('Doe StapDictee: a dictation has 10 words, not 8')
})

test('two exercises with the same name are a finding', () => {
  expect(check(completeRecipe, { name: 'Zelfde' })).toContain('two exercises are called "Zelfde"')
})
