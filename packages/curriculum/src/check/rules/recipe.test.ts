import type { TemplateName } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import { ExerciseFile } from '../../schema/exercise.ts'
import { aStep, contentOf, messagesOf } from '../fixture.ts'
import { checkRecipe } from './recipe.ts'

const COMPLETE: TemplateName[] = [
  ...(['LeesLetters', 'KijkLuister', 'LeesTyp', 'Blokken', 'LetterBlokken', 'LuisterTyp'] as const),
  ...(['LetterBlokken', 'LuisterTyp', 'OefenDictee', 'StapDictee'] as const),
]

const exercise = (template: TemplateName, index: number, changes: Partial<ExerciseFile> = {}): ExerciseFile =>
  ExerciseFile.parse({
    template,
    name: `${template} ${index}`,
    description: 'Typ het woord.',
    num_words: 10,
    use_audio_word: true,
    ...changes,
  })

const check = (templates: TemplateName[], changes?: Partial<ExerciseFile>) =>
  messagesOf(
    checkRecipe(contentOf([aStep({ recipe: templates.map((name, at) => exercise(name, at, changes)) })])),
  )

test('accepts a complete recipe', () => {
  expect(check(COMPLETE)).toEqual([])
})

test('finds too few exercises, kinds and dictations', () => {
  expect(check(COMPLETE.slice(0, 8))).toEqual([
    '8 exercises: there must be 10 to 12',
    '0 OefenDictee: there must be 1',
    '0 StapDictee: there must be 1',
  ])
  expect(check(COMPLETE.slice(2))).toContain('2 exercises of kind Verkennen: there must be 4 to 12')
})

test('finds a dictation that cannot be done', () => {
  expect(check(COMPLETE, { num_words: 8 })).toContain('StapDictee 9: a dictation has 10 words, not 8')
  expect(check(COMPLETE, { use_audio_word: false })).toContainEqual(
    expect.stringContaining("without the word's sound"),
  )
})

test('finds two exercises with one name', () => {
  expect(check(COMPLETE, { name: 'Zelfde' })).toContain('two exercises are called "Zelfde"')
})
