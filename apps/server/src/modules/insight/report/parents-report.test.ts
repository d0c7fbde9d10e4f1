import type { CategoryMastery, SkillEstimate } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import { writeParentsReport, type ParentsReportContent } from './parents-report.ts'

const none = { words: 0, right: 0 }
const estimates: Readonly<Record<SkillEstimate['look'], SkillEstimate>> = {
  good: { chance: 0.88, low: 0.8, high: 0.94, look: 'good' },
  middle: { chance: 0.74, low: 0.6, high: 0.84, look: 'middle' },
  low: { chance: 0.32, low: 0.2, high: 0.45, look: 'low' },
  unknown: { chance: 0.68, low: 0.25, high: 0.94, look: 'unknown' },
}

const category = (
  name: string,
  skill: SkillEstimate['look'] | SkillEstimate,
  { right = 9, words = 10, weeks = [] }: Partial<Pick<CategoryMastery, 'right' | 'words' | 'weeks'>> = {},
): CategoryMastery => ({
  category: name,
  name,
  right,
  words,
  skill: typeof skill === 'string' ? estimates[skill] : skill,
  weeks,
  trained: none,
  untrained: none,
})

const content: ParentsReportContent = {
  child: { student_id: 1, name: 'Kim Bos', first_name: 'Kim', school_key: null, eckid: null },
  groups: 'Groep 5',
  period: { since: 1_785_535_200, until: 1_795_302_000 },
  practice: { seconds: 7800, num_sessions: 9 },
  num_long_enough: 8,
  num_unread_runs: 0,
  categories: [
    category('Korte klank', 'good'),
    category('Lange klank', 'low', { right: 3 }),
    category('Woorden met ng', 'unknown', { right: 0, words: 4 }),
  ],
  changes: {
    is_known: true,
    together: 'forward',
    categories: [{ category: 'Lange klank', changed: 'forward' }],
  },
  spellings: new Map([
    [
      'Lange klank',
      [
        { word: 'maan', written: 'man', count: 3, last_at: 1 },
        { word: 'boom', written: 'bu…', count: 2, last_at: 1 },
      ],
    ],
  ]),
  lessonOf: () => ({
    rule: 'Schrijf twee letters.',
    words: ['maan', 'boom', 'vuur', 'been', 'raam', 'haak'],
  }),
}

const textOf = (changes: Partial<ParentsReportContent> = {}): string =>
  JSON.stringify(writeParentsReport({ ...content, ...changes }, 1_795_300_000))

test('RAP-1 the page says what goes well, what is practised and how to help, in words of the lessons', () => {
  const { sections, facts } = writeParentsReport(content, 1_795_300_000)
  expect(sections.map(({ title }) => title)).toEqual([
    'Geoefend',
    'Dit gaat goed',
    'Dit kan Kim nog oefenen',
    'Zo kunt u thuis helpen',
  ])
  expect(facts.at(-2)?.value).toBe('1 augustus 2026 tot en met 21 november 2026')
  const text = textOf()
  for (const said of [
    'Kim oefende in deze periode 9 keer, samen 2 uur en 10 minuten. Daarbij schreef Kim 24 woorden. Daarvan waren er 12 in één keer goed',
    'ongeveer 9 van de 10 nieuwe woorden (8 tot 9)',
    'ongeveer 3 van de 10 nieuwe woorden (2 tot 5)',
    'Tussen haakjes staat tussen welke aantallen dat vermoedelijk ligt',
    'Vooruit ging Kim in deze periode met ‘Lange klank’.',
    'Bijvoorbeeld: ‘man’ voor ‘maan’.',
    'Lees samen de regel van ‘Lange klank’, en laat Kim hem in eigen woorden vertellen: “Schrijf twee letters.”',
    'maan, boom, vuur, been, raam.',
  ])
    expect(text).toContain(said)
  expect(text).not.toContain('Woorden met ng')
})

test('RAP-1 the page says that there is too little data, but still begins with what goes well', () => {
  const few = textOf({ categories: [category('Korte klank', 'unknown')], spellings: new Map() })
  expect(few).toContain(
    'Kim zet door: al 8 keer een minuut of langer geoefend. Van nog geen soort woorden is zeker',
  )
  expect(few).toContain('Daarover is nog te weinig te zeggen: van elke soort schreef Kim')
  expect(textOf({ categories: [], num_long_enough: 1 })).toContain(
    'Kim is begonnen: 1 keer een minuut of langer geoefend.',
  )
  expect(textOf({ categories: [], num_long_enough: 0 })).toContain('Kim is begonnen met oefenen. Van nog')
  const between = textOf({ categories: [category('Lange klank', 'middle')] })
  expect(between).toContain('Dit gaat nog niet zeker goed:')
  expect(between).not.toContain('lastig')
  const mixed = textOf({ categories: [category('Lange klank', 'middle'), category('Woorden met nk', 'low')] })
  expect(textOf()).not.toContain('bu…')
  expect(mixed).toContain('Dit is nog lastig:')
  expect(mixed).not.toContain('"name":"Lange klank"')
  const inWeek = (name: string, week: string) =>
    category(name, 'good', { weeks: [{ week, words: 10, right: 9 }] })
  const categories = [
    inWeek('Korte klank', '2026-09-07'),
    inWeek('Lange klank', '2026-11-09'),
    inWeek('Woorden met ng', '2026-11-16'),
    inWeek('Woorden met nk', '2026-11-16'),
  ]
  const all = textOf({ categories, spellings: new Map() })
  expect(all).toContain(
    'Het laatst oefende Kim ‘Woorden met ng’ en ‘Woorden met nk’. Er is nu niets dat zeker nog lastig is.',
  )
  expect(all).toContain('een boodschappenlijst')
})

test('WEET-16 a decline is not reported as growth', () => {
  expect(textOf({ changes: { is_known: true, together: 'back', categories: [] } })).not.toMatch(/[Vv]ooruit/)
})

test('RAP-1 the page counts the runs that could not be read', () => {
  const sentence = 'Van Kim kon 1 oefening niet worden gelezen. In wat Kim nu kan, telt die niet mee.'
  expect(textOf({ num_unread_runs: 1 })).toContain(sentence)
  expect(textOf()).not.toContain('niet worden gelezen')
})
