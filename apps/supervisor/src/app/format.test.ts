import { describe, expect, test, vi, afterEach } from 'vitest'
import { createDutchFormat, findStartOfDay } from '@letterliaan/rules/calendar'
import { formatCalendarDay, formatDay, formatMoment } from './format.ts'

/** Returns unix seconds for a Dutch time in winter. */
const at = (moment: string): number => Date.parse(`${moment}+01:00`) / 1000
const now = at('2026-11-21T09:00')

afterEach(() => void vi.unstubAllEnvs())

describe.each(['Europe/Amsterdam', 'America/Los_Angeles', 'Asia/Tokyo'])(
  'formats on a device in %s',
  (zone) => {
    test.each([
      ['2026-11-21T00:01', 'vandaag'],
      ['2026-11-21T23:59', 'vandaag'],
      ['2026-11-20T23:59', 'gisteren'],
      ['2026-11-19T12:00', '19 nov 2026'],
    ])('MEND-2 %s in the Netherlands is shown as %s', (moment, expected) => {
      vi.stubEnv('TZ', zone)
      expect(formatDay(at(moment), now)).toBe(expected)
      expect(formatCalendarDay(moment.slice(0, 10), now)).toBe(expected)
    })

    test('MEND-2 a time is shown in Dutch time, both in winter and in summer', () => {
      vi.stubEnv('TZ', zone)
      expect(formatMoment(at('2026-11-20T23:59'))).toBe('vr 20 nov, 23:59')
      expect(formatMoment(Date.parse('2026-07-01T12:00Z') / 1000)).toBe('wo 1 jul, 14:00')
      expect(createDutchFormat({ hour: '2-digit', minute: '2-digit' }).format(now * 1000)).toBe('09:00')
    })

    test('RAP-1 a day starts at midnight in the Netherlands, also on days when the clock changes', () => {
      vi.stubEnv('TZ', zone)
      const starts = ['2026-11-21', '2026-07-01', '2026-03-29', '2026-10-25'].map((day) =>
        findStartOfDay(day),
      )
      expect(starts.map((start) => new Date((start ?? 0) * 1000).toISOString())).toEqual([
        '2026-11-20T23:00:00.000Z',
        '2026-06-30T22:00:00.000Z',
        '2026-03-28T23:00:00.000Z',
        '2026-10-24T22:00:00.000Z',
      ])
      expect(((findStartOfDay('2026-03-29', 1) ?? 0) - (findStartOfDay('2026-03-29') ?? 0)) / 3600).toBe(23)
      expect([findStartOfDay(''), findStartOfDay('2026-13-01')]).toEqual([null, null])
    })
  },
)
