import { GameTemplate } from '@letterliaan/contract'
import { templates } from '@letterliaan/exercises/logic'
import { describe, expect, test } from 'vitest'
import { dataFolder } from '../load/curriculum.ts'
import { checkContent } from './check.ts'
import { readContent } from './content.ts'
import { contentFixture, exerciseFixture, stepWithWordsFixture, wordFixture } from './fixture.ts'

test('the check of the content has no findings', () => {
  const { content, findings } = readContent(dataFolder)
  expect([...findings, ...checkContent(content)]).toEqual([])
})

test('every template is used in the worlds, except those of games and the test route', () => {
  const met = readContent(dataFolder).content.steps.flatMap(({ recipe }) =>
    recipe.map(({ exercise_type }) => exercise_type.template),
  )
  expect([...new Set(met), 'Test', ...GameTemplate.options].toSorted()).toEqual(
    Object.keys(templates).toSorted(),
  )
})

test('no step has the same exercises as the previous one', () => {
  const recipes = readContent(dataFolder).content.steps.map(({ recipe }) =>
    recipe.map(({ exercise_type }) => exercise_type.template).join(),
  )
  expect(recipes.filter((recipe, at) => recipe === recipes[at - 1])).toEqual([])
})

describe('requirements of a step', () => {
  const sentence = 'Aan de kant kruipt de slak over ijs.'
  const step = stepWithWordsFixture([wordFixture('slak', { sentence })], {
    nr: 20,
    dl: 15,
    position: 9,
    recipe: [exerciseFixture('ZinDictee')],
  })
  const later = stepWithWordsFixture([], { nr: 46, dl: 20, category: 'ij' })
  const messages = checkContent(contentFixture([step, later])).map(({ message }) => message)

  test.each([
    ['ZIN-2 what its sentences ask', /^its dictated sentence has "ijs", of which "ij" is taught later/],
    ['ZIN-5 its place', /^dl 15 makes it number 1 of the path/],
    ['ZIN-5 how its sentences begin', /^1 of 1 sentences begin with a preposition/],
  ])('%s', (_what, message) => {
    expect(messages).toContainEqual(expect.stringMatching(message))
  })
})
