import type { SkillEstimate } from '@letterliaan/contract'
import { createSeededRandom } from '@letterliaan/rules/random'
import { describe, expect, test } from 'vitest'
import * as conclusions from './conclusions.ts'

const category = (name: string, look: SkillEstimate['look'] = 'unknown', chance = 0.5) => ({
  category: name,
  name,
  skill: { chance, low: chance - 0.1, high: chance + 0.1, look },
})
const counted = (name: string, num_low: number, num_known: number) => ({
  category: name,
  name,
  words: 20,
  right: 11,
  num_low,
  num_known,
})
const spellings = [{ word: 'bommen', written: 'bomen', count: 4, last_at: 1 }]

const { concludeConfusions, concludeErrors, concludeGroup, concludeMastery } = conclusions
const tally = (right: number, words: number) => ({ words, right })
const training = (trained: ReturnType<typeof tally>, untrained: ReturnType<typeof tally>) =>
  conclusions.concludeTraining('Noor', { trained, untrained })
const pairOf = (expected: string, written: string, count: number, of: typeof spellings = []) => ({
  expected,
  written,
  count,
  spellings: of,
})
const kindOf = (tag: string, count: number, of: typeof spellings = []) => ({
  tag,
  name: tag,
  count,
  spellings: of,
})
const under = (name: string, ...types: ReturnType<typeof kindOf>[]) => ({
  ...category(name),
  count: types.reduce((sum, { count }) => sum + count, 0),
  types,
})
const five = ['a', 'b', 'c', 'd', 'e'].map((name, at) => category(name, 'good', 0.85 + at / 50))

test.each([
  [
    concludeMastery('Noor', [
      category('kort', 'good', 0.9),
      category('lang', 'low', 0.44),
      category('ng', 'middle', 0.7),
      category('nk'),
    ]),
    'Dit gaat nu goed: ‘kort’. Dit is nu nog lastig: ‘lang’ (ongeveer 44%). Van 1 categorie is nog niets te zeggen.',
  ],
  [concludeMastery('Noor', five), 'Dit gaat nu goed: ‘e’, ‘d’, ‘c’ en nog 2.'],
  [
    concludeMastery('Noor', [category('a', 'low', 0.5), category('b', 'low', 0.3)]),
    'Dit is nu nog lastig: ‘b’ (ongeveer 30%) en ‘a’ (ongeveer 50%).',
  ],
  [
    concludeMastery('Noor', [category('a', 'middle', 0.7)]),
    'Van geen categorie is zeker dat die nu goed gaat, of dat die nog lastig is.',
  ],
  [
    concludeMastery('Noor', [category('ng')]),
    'Het programma kan nog van geen categorie zeggen hoe goed Noor die nu kan. Daarvoor zijn meer nieuwe woorden nodig.',
  ],
  [
    training(tally(36, 40), tally(20, 40)),
    'Geoefende woorden: 90% goed. Nieuwe woorden: 50% goed. Woorden die Noor oefende, gaan beter dan woorden die nooit geoefend zijn.',
  ],
  [
    training(tally(9, 10), tally(0, 4)),
    'Er zijn nog te weinig dictees en toetsen om geoefende en nieuwe woorden te vergelijken.',
  ],
  [
    training(tally(24, 40), tally(36, 40)),
    'Geoefende woorden: 60% goed. Nieuwe woorden: 90% goed. Noor schrijft nieuwe woorden beter dan geoefende.',
  ],
  [
    concludeErrors('Noor', [under('kg-K', kindOf('verdubbeling', 6, spellings))]),
    'Deze fout maakt Noor het meest: verdubbeling, 6 keer, bijvoorbeeld bommen → bomen (4×).',
  ],
  [concludeErrors('Noor', []), 'Van Noor zijn in deze periode geen fouten bekend.'],
  [
    concludeErrors('Noor', [under('', kindOf('onbekend', 2, spellings))]),
    'Geen regel verklaart wat Noor in deze periode fout schreef.',
  ],
  [
    concludeConfusions('Noor', [
      pairOf('i', 'e', 6, [{ word: 'strik', written: 'stre…', count: 1, last_at: 1 }]),
    ]),
    'Noor schrijft het vaakst e waar i hoort: 6 keer, bijvoorbeeld strik → stre…',
  ],
  [
    concludeConfusions('Noor', [pairOf('mm', 'm', 7, spellings)]),
    'Noor schrijft het vaakst m waar mm hoort: 7 keer, bijvoorbeeld bommen → bomen (4×).',
  ],
  [
    concludeGroup({ categories: [counted('kort', 1, 9), counted('lang', 4, 8)] }),
    '‘lang’ is nog lastig voor 4 kinderen, van de 8 van wie dat te zeggen is.',
  ],
  [
    concludeGroup({ categories: [counted('kort', 0, 9)] }),
    'Van geen enkel kind is zeker dat een categorie nu nog lastig is. Wie vastloopt in een stap, staat op ‘Vandaag’.',
  ],
  [
    concludeGroup({ categories: [counted('kort', 0, 0)] }),
    'Er is nog te weinig geoefend om iets over deze groep te zeggen.',
  ],
])('%s', (said, expected) => expect(said).toBe(expected))

test('WEET-16 a difference within its error is reported as none', () => {
  expect(training(tally(6, 10), tally(9, 10))).toBe(
    'Geoefende woorden: 60% goed. Nieuwe woorden: 90% goed. Het verschil is te klein om er iets uit op te maken.',
  )
})

describe('WEET-16 a child without change gets a wrong sentence in at most one of twenty cases', () => {
  const random = createSeededRandom(25)
  const tallyOf = (chance: number, words: number) => ({
    words,
    right: Array.from({ length: words }, random).filter((value) => value < chance).length,
  })
  const children = 800
  const claimsOf = (say: () => string, pattern: RegExp): number =>
    Array.from({ length: children }, say).filter((said) => pattern.test(said)).length / children

  test.each([0.5, 0.7, 0.85])('and whose chance of a right answer is %d', (chance) => {
    const trained = () =>
      conclusions.concludeTraining('Noor', { trained: tallyOf(chance, 40), untrained: tallyOf(chance, 15) })
    expect(claimsOf(trained, /beter/)).toBeLessThanOrEqual(0.05)
    const tapped = () =>
      conclusions.concludeCalibration('Noor', {
        sure: tallyOf(chance, 30),
        doubt: tallyOf(chance, 12),
        sure_wrong: [],
      })
    expect(claimsOf(tapped, /weet vaak|kan nog niet/)).toBeLessThanOrEqual(0.05)
  })
})

describe('WEET-16 a kind of error is called the most frequent only if it clearly is', () => {
  test('it is called one of several if another is as frequent in all categories together', () => {
    const tied = [under('kort', kindOf('kort', 5), kindOf('lang', 3)), under('lang', kindOf('lang', 2))]
    expect(conclusions.concludeErrors('Noor', tied)).toBe('Noor maakt onder andere deze fout: kort, 5 keer.')
    const pairs = ['e', 'a', 'o'].map((written) => pairOf('x', written, 2))
    expect(conclusions.concludeConfusions('Noor', pairs)).toBe(
      'Noor schrijft onder andere e waar x hoort: 2 keer.',
    )
  })

  test('it is called one of several if errors without a rule are more frequent', () => {
    const unexplained = [under('kort', kindOf('kort', 9)), under('', kindOf('onbekend', 17))]
    expect(conclusions.concludeErrors('Noor', unexplained)).toMatch(/onder andere/)
  })

  const random = createSeededRandom(31)
  const drawFrom = (chances: readonly number[]): number => {
    let left = random()
    const at = chances.findIndex((chance) => (left -= chance) < 0)
    return Math.max(0, at)
  }
  function countsOf(chances: readonly number[], num: number): number[] {
    const counts = chances.map(() => 0)
    for (let error = 0; error < num; error++) {
      const kind = drawFrom(chances)
      counts[kind] = (counts[kind] ?? 0) + 1
    }
    return counts
  }
  const shareSaid = (chances: readonly number[], num: number, isSaid: (said: string) => boolean): number => {
    const told = Array.from({ length: 800 }, () => {
      const kinds = countsOf(chances, num).map((count, at) => kindOf(`soort ${at}`, count))
      return conclusions.concludeErrors('Noor', [under('kort', ...kinds)])
    })
    return told.filter(isSaid).length / told.length
  }

  test.each([5, 10, 20, 60])(
    'equally frequent kinds are called so in at most one of twenty cases (%d errors)',
    (num) => {
      for (const chances of [
        [0.5, 0.5],
        [0.25, 0.25, 0.25, 0.25],
        [0.4, 0.4, 0.2],
      ])
        expect(shareSaid(chances, num, (said) => said.includes('het meest'))).toBeLessThanOrEqual(0.05)
    },
  )

  test('a kind that is three times as frequent is called that in nine of ten cases with sixty errors', () => {
    const isFound = (said: string) => said.startsWith('Deze fout maakt Noor het meest: soort 0')
    expect(shareSaid([0.6, 0.2, 0.2], 60, isFound)).toBeGreaterThan(0.9)
  })
})

test('WEET-16 the trend sentence states the change that the server found, overall or in one category', () => {
  const changes = {
    is_known: true,
    together: 'forward',
    categories: [{ category: 'lang', changed: 'forward' }],
  } as const
  const told = (of: string | null) =>
    conclusions.concludeTrend('Noor', { ...changes, categories: [...changes.categories] }, of)
  expect(told(null)).toBe('Noor ging hierin vooruit: meer dan door toeval te verwachten is.')
  expect(told('lang')).toBe(told(null))
  expect(told('kort')).toMatch(/^Er is geen verandering te zien/)
  const tooShort = { is_known: false, together: null, categories: [] }
  expect(conclusions.concludeTrend('Noor', tooShort, null)).toMatch(
    /^Of er iets verandert, is nog niet te zeggen/,
  )
})
