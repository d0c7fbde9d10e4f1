// @database any
import type { CategoryMastery } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import { writeParentsReport, type ParentsReportContent } from './parents-report.ts'

const none = { words: 0, right: 0 }
const category = (name: string, right: number, words: number, weeks: CategoryMastery['weeks'] = []) => ({
  category: name,
  name,
  right,
  words,
  weeks,
  trained: none,
  untrained: none,
})

const content: ParentsReportContent = {
  child: { student_id: 1, name: 'Kim Bos', first_name: 'Kim', school_key: null, eckid: null },
  groups: 'Groep 5',
  period: { since: 1_785_535_200, until: 1_795_302_000 },
  practice: { seconds: 7800, num_sessions: 9 },
  categories: [
    category('Korte klank', 9, 10),
    category('Lange klank', 3, 10, [
      { week: '2026-09-07', words: 10, right: 1 },
      { week: '2026-09-14', words: 10, right: 5 },
    ]),
    category('Woorden met ng', 0, 4),
  ],
  errors: [
    {
      category: 'Lange klank',
      name: 'Lange klank',
      count: 3,
      types: [
        {
          tag: 'x',
          name: 'x',
          count: 3,
          spellings: [{ word: 'maan', written: 'man', count: 3, last_at: 1 }],
        },
      ],
    },
  ],
  lessonOf: () => ({
    rule: 'Schrijf twee letters.',
    words: ['maan', 'boom', 'vuur', 'been', 'raam', 'haak'],
  }),
}

const textOf = (changes: Partial<ParentsReportContent> = {}): string =>
  JSON.stringify(writeParentsReport({ ...content, ...changes }, 1_795_300_000))

test('RAP-1 tells parents what goes well, what is practised and what they can do, in words of the lesson', () => {
  const { sections, facts } = writeParentsReport(content, 1_795_300_000)
  expect(sections.map(({ title }) => title)).toEqual([
    'Geoefend',
    'Dit gaat goed',
    'Dit oefent Kim nu',
    'Zo kunt u thuis helpen',
  ])
  expect(facts.at(-2)?.value).toBe('1 augustus 2026 tot en met 21 november 2026')
  const text = textOf()
  for (const said of [
    'Kim oefende in deze periode 9 keer, samen 2 uur en 10 minuten. Daarbij schreef Kim 24 woorden. Daarvan waren er 12 in één keer goed',
    '9 van de 10 woorden',
    'Vooruit ging ‘Lange klank’: in de eerste week 1 van de 10 woorden goed, in de laatste week 5 van de 10.',
    'Bijvoorbeeld: ‘man’ voor ‘maan’.',
    '“Schrijf twee letters.”',
    'maan, boom, vuur, been, raam.',
  ])
    expect(text).toContain(said)
  expect(text).not.toContain('0 van de 4')
})

test('RAP-1 says so where there is too little to tell, and begins with what is well all the same', () => {
  const few = textOf({ categories: [category('Korte klank', 1, 4)], errors: [] })
  expect(few).toContain('Kim zet door: al 9 keer geoefend. Van elke soort woorden zijn er nog te weinig')
  expect(few).toContain('Daarover is nog te weinig te zeggen: van elke soort schreef Kim')
  expect(textOf({ categories: [], practice: { seconds: 60, num_sessions: 1 } })).toContain(
    'Kim is begonnen: 1 keer geoefend.',
  )
  const hard = textOf({ categories: [category('Lange klank', 3, 10), category('Korte klank', 5, 10)] })
  expect(hard).toContain('Kim is hard aan het oefenen. Dit gaat nu het best:')
  expect(hard.indexOf('5 van de 10')).toBeLessThan(hard.indexOf('3 van de 10'))
  const inWeek = (name: string, week: string) => category(name, 9, 10, [{ week, words: 10, right: 9 }])
  const categories = [
    inWeek('Korte klank', '2026-09-07'),
    inWeek('Lange klank', '2026-11-09'),
    inWeek('Woorden met ng', '2026-11-16'),
    inWeek('Woorden met nk', '2026-11-16'),
  ]
  const all = textOf({ categories, errors: [] })
  expect(all).toContain(
    'Het laatst oefende Kim ‘Woorden met ng’ en ‘Woorden met nk’. Er is nu niets dat opvallend vaak misgaat.',
  )
  expect(all).toContain('een boodschappenlijst')
})
