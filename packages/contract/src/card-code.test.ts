import { expect, test } from 'vitest'
import {
  cardCodeChars,
  formatCardCode,
  readCardCode,
  readCardChars,
  readSchoolChars,
  makeSchoolChars,
} from './card-code.ts'

test('a code uses sixteen characters, none of which resembles another', () => {
  expect(new Set(cardCodeChars).size).toBe(16)
  expect(cardCodeChars).not.toMatch(/[BDPQMNWULIO01]/)
  expect(cardCodeChars).not.toMatch(/[AEIOUY]/)
})

test.each([
  ['CCF HJK RTV XZ3', 'CCFHJKRTVXZ3'],
  ['CFH JKR TVX', 'CFHJKRTVX'],
  ['cfh-jkr-tvx', 'CFHJKRTVX'],
  [' cfhjkrtvx ', 'CFHJKRTVX'],
  ['bs2 345 789', '85Z345789'],
])('%s is the code %s', (typed, code) => expect(readCardCode(typed)).toBe(code))

test.each(['', 'CFH JKR TV', 'CFH JKR TVX X', 'CFH JKR TVA', 'CFH_JKR_TVX', 'x'.repeat(43)])(
  '%s is not a code',
  (typed) => expect(readCardCode(typed)).toBeNull(),
)

test('typed characters are shown in groups of three, without characters that no code contains', () => {
  expect(formatCardCode(readCardChars('cf h!jp'))).toBe('CFH J')
  expect(formatCardCode('CFHJKRTVX')).toBe('CFH JKR TVX')
  expect(formatCardCode('')).toBe('')
})

test('a code starts with the characters of its school, but an older code does not', () => {
  expect([0, 1, 15, 16, 4095, 4096].map(makeSchoolChars)).toEqual(['CCC', 'CCF', 'CC9', 'CFC', '999', 'CCC'])
  expect(readSchoolChars('CCFHJKRTVXZ3')).toBe('CCF')
  expect(readSchoolChars('HJKRTVXZ3')).toBeNull()
})
