import { expect, test } from 'vitest'
import { judgeCare, normedTests, findNormedSubject } from './index.ts'

const days = ['2025-06-02', '2026-01-20', '2026-06-03', '2027-01-19']
const taken = (name: string, ...scores: readonly string[]) =>
  scores.map((score, at) => ({ test: name, taken_on: days[at] ?? '', score }))
const on = (name: string, score: string, ...taken_on: readonly string[]) =>
  taken_on.map((day) => ({ test: name, taken_on: day, score }))
const dmt = (...scores: readonly string[]) => taken('DMT', ...scores)
const spelling = (...scores: readonly string[]) => taken('Cito Spelling', ...scores)

test.each([
  ['three lowest scores on reading', dmt('E', 'V-', 'percentiel 10'), 'reading'],
  [
    'low reading with lowest spelling',
    [...dmt('D', 'V', 'E'), ...spelling('E', 'V−', 'percentiel 3')],
    'both',
  ],
  ['low spelling with low reading', [...dmt('D', 'D', 'D'), ...spelling('E', 'D', 'E')], null],
  ['lowest spelling without reading', spelling('E', 'E', 'E'), null],
  ['two scores', dmt('E', 'E'), null],
  ['a better score at the end', dmt('E', 'E', 'E', 'C'), null],
  ['two tests on one day, and two days', [...dmt('E', 'E'), ...taken('EMT', 'V-')], null],
  ['three tests in one week', on('DMT', 'E', '2026-01-12', '2026-01-13', '2026-01-14'), null],
  ['tests less than ten weeks apart', on('DMT', 'E', '2026-01-12', '2026-03-22', '2026-05-31'), null],
  ['tests ten weeks apart', on('DMT', 'E', '2026-01-12', '2026-03-23', '2026-06-01'), 'reading'],
  ['a test that was soon taken again', [...dmt('E', 'E', 'E'), ...on('DMT', 'C', '2026-06-20')], null],
  ['a better score on another test', [...dmt('E', 'E', 'E'), ...on('EMT', 'C', '2026-06-20')], 'reading'],
] as const)('DOE-8 %s is judged by the criterion of the protocol', (_what, moments, met) => {
  expect(judgeCare(moments).met).toBe(met)
})

test('DOE-8 consecutive low scores are counted back from the latest; three in one subject are low', () => {
  expect(judgeCare(spelling('C', 'D', 'E', 'percentiel 16'))).toEqual({
    reading: { taken: 0, lowest: 0, low: 0 },
    spelling: { taken: 4, lowest: 0, low: 3 },
    met: null,
    areLow: true,
  })
  expect(judgeCare([...dmt('D'), ...spelling('E', 'E')]).areLow).toBe(false)
  expect(judgeCare(dmt('E', 'percentiel 17', 'E')).areLow).toBe(false)
})

test('DOE-8 the subject of each listed test is recognised, and other tests are ignored', () => {
  for (const subject of ['reading', 'spelling'] as const)
    expect(normedTests[subject].map(findNormedSubject)).toEqual(normedTests[subject].map(() => subject))
  expect(findNormedSubject('Rekenen-Wiskunde')).toBeNull()
  expect(findNormedSubject('Begrijpend lezen')).toBeNull()
})
