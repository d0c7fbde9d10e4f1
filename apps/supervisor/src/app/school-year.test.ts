import { expect, test } from 'vitest'
import { computeNextName } from './school-year.ts'

test.each([
  ['Groep 5a', 'Groep 6a'],
  ['5b', '6b'],
  ['Groep 5/6', 'Groep 6/7'],
  ['Groep 5-6b', 'Groep 6-7b'],
  ['Groep 6/7/8', 'Groep 7/8'],
  ['5a/6a', '6a/7a'],
  ['Groep 3 en 4', 'Groep 4 en 5'],
  ['Groep 6, 7 en 8', 'Groep 7, 8'],
  ['Groep 5 + 6', 'Groep 6 + 7'],
  ['Groep 5 & 6b', 'Groep 6 & 7b'],
  ['Groep 3 en groep 4', 'Groep 4 en groep 5'],
  ['Groep 7 en groep 8', 'Groep 8'],
  ['Groep 5, 6 juf Anna', 'Groep 6, 7 juf Anna'],
  ['5a/6a/7a', '6a/7a/8a'],
  ['Groep 5 - B6', 'Groep 6 - B6'],
  ['Groep 7-8b', 'Groep 8b'],
  ['Groep 5-2', 'Groep 6-2'],
  ['Groep 5 lokaal 6', 'Groep 6 lokaal 6'],
  ['Dolfijnen', 'Dolfijnen'],
  ['Groep 8', 'Groep 8'],
])('GRP-8 a year after %j a group is %j', (name, next) => {
  expect(computeNextName(name, 'nederland')).toBe(next)
})

test.each([
  ['1ste leerjaar', '2de leerjaar'],
  ['2de leerjaar B', '3de leerjaar B'],
  ['L3', 'L4'],
  ['L3/L4', 'L4/L5'],
  ['L3 en L4', 'L4 en L5'],
  ['L3 & L4', 'L4 & L5'],
  ['L3 + L4', 'L4 + L5'],
  ['L3, L4 en L5', 'L4, L5 en L6'],
  ['L4, L5 en L6', 'L5, L6'],
  ['5de en 6de leerjaar', '6de leerjaar'],
  ['L5/L6', 'L6'],
  ['1e/2e/3e leerjaar', '2e/3e/4e leerjaar'],
  ['1ste/2de leerjaar', '2de/3de leerjaar'],
  ['6A', '6A'],
])('ZIN-6 a year after %j a Flemish class is %j', (name, next) => {
  expect(computeNextName(name, 'vlaanderen')).toBe(next)
})
