import { expect, test } from 'vitest'
import { exerciseFixture, stepFixture, contentFixture, messagesOf } from '../fixture.ts'
import { checkTemplateStart } from './template-start.ts'

const check = (nr: number) =>
  messagesOf(
    checkTemplateStart(
      contentFixture([
        stepFixture({
          nr,
          recipe: [exerciseFixture('LeesTyp'), exerciseFixture('Zinnen1'), exerciseFixture('Verhaal')],
        }),
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
