import { expect, test } from 'vitest'
import { contentFixture, exerciseFixture, listMessages, stepFixture } from '../fixture.ts'
import { checkExerciseNames } from './exercise-names.ts'

test('an exercise is named after its template, possibly with an addition', () => {
  const named = (name: string) => ({ ...exerciseFixture('Zinnen1'), name })
  const recipe = [named('Maak een zin'), named('Maak een zin: met twee woorden'), named('Zinnen 1')]
  expect(listMessages(checkExerciseNames(contentFixture([stepFixture({ nr: 1, recipe })])))).toEqual([
    'Zinnen 1: exercises of Zinnen1 are called ‘Maak een zin’',
  ])
})
