import { templates } from '@letterliaan/exercises/logic'
import { expect, test } from 'vitest'
import { dataFolder } from '../load/files.ts'
import { checkContent } from './check.ts'
import { readContent } from './content.ts'

test('the content of the game has no findings', () => {
  const { content, findings } = readContent(dataFolder)
  expect([...findings, ...checkContent(content)]).toEqual([])
})

test('over the worlds a child meets every template but that of the test route', () => {
  const met = readContent(dataFolder).content.steps.flatMap(({ recipe }) =>
    recipe.map(({ exercise_type }) => exercise_type.template),
  )
  expect([...new Set(met), 'Test'].toSorted()).toEqual(Object.keys(templates).toSorted())
})

test('no step is played like the one before it', () => {
  const recipes = readContent(dataFolder).content.steps.map(({ recipe }) =>
    recipe.map(({ exercise_type }) => exercise_type.template).join(),
  )
  expect(recipes.filter((recipe, at) => recipe === recipes[at - 1])).toEqual([])
})
