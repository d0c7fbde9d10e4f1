import { listSilentCards, listSoundCards, type SoundCard } from './cards.ts'

export { listSilentCards, listSoundCards, type SoundCard, type SpellingExample } from './cards.ts'
export { silentAnchors, soundAnchors } from './cards.ts'

export interface ChartSection {
  readonly title: string
  readonly rule: string
  readonly columns: number
  readonly cards: readonly SoundCard[]
}

export type ChartBand = readonly ChartSection[]

/** Returns pages with bands from top to bottom. A sound's code decides its section (dutch.md §1.3–1.4). */
export function listChartPages(): ChartBand[][] {
  const sounds = listSoundCards()
  const coded = (codes: RegExp): SoundCard[] =>
    sounds.filter(({ first, loan }) => codes.test(first.code) && !loan)
  const vowels: ChartBand[] = [
    [{ title: 'Korte klanken', rule: 'Je schrijft één letter.', columns: 5, cards: coded(/K/) }],
    [
      {
        title: 'Lange klanken',
        rule: 'Aan het eind van een klankgroep: één letter.',
        columns: 4,
        cards: coded(/L/),
      },
      { title: 'Zachte u', rule: '', columns: 1, cards: coded(/D/) },
    ],
    [{ title: 'Tweetekenklanken', rule: 'Je schrijft wat je hoort.', columns: 4, cards: coded(/T[12]/) }],
    [
      {
        title: 'Drietekenklanken en viertekenklanken',
        rule: 'Je schrijft wat je hoort.',
        columns: 5,
        cards: coded(/T[34]/),
      },
    ],
  ]
  const consonants: ChartBand[] = [
    [
      {
        title: 'Medeklinkers',
        rule: 'Na een korte klank aan het eind van een klankgroep: dubbel.',
        columns: 6,
        cards: coded(/M1/),
      },
    ],
    [
      { title: 'Medeklinkers met meer letters', rule: '', columns: 4, cards: coded(/M[23]/) },
      { title: 'Die hoor je niet', rule: '', columns: 2, cards: listSilentCards() },
    ],
    [
      {
        title: 'Klanken uit leenwoorden',
        rule: 'Die onthoud je.',
        columns: 6,
        cards: sounds.filter(({ loan }) => loan),
      },
    ],
  ]
  return [vowels, consonants]
}

export const listChartRules = (): string[] => [
  ...new Set(
    listChartPages()
      .flat(2)
      .flatMap(({ rule }) => (rule === '' ? [] : rule)),
  ),
]

export function listChartWords(): string[] {
  const cards = [...listSoundCards(), ...listSilentCards()]
  const examples = [...cards.map(({ first }) => first), ...cards.flatMap(({ others }) => others)]
  return [...new Set(examples.map(({ word }) => word))]
}
