import { expect, test } from 'vitest'
import { exerciseFixture, stepFixture, contentFixture, listMessages } from '../fixture.ts'
import { checkLetterKinds } from './letter-kinds.ts'

const check = (category: string) =>
  listMessages(
    checkLetterKinds(
      contentFixture([
        stepFixture({ category, recipe: [exerciseFixture('SpeurKleur1'), exerciseFixture('SpeurKleur2')] }),
      ]),
    ),
  )

test('an exercise about one kind of letter is only in a step about that kind', () => {
  expect(check('kort')).toEqual([])
  expect(check('mmkm')).toEqual([
    'Doe SpeurKleur1: SpeurKleur1 looks for one kind of letter, "mmkm" has none',
  ])
})
