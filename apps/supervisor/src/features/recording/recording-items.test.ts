import { expect, test } from 'vitest'
import { findNextRecordingItem, type RecordingItem } from './recording-items.ts'

const items = (recorded: string) =>
  [...recorded].map((sign, at) => ({
    id: String(at),
    recording: sign === 'x' ? ({} as RecordingItem['recording']) : null,
  }))

test.each([
  ['....', -1, 0],
  ['.x..', 0, 2],
  ['xx..', 3, 2],
  ['.xxx', 2, 0],
  ['xxxx', 1, -1],
  ['', -1, -1],
])('STEM-1 in items %s the next to record after index %i is %i', (recorded, at, next) => {
  expect(findNextRecordingItem(items(recorded), at, () => false)).toBe(next)
})

test('STEM-1 an item that was recorded just now is skipped', () => {
  expect(findNextRecordingItem(items('....'), 0, (id) => id === '1' || id === '0')).toBe(2)
})
