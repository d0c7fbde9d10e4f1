// @database any
import type { CategoryMastery } from '@letterliaan/contract'
import { seededRandom } from '@letterliaan/rules/random'
import { type Skill, updateSkill } from '@letterliaan/rules/skill'
import { describe, expect, test } from 'vitest'
import { type CategorySkill, findSkillChanges } from '../skill-changes.ts'
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
  changes: { together: 'forward', categories: [{ category: 'Lange klank', changed: 'forward' }] },
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
    'Vooruit ging Kim in deze periode met ‘Lange klank’.',
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

describe('WEET-16 growth is told when it is larger than its error', () => {
  const weeks = 10
  const week = 7 * 86_400
  const since = 1_785_535_200
  const wordsAWeek = 25
  const names = ['Korte klank', 'Lange klank', 'Woorden met ng', 'Woorden met nk']

  /** The page of a simulated child whose chance goes from one to the other in ten weeks. */
  function pageOf(from: number, to: number, seed: number): string {
    const random = seededRandom(seed)
    const rows: CategorySkill[] = []
    for (const name of names) {
      let skill: Skill | null = null
      for (let at = 0; at < weeks; at++) {
        const chance = from + ((to - from) * at) / (weeks - 1)
        for (let word = 0; word < wordsAWeek; word++) {
          const now = since + at * week + Math.floor(((word + 1) * week) / (wordsAWeek + 2))
          const is_right = random() < chance
          const seen = { at: now, is_right, difficulty: 0, last_practised_at: null, retrievability: null }
          skill = updateSkill(skill, seen)
        }
        if (skill !== null) rows.push({ category: name, ...skill })
      }
    }
    const changes = findSkillChanges(rows, { since, until: since + 20 * week })
    return textOf({ categories: names.map((name) => category(name, 50, 60)), errors: [], changes })
  }

  const shareTold = (from: number, to: number): number => {
    const pages = Array.from({ length: 300 }, (_, seed) => pageOf(from, to, 1000 + seed))
    return pages.filter((page) => /[Vv]ooruit|[Aa]chteruit/.test(page)).length / pages.length
  }

  test.each([0.5, 0.65, 0.8, 0.9])(
    'of a child that stays at %d it is told of at most one in twenty',
    (chance) => {
      expect(shareTold(chance, chance)).toBeLessThanOrEqual(0.05)
    },
  )

  test('of a child that rises 15 points in ten weeks, with a hundred words a week, it is found in seven of ten', () => {
    expect(shareTold(0.6, 0.75)).toBeGreaterThanOrEqual(0.7)
  })

  test('of one that went back nothing is said of growth', () => {
    expect(textOf({ changes: { together: 'back', categories: [] } })).not.toMatch(/[Vv]ooruit/)
  })
})
