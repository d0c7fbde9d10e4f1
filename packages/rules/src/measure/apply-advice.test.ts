import type { PathEntry } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import { openSettings } from '../preparation/to-path-document.ts'
import { createEntry } from '../preparation/step-key.ts'
import { applyAdvice, type AcceptedAdvice } from './apply-advice.ts'

const entry = (nr: number, more: Partial<PathEntry> = {}): PathEntry => ({
  ...createEntry({ nr, is_own: false, is_test_step: false }, 1),
  ...more,
})
const own = createEntry({ nr: 3, is_own: true, is_test_step: false }, 1)
const toets = createEntry({ nr: 3, is_own: false, is_test_step: true }, 1)

/** The number of a step is not its position in the path. */
const order = [1, 2, 3, 4, 9, 5, 6, 7, 8, 10, 11, 12]

const apply = (entries: PathEntry[], ...topics: AcceptedAdvice[]) =>
  applyAdvice({ entries, settings: openSettings }, topics, order).entries

test('MEET-2 advice only waives, repeats or opens steps', () => {
  const before = [entry(1, { notes: 'Let op!' }), entry(2, { waived: true }), entry(3), own, toets, entry(5)]
  expect(
    apply(
      before,
      { advice: 'waive', world: 1, nrs: [1] },
      { advice: 'repeat', world: 1, nrs: [2] },
      { advice: 'begin', world: 1, nrs: [3, 5] },
      { advice: 'later', world: 1, nrs: [6] },
      { advice: 'too_few', world: 1, nrs: [7] },
    ),
  ).toEqual([
    entry(1, { notes: 'Let op!', waived: true }),
    entry(2, { is_repeatable: true }),
    entry(3, { lock: 'open' }),
    own,
    toets,
    entry(5),
  ])
})

test('ZIN-5 a step is added at the place where the standard path teaches it, whatever its number', () => {
  const begin: AcceptedAdvice = { advice: 'begin', world: 1, nrs: [9] }
  expect(apply([entry(4), entry(5), entry(6)], begin).map(({ nr }) => nr)).toEqual([4, 9, 5, 6])
})

test('a missing step is added at its place in the curriculum', () => {
  const begin: AcceptedAdvice = { advice: 'begin', world: 1, nrs: [2, 4] }
  expect(apply([entry(1), entry(3), own, entry(5)], begin).map(({ nr }) => nr)).toEqual([1, 2, 3, 3, 4, 5])
  expect(apply([], begin)).toEqual([entry(2, { lock: 'open' }), entry(4)])
  const second = createEntry({ nr: 11, is_own: false, is_test_step: false }, 2)
  expect(apply([entry(1), second], begin).map(({ nr }) => nr)).toEqual([1, 11, 2, 4])
})

test('no step is added to a full world', () => {
  const full = Array.from({ length: 10 }, (_, at) => entry(at + 20))
  expect(apply(full, { advice: 'waive', world: 1, nrs: [1] })).toEqual(full)
})
