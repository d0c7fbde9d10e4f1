import type { PathEntry } from '@letterliaan/contract'
import { formatStepKey, createEntry } from '@letterliaan/rules/preparation'
import { expect, test } from 'vitest'
import { changeEntries, moveEntryTo, moveEntry, removeEntries } from './edit-entries.ts'

const lesson = (nr: number, world = 1): PathEntry =>
  createEntry({ nr, is_own: false, is_test_step: false }, world)
const entries = [lesson(1), lesson(2), lesson(3), lesson(11, 2)]
const places = (path: readonly PathEntry[]) => path.map(({ nr, phase_id }) => `${phase_id}.${nr}`).join(' ')
const key = (nr: number) => formatStepKey(lesson(nr))

test.each([
  ['up', 2, -1, '1.2 1.1 1.3 2.11'],
  ['down', 1, 1, '1.2 1.1 1.3 2.11'],
  ['out of its world below', 3, 1, '1.1 1.2 2.3 2.11'],
  ['out of its world above', 11, -1, '1.1 1.2 1.3 1.11'],
  ['nowhere if it is the first step of world 1', 1, -1, '1.1 1.2 1.3 2.11'],
] as const)('PATH-1 a step moves %s', (_name, nr, by, expected) => {
  expect(places(moveEntry(entries, key(nr), by))).toBe(expected)
})

test.each([
  ['down onto another', 1, { key: key(3) }, '1.2 1.3 1.1 2.11'],
  ['up onto another', 3, { key: key(1) }, '1.3 1.1 1.2 2.11'],
  ['into another world', 1, { key: key(11) }, '1.2 1.3 2.1 2.11'],
  ['at the end of a world', 1, { world: 4 }, '1.2 1.3 2.11 4.1'],
] as const)('PATH-1 a step is dropped %s', (_name, nr, on, expected) => {
  expect(places(moveEntryTo(entries, key(nr), on))).toBe(expected)
})

test('PATH-3 several steps change at once, but a test step stays a closing test', () => {
  const toets = createEntry({ nr: 3, is_own: false, is_test_step: true }, 1)
  const changed = changeEntries([...entries, toets], new Set([key(2), formatStepKey(toets)]), {
    waived: true,
    test_kind: 'entry',
  })
  expect(changed.map(({ waived, test_kind }) => [waived, test_kind])).toEqual([
    [false, null],
    [true, 'entry'],
    [false, null],
    [true, 'closing'],
    [false, null],
  ])
  expect(places(removeEntries(entries, new Set([key(1), key(11)])))).toBe('1.2 1.3')
})

test('PATH-1 only an own step can move into the treehouse and back', () => {
  const own = createEntry({ nr: 5, is_own: true, is_test_step: false }, 4)
  const path = [...entries, own]
  expect(places(moveEntry(path, formatStepKey(own), 1))).toBe('1.1 1.2 1.3 2.11 null.5')
  const moved = moveEntryTo(path, formatStepKey(own), { world: null })
  expect(moved.at(-1)?.phase_id).toBeNull()
  expect(places(moveEntry(moved, formatStepKey(own), -1))).toBe('1.1 1.2 1.3 2.11 4.5')
  expect(moveEntryTo(moved, key(1), { key: formatStepKey(own) })).toEqual(moved)
  expect(moveEntryTo(moved, key(1), { world: null })).toEqual(moved)
  const last = [lesson(66, 4)]
  expect(moveEntry(last, formatStepKey(lesson(66)), 1)).toEqual(last)
})
