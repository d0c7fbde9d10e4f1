import { expect, test } from 'vitest'
import { nextName } from './school-year.ts'

test.each([
  ['Groep 5a', 'Groep 6a'],
  ['5b', '6b'],
  ['Dolfijnen', 'Dolfijnen'],
  ['Groep 8', 'Groep 8'],
])('GRP-8 a year after %j a group is %j', (name, next) => {
  expect(nextName(name)).toBe(next)
})
