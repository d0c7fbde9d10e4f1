import { expect, test } from 'vitest'
import { computeNextName } from './school-year.ts'

test.each([
  ['Groep 5a', 'Groep 6a'],
  ['5b', '6b'],
  ['Dolfijnen', 'Dolfijnen'],
  ['Groep 8', 'Groep 8'],
])('GRP-8 a year after %j a group is %j', (name, next) => {
  expect(computeNextName(name, 'nederland')).toBe(next)
})

test.each([
  ['1ste leerjaar', '2de leerjaar'],
  ['2de leerjaar B', '3de leerjaar B'],
  ['L3', 'L4'],
  ['6A', '6A'],
])('ZIN-6 a year after %j a Flemish class is %j', (name, next) => {
  expect(computeNextName(name, 'vlaanderen')).toBe(next)
})
