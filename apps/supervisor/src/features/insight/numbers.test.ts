import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as conclusions from './conclusions.ts'
import { findPeriodStart } from './period.ts'
import { formatCount, formatPercent, formatShare, sumTallies } from './shares.ts'
import { fillWeeks, formatShortDay, formatWeek } from './times.ts'

const seconds = (moment: string) => Date.parse(moment) / 1000

describe('INZ-1 the start of a period', () => {
  test.each([
    ['weeks', '2027-01-20T10:00:00Z', '2026-12-09T00:00:00+01:00'],
    ['weeks', '2027-04-05T10:00:00Z', '2027-02-22T00:00:00+01:00'],
    ['year', '2027-01-01T00:00:00Z', '2026-08-01T00:00:00+02:00'],
    ['all', '2027-01-20T10:00:00Z', '1970-01-01T00:00:00Z'],
  ] as const)('named %s, chosen on %s, is %s', (period, now, start) => {
    expect(findPeriodStart(period, seconds(now))).toBe(seconds(start))
  })

  test('is the same moment all day', () => {
    const day = fc.integer({ min: 0, max: 86_399 })
    const midnight = seconds('2027-01-20T00:00:00+01:00')
    fc.assert(
      fc.property(day, (after) => {
        expect(findPeriodStart('weeks', midnight + after)).toBe(findPeriodStart('weeks', midnight))
      }),
    )
  })
})

describe('a share', () => {
  test.each([
    [{ words: 4, right: 4 }, 'te weinig gegevens', '4 van 4'],
    [{ words: 5, right: 5 }, '100%', '5 van 5'],
    [{ words: 8, right: 3 }, '38%', '3 van 8'],
    [{ words: 0, right: 0 }, 'te weinig gegevens', '0 van 0'],
  ])('is shown with its count for the tally %j: %s, %s', (tally, share, count) => {
    expect([formatShare(tally), formatCount(tally)]).toEqual([share, count])
  })

  test('is the same for the sum of parts and for the whole', () => {
    const tally = fc.nat(200).chain((words) => fc.record({ words: fc.constant(words), right: fc.nat(words) }))
    fc.assert(
      fc.property(fc.array(tally), fc.array(tally), (some, more) => {
        expect(sumTallies([...some, ...more])).toEqual(sumTallies([sumTallies(some), sumTallies(more)]))
      }),
    )
    expect(sumTallies([])).toEqual({ words: 0, right: 0 })
  })

  test('is a whole percentage', () => {
    expect([0, 0.004, 0.005, 0.615, 1].map(formatPercent)).toEqual(['0%', '0%', '1%', '62%', '100%'])
  })
})

describe('weeks and days', () => {
  test('are formatted in Dutch time', () => {
    expect(formatWeek('2026-11-16')).toBe('16 nov')
    expect(formatShortDay(seconds('2026-11-15T23:30:00Z'))).toBe('16 nov')
  })

  test('include each week between the first and the last exactly once', () => {
    const monday = Date.parse('2026-08-03')
    const weekOf = (nr: number) => new Date(monday + nr * 7 * 86_400_000).toISOString().slice(0, 10)
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(60), { minLength: 1 }), (numbers) => {
        const weeks = numbers.toSorted((a, b) => a - b).map((nr) => ({ week: weekOf(nr) }))
        const filled = fillWeeks(weeks)
        expect(filled.flatMap(({ value }) => value ?? [])).toEqual(weeks)
        const first = numbers.toSorted((a, b) => a - b)[0] ?? 0
        expect(filled.map(({ week }) => week)).toEqual(filled.map((_, at) => weekOf(first + at)))
      }),
    )
    expect(fillWeeks([])).toEqual([])
  })
})

describe('a conclusion', () => {
  test.each([
    [{ seconds: 0, num_sessions: 0, weeks: [] }, 'Noor heeft in deze periode niet geoefend.'],
    [{ seconds: 600, num_sessions: 1, weeks: [{}] }, 'Noor oefende 1 keer: 10 minuten.'],
    [
      { seconds: 3660, num_sessions: 3, weeks: [{}, {}] },
      'Noor oefende 3 keer, samen 1 uur en 1 minuut, in 2 verschillende weken.',
    ],
  ])('describes practice %j as: %s', (practice, sentence) => {
    expect(conclusions.concludePractice('Noor', practice as never)).toBe(sentence)
  })

  test.each([
    [0, 0, 'Geen woord van Noor is nu toe aan herhaling.'],
    [1, 0, '1 woord is nu toe aan herhaling.'],
    [2, 1, '2 woorden zijn nu toe aan herhaling; deze week komt er 1 bij.'],
    [0, 2, '0 woorden zijn nu toe aan herhaling; deze week komen er 2 bij.'],
  ])('describes %i words due now and %i due soon as: %s', (num_due, num_soon, sentence) => {
    expect(conclusions.concludeDue('Noor', { num_due, num_soon, categories: [] })).toBe(sentence)
  })

  test('names categories instead of a number if more words are due than fit in a week', () => {
    const categories = [
      { category: 'a', name: 'Korte klank', count: 20, words: [] },
      { category: 'b', name: 'Klankgroepen', count: 753, words: [] },
    ]
    expect(conclusions.concludeDue('Noor', { num_due: 773, num_soon: 9, categories })).toBe(
      'Noor kan veel woorden herhalen, het meest bij: Klankgroepen, Korte klank. ‘Door elkaar’ kiest er elke dag een paar uit.',
    )
  })

  const pair = (expected: string, written: string, count: number) => ({
    expected,
    written,
    count,
    spellings: [],
  })
  test.each([
    [[], 'Geen verwisseling valt op bij Noor.'],
    [[pair('mm', 'm', 1)], 'Geen verwisseling valt op bij Noor.'],
    [[pair('h', '', 2)], 'Noor schrijft onder andere niets waar h hoort: 2 keer.'],
    [[pair('', 't', 2)], 'Noor schrijft onder andere t waar niets hoort: 2 keer.'],
  ])('describes confusions %j as: %s', (confusions, sentence) => {
    expect(conclusions.concludeConfusions('Noor', confusions)).toBe(sentence)
  })

  const tooFew =
    'Er zijn nog te weinig antwoorden om iets te zeggen: pas vanaf 20 keer kiezen, met minstens 5 keer ‘zeker’ en 5 keer ‘twijfel’.'
  const apart =
    'Zeker: 100% goed (naar schatting 85% tot 100%). Twijfel: 0% goed (naar schatting 0% tot 35%). Noor weet vaak wanneer het een woord nog niet weet.'
  const near =
    'Zeker: 60% goed (naar schatting 35% tot 81%). Twijfel: 50% goed (naar schatting 27% tot 73%). Het verschil is te klein om er iets uit op te maken.'
  test.each([
    [15, 15, 5, 0, apart],
    [10, 6, 10, 5, near],
    [14, 14, 5, 0, tooFew],
    [4, 4, 30, 5, tooFew],
  ])(
    'KALM-2 about %i sure answers (%i right) and %i unsure ones (%i right) is correct',
    (words, right, doubts, rightInDoubt, sentence) => {
      const doubt = { words: doubts, right: rightInDoubt }
      const calibration = { sure: { words, right }, doubt, sure_wrong: [] }
      expect(conclusions.concludeCalibration('Noor', calibration)).toBe(sentence)
    },
  )
})
