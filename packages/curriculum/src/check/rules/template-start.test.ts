import { expect, test } from 'vitest'
import { exerciseFixture, stepFixture, contentFixture, listMessages } from '../fixture.ts'
import { checkTemplateStart } from './template-start.ts'

/** Checks the steps from which such exercises are allowed, and one with all of them. */
const check = (nr: number, dl = nr) =>
  listMessages(
    checkTemplateStart(
      contentFixture([
        ...[11, 26].filter((first) => first !== nr).map((first) => stepFixture({ nr: first, dl: first })),
        stepFixture({
          nr,
          dl,
          recipe: [exerciseFixture('LeesTyp'), exerciseFixture('Zinnen1'), exerciseFixture('Verhaal')],
        }),
      ]),
    ),
  )

test('sentences and stories are only in steps for children who can write', () => {
  expect(check(10)).toEqual([
    'Doe Zinnen1: Zinnen1 comes from step 11 on',
    'Doe Verhaal: Verhaal comes from step 26 on',
  ])
  expect(check(25)).toEqual(['Doe Verhaal: Verhaal comes from step 26 on'])
  expect(check(26)).toEqual([])
})

test('an extra step counts by the month in which it is taught, not by its number', () => {
  expect(check(130, 25)).toEqual(['Doe Verhaal: Verhaal comes from step 26 on'])
  expect(check(130, 26)).toEqual([])
})
