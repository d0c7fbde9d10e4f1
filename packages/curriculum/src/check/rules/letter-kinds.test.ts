import { expect, test } from 'vitest'
import { makeExercise, makeStep, makeContent, messagesOf } from '../fixture.ts'
import { checkLetterKinds } from './letter-kinds.ts'

const check = (category: string) =>
  messagesOf(
    checkLetterKinds(
      makeContent([
        makeStep({ category, recipe: [makeExercise('SpeurKleur1'), makeExercise('SpeurKleur2')] }),
      ]),
    ),
  )

test('one kind of letter is looked for where the step is about it', () => {
  expect(check('kort')).toEqual([])
  expect(check('mmkm')).toEqual([
    'Doe SpeurKleur1: SpeurKleur1 looks for one kind of letter, "mmkm" has none',
  ])
})
