import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { findOldBackups, findUnfinishedBackups, readBackupMoment, type Rotation } from './rotation.ts'

const nameOf = (ms: number, ending = ''): string =>
  `letterliaan-${new Date(ms).toISOString().slice(0, 19).replaceAll(':', '-')}${ending}`
const day = 24 * 60 * 60 * 1000
const start = Date.UTC(2026, 10, 23, 2, 15)
const nightly = (nights: number): string[] =>
  Array.from({ length: nights }, (_, night) => nameOf(start - night * day, '.zip.age'))

test('OPS-5 after two years of nightly backups, seven days, four weeks and twelve months are left', () => {
  const names = nightly(730)
  const old = new Set(findOldBackups(names))
  const kept = names.filter((name) => !old.has(name)).map((name) => name.slice(12, 22))
  expect(kept.join(' ')).toBe(
    [
      '2026-11-23 2026-11-22 2026-11-21 2026-11-20 2026-11-19 2026-11-18 2026-11-17',
      '2026-11-15 2026-11-08',
      '2026-10-31 2026-09-30 2026-08-31 2026-07-31 2026-06-30 2026-05-31 2026-04-30',
      '2026-03-31 2026-02-28 2026-01-31 2025-12-31',
    ].join(' '),
  )
})

test.each([
  ['letterliaan-2026-11-20T20-15-00', Date.UTC(2026, 10, 20, 20, 15)],
  ['letterliaan-2026-11-20T20-15-00.zip.age', Date.UTC(2026, 10, 20, 20, 15)],
  ['letterliaan-2026-11-20T20-15-00.part', null],
  ['letterliaan-erased.json', null],
  ['foto', null],
  ['oud-letterliaan-2026-11-20T20-15-00', null],
])('OPS-5 the time of %s is %s', (name, moment) => expect(readBackupMoment(name)).toBe(moment))

test('OPS-5 the latest backup of a day stays, and files with other names are never deleted', () => {
  const [morning, evening] = [nameOf(start), nameOf(start + 8 * 60 * 60 * 1000)]
  expect(findOldBackups(['foto', evening, morning, 'letterliaan-erased.json'])).toEqual([morning])
})

test('OPS-5 an unfinished backup is old after a day', () => {
  const parts = [nameOf(start, '.part'), nameOf(start, '.zip.age.part'), nameOf(start + day, '.part')]
  expect(findUnfinishedBackups(['foto.part', nameOf(start), ...parts], start + day + 1)).toEqual(
    parts.slice(0, 2),
  )
})

test('OPS-5 no earlier backup is deleted during a summer without backups', () => {
  const before = nightly(20)
  const old = new Set(findOldBackups(before))
  const kept = before.filter((name) => !old.has(name))
  expect(findOldBackups([nameOf(start + 50 * day), ...kept]).length).toBeLessThanOrEqual(2)
})

test('OPS-5 the newest backup stays, the number of backups is limited, and a repeat deletes nothing', () => {
  const rotation: Rotation = { days: 3, weeks: 2, months: 2 }
  const moments = fc.array(fc.integer({ min: 0, max: 900 * 24 }), { minLength: 1, maxLength: 80 })
  fc.assert(
    fc.property(moments, (hours) => {
      const names = [...new Set(hours.map((hour) => nameOf(start + hour * 60 * 60 * 1000)))]
      const old = findOldBackups(names, rotation)
      const kept = names.filter((name) => !old.includes(name))
      expect(kept).toContain(names.toSorted().at(-1))
      expect(kept.length).toBeLessThanOrEqual(7)
      expect(findOldBackups(kept, rotation)).toEqual([])
    }),
  )
})
