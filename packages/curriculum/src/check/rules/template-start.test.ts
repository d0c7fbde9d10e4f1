import { expect, test } from 'vitest'
import { makeExercise, makeStep, makeContent, messagesOf } from '../fixture.ts'
import { checkTemplateStart } from './template-start.ts'

const check = (nr: number) =>
  messagesOf(
    checkTemplateStart(
      makeContent([
        makeStep({ nr, recipe: [makeExercise('LeesTyp'), makeExercise('Zinnen1'), makeExercise('Verhaal')] }),
      ]),
    ),
  )

test('sentences and stories wait until a child can write', () => {
  expect(check(10)).toEqual([
    'Doe Zinnen1: Zinnen1 comes from step 11 on',
    'Doe Verhaal: Verhaal comes from step 26 on',
  ])
  expect(check(25)).toEqual(['Doe Verhaal: Verhaal comes from step 26 on'])
  expect(check(26)).toEqual([])
})
