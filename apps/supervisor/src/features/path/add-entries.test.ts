import type { PickableStep } from '@letterliaan/contract'
import { createEntry } from '@letterliaan/rules/preparation'
import { describe, expect, test } from 'vitest'
import { createSampleStep } from '../../testing/samples.ts'
import { toEducationMonth, createEntries, matchesSearch, createToetsOfWorld } from './add-entries.ts'

const step = (nr: number, more: Partial<PickableStep> = {}) =>
  createSampleStep(nr, { label: 'Één klank', rule: 'Je schrijft wat je hoort', dl: 5, ...more })
const entry = (nr: number, world: number | null, is_test_step = false) =>
  createEntry({ nr, is_own: false, is_test_step }, world)

test.each([
  ['2026-08-31', 1],
  ['2026-09-01', 1],
  ['2026-10-15', 2],
  ['2026-12-31', 4],
  ['2027-01-01', 5],
  ['2027-05-31', 9],
  ['2027-06-01', 10],
  ['2027-07-31', 10],
])('PATH-2 on %s the default month is month %i of the school year', (date, month) => {
  expect(toEducationMonth(date)).toBe(month)
})

test.each([
  ['', true],
  ['  één ', true],
  ['ÉÉN KLANK', true],
  ['wat je hoort', true],
  ['KORT', true],
  ['lang', false],
])('whether a search for %j finds a step: %s', (text, expected) => {
  expect(matchesSearch(step(1), text)).toBe(expected)
})

describe('steps added to a path', () => {
  test('are placed in their own world as new steps', () => {
    expect(createEntries([step(4, { world: 3 })], [])).toEqual([entry(4, 3)])
  })

  test('WEET-7 are placed in the treehouse if they mix two spellings', () => {
    expect(createEntries([step(1001, { world: 4 })], [])).toEqual([entry(1001, null)])
  })

  test('return with their former settings, if they were removed from it', () => {
    const former = { ...entry(4, 2), waived: true, notes: 'Goed zo' }
    expect(createEntries([step(4), step(5)], [former])).toEqual([former, entry(5, 1)])
  })

  test('do not get the settings of an own step with the same number', () => {
    const own = { ...createEntry({ nr: 4, is_own: true, is_test_step: false }, null), waived: true }
    expect(createEntries([step(4)], [own])).toEqual([entry(4, 1)])
  })
})

describe('the toets of a world', () => {
  test("has the number of the world's last step", () => {
    expect(createToetsOfWorld([entry(1, 1), entry(2, 1), entry(3, 2)], 1)).toEqual([entry(2, 1, true)])
  })

  test('is not a toets of another toets', () => {
    expect(createToetsOfWorld([entry(1, 1), entry(1, 1, true)], 1)).toEqual([entry(1, 1, true)])
  })

  test('is missing if the world has no steps', () => {
    expect(createToetsOfWorld([entry(1, 1)], 2)).toEqual([])
  })
})
