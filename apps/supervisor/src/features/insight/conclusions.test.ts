import type { GroupInsight, StudentInsight } from '@letterliaan/contract'
import { seededRandom } from '@letterliaan/rules/random'
import { describe, expect, test } from 'vitest'
import * as conclusions from './conclusions.ts'
import { formatDuration } from '@letterliaan/texts/numbers'
import { fillWeeks } from './times.ts'

const category = (name: string, right: number, words: number) =>
  ({ category: name, name, right, words }) as StudentInsight['categories'][number]
const spellings = [{ word: 'bommen', written: 'bomen', count: 4, last_at: 1 }]

test.each([
  [
    conclusions.concludeMastery('Noor', [
      category('kort', 9, 10),
      category('lang', 4, 10),
      category('ng', 4, 4),
    ]),
    'Het best gaat ‘kort’: 90% in één keer goed (9 van 10). Het lastigst is ‘lang’: 40% in één keer goed (4 van 10).',
  ],
  [
    conclusions.concludeMastery('Noor', [category('ng', 4, 4)]),
    'Er zijn nog te weinig woorden geschreven om iets te zeggen: pas vanaf 5 in een categorie.',
  ],
  [
    conclusions.concludeTraining('Noor', {
      trained: { words: 40, right: 36 },
      untrained: { words: 40, right: 20 },
    }),
    'Geoefende woorden: 90% goed. Nieuwe woorden: 50% goed. Wat Noor oefende, gaat beter dan nieuwe woorden van dezelfde soort.',
  ],
  [
    conclusions.concludeTraining('Noor', {
      trained: { words: 10, right: 9 },
      untrained: { words: 4, right: 0 },
    }),
    'Er zijn nog te weinig dictees en toetsen om geoefende en nieuwe woorden te vergelijken.',
  ],
  [
    conclusions.concludeErrors('Noor', [
      {
        ...category('kg-K', 0, 0),
        count: 4,
        types: [{ tag: 'verdubbeling', name: 'verdubbeling', count: 4, spellings }],
      },
    ]),
    'Deze fout maakt Noor het meest: verdubbeling, 4 keer, bijvoorbeeld bommen → bomen (4×).',
  ],
  [
    conclusions.concludeConfusions('Noor', [
      {
        expected: 'i',
        written: 'e',
        count: 6,
        spellings: [{ word: 'strik', written: 'stre…', count: 1, last_at: 1 }],
      },
    ]),
    'Noor schrijft het vaakst e waar i hoort: 6 keer, bijvoorbeeld strik → stre…',
  ],
  [
    conclusions.concludeConfusions('Noor', [{ expected: 'mm', written: 'm', count: 4, spellings }]),
    'Noor schrijft het vaakst m waar mm hoort: 4 keer, bijvoorbeeld bommen → bomen (4×).',
  ],
  [
    conclusions.concludeGroup({
      categories: [category('kort', 19, 20), category('lang', 11, 20)],
      students: [
        { cells: [{ category: 'lang', words: 10, right: 4 }] },
        { cells: [{ category: 'lang', words: 10, right: 7 }] },
      ],
    } as unknown as GroupInsight),
    'Het lastigst voor deze groep is ‘lang’: 55% in één keer goed (11 van 20). 1 kind zit daar onder de 60%.',
  ],
  [
    conclusions.concludeMastery('Noor', [category('kort', 100, 100), category('lang', 17, 20)]),
    'Alles gaat goed. Het minst vast is ‘lang’: 85% in één keer goed (17 van 20).',
  ],
  [
    conclusions.concludeMastery('Noor', [category('kort', 6, 10), category('lang', 12, 20)]),
    'Noor schreef in elke categorie 60% in één keer goed.',
  ],
  [
    conclusions.concludeTraining('Noor', {
      trained: { words: 40, right: 24 },
      untrained: { words: 40, right: 36 },
    }),
    'Geoefende woorden: 60% goed. Nieuwe woorden: 90% goed. Noor schrijft nieuwe woorden beter dan geoefende.',
  ],
  [conclusions.concludeErrors('Noor', []), 'Van Noor zijn in deze periode geen fouten bekend.'],
  [
    conclusions.concludeErrors('Noor', [
      {
        ...category('', 0, 0),
        count: 2,
        types: [{ tag: 'onbekend', name: 'andere fout', count: 2, spellings }],
      },
    ]),
    'Geen regel verklaart wat Noor in deze periode fout schreef.',
  ],
  [
    conclusions.concludeGroup({
      categories: [category('kort', 100, 100), category('lang', 17, 20)],
      students: [],
    } as unknown as GroupInsight),
    'Alles gaat goed in deze groep. Het minst vast is ‘lang’: 85% in één keer goed (17 van 20).',
  ],
  [formatDuration(7830), '2 uur en 11 minuten'],
  [formatDuration(3600), '1 uur'],
])('%s', (said, expected) => expect(said).toBe(expected))

test.each([
  [
    conclusions.concludeTraining('Noor', {
      trained: { words: 10, right: 6 },
      untrained: { words: 10, right: 9 },
    }),
    'Geoefende woorden: 60% goed. Nieuwe woorden: 90% goed. Het verschil is te klein om er iets uit op te maken.',
  ],
  [
    conclusions.concludeMastery('Noor', [category('kort', 7, 10), category('lang', 6, 10)]),
    'Geen categorie valt op: de verschillen zijn niet groter dan door toeval te verwachten is.',
  ],
  [
    conclusions.concludeMastery('Noor', [category('kort', 9, 10), category('lang', 17, 20)]),
    'Alles gaat goed.',
  ],
])('WEET-16 a difference that is not larger than its error is none: %s', (said, expected) =>
  expect(said).toBe(expected),
)

describe('WEET-16 of a child that does not change or differ a sentence claims something in at most one in twenty', () => {
  const random = seededRandom(25)
  const tallyOf = (chance: number, words: number) => ({
    words,
    right: Array.from({ length: words }, random).filter((value) => value < chance).length,
  })
  const children = 800
  const claimsOf = (say: () => string, pattern: RegExp): number =>
    Array.from({ length: children }, say).filter((said) => pattern.test(said)).length / children

  test.each([0.5, 0.7, 0.85])('a chance of %d', (chance) => {
    const trained = () =>
      conclusions.concludeTraining('Noor', { trained: tallyOf(chance, 40), untrained: tallyOf(chance, 15) })
    expect(claimsOf(trained, /beter/)).toBeLessThanOrEqual(0.05)
    const mastery = () =>
      conclusions.concludeMastery(
        'Noor',
        ['a', 'b', 'c', 'd', 'e', 'f'].map((name) =>
          Object.assign(category(name, 0, 0), tallyOf(chance, 20)),
        ),
      )
    expect(claimsOf(mastery, /lastigst|minst vast/)).toBeLessThanOrEqual(0.05)
    const tapped = () =>
      conclusions.concludeCalibration('Noor', {
        sure: tallyOf(chance, 30),
        doubt: tallyOf(chance, 12),
        sure_wrong: [],
      })
    expect(claimsOf(tapped, /weet vaak|kan nog niet/)).toBeLessThanOrEqual(0.05)
  })
})

test('WEET-16 the course of weeks is told by the change that the server found, of all or of one', () => {
  const changes = { together: 'forward', categories: [{ category: 'lang', changed: 'forward' }] } as const
  const told = (of: string | null) =>
    conclusions.concludeTrend('Noor', { ...changes, categories: [...changes.categories] }, of)
  expect(told(null)).toBe('Noor ging hierin vooruit: meer dan door toeval te verwachten is.')
  expect(told('lang')).toBe(told(null))
  expect(told('kort')).toMatch(/^Er is geen verandering te zien/)
})

test('a week without practice keeps its place, also where the clock changes', () => {
  const weeks = [{ week: '2026-10-19' }, { week: '2026-11-02' }]
  expect(fillWeeks(weeks).map(({ week, value }) => [week, value !== null])).toEqual([
    ['2026-10-19', true],
    ['2026-10-26', false],
    ['2026-11-02', true],
  ])
})
