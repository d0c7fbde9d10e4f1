import { expect, test } from 'vitest'
import { findLicenceProblems, isAllowed } from './licences.ts'

test.each([
  ['MIT', true],
  ['(MIT OR Apache-2.0)', true],
  ['(BSD-3-Clause OR GPL-3.0-only)', true],
  ['MIT AND Apache-2.0', true],
  ['MIT AND GPL-3.0-only', false],
  ['GPL-3.0', false],
  ['AGPL-3.0-or-later', false],
  ['LGPL-3.0', false],
  ['UNLICENSED', false],
  ['SEE LICENSE IN LICENSE', false],
  ['', false],
  [null, false],
])('a package with the licence %s may be redistributed: %s', (licence, may) => {
  expect(isAllowed(licence)).toBe(may)
})

const known = [
  { name: '@echogarden/espeak-ng-emscripten', licence: 'GPL-3.0' },
  { name: 'png-js', licence: null },
]

test('an exception is for one package and one licence, and is reported if it is unused', () => {
  expect(findLicenceProblems(known)).toEqual([])
  expect(findLicenceProblems([...known, { name: 'other', licence: 'GPL-3.0' }])).toEqual(['other: GPL-3.0'])
  expect(findLicenceProblems([...known, { name: 'png-js', licence: 'AGPL-3.0' }])).toEqual([
    'png-js: AGPL-3.0',
  ])
  expect(findLicenceProblems(known.slice(1))).toEqual([
    '@echogarden/espeak-ng-emscripten: an exception for what is not there',
  ])
})
