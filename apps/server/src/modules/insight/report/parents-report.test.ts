import type { CategoryMastery, SkillEstimate } from '@letterliaan/contract'
import { createSeededRandom } from '@letterliaan/rules/random'
import { type Skill, updateSkill } from '@letterliaan/rules/skill'
import { describe, expect, test } from 'vitest'
import { type CategorySkill, findSkillChanges } from '../skill-changes.ts'
import { estimateAt } from '../skill-estimates.ts'
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

test('RAP-1 the page has what goes well, what is practised and how to help, in words of the lessons', () => {
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

test('RAP-1 the page reports too little data, and still begins with what goes well', () => {
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

describe('WEET-16 growth is reported when larger than its error', () => {
  const weeks = 10
  const week = 7 * 86_400
  const since = 1_785_535_200
  const wordsAWeek = 25
  const names = ['Korte klank', 'Lange klank', 'Woorden met ng', 'Woorden met nk']

  /** Simulates a child's page. `share`: part of the ten weeks that is over; `kind`: index of the category. */
  function pageOf(chanceAt: (share: number, kind: number) => number, seed: number): string {
    const random = createSeededRandom(seed)
    const rows: CategorySkill[] = []
    for (const [kind, name] of names.entries()) {
      let skill: Skill | null = null
      for (let at = 0; at < weeks; at++) {
        const chance = chanceAt(at / (weeks - 1), kind)
        for (let word = 0; word < wordsAWeek; word++) {
          const now = since + at * week + Math.floor(((word + 1) * week) / (wordsAWeek + 2))
          const is_right = random() < chance
          const seen = { at: now, is_right, difficulty: 0 }
          skill = updateSkill(skill, seen)
        }
        if (skill !== null) rows.push({ category: name, ...skill })
      }
    }
    const changes = findSkillChanges(rows, { since, until: since + 20 * week })
    return textOf({
      categories: names.map((name) => category(name, 'middle')),
      spellings: new Map(),
      changes,
    })
  }

  const isGrowthTold = (page: string): boolean => /[Vv]ooruit|[Aa]chteruit/.test(page)

  const shareTold = (from: number, to: number): number => {
    const pages = Array.from({ length: 300 }, (_, seed) =>
      pageOf((share) => from + (to - from) * share, 1000 + seed),
    )
    return pages.filter(isGrowthTold).length / pages.length
  }

  test.each([0.5, 0.65, 0.8, 0.9])(
    'a child that stays at %d is reported as changed in at most one of twenty',
    (chance) => {
      expect(shareTold(chance, chance)).toBeLessThanOrEqual(0.05)
    },
  )

  test('a child that keeps knowing most words is reported as changed in at most one of twenty', () => {
    const chances = [0.99, 0.97, 0.95, 0.6]
    const pages = Array.from({ length: 300 }, (_, seed) =>
      pageOf((_share, at) => chances[at] ?? 0, 3000 + seed),
    )
    expect(pages.filter(isGrowthTold).length / pages.length).toBeLessThanOrEqual(0.05)
  })

  test('a rise of 30 points in ten weeks of a hundred words is reported in nearly nine of ten', () => {
    expect(shareTold(0.6, 0.9)).toBeGreaterThanOrEqual(0.85)
    expect(shareTold(0.6, 0.75)).toBeLessThanOrEqual(0.05)
  })

  test('a decline is not reported as growth', () => {
    expect(textOf({ changes: { is_known: true, together: 'back', categories: [] } })).not.toMatch(
      /[Vv]ooruit/,
    )
  })
})

describe('ZEG-1 the page reports the skill of a simulated child on its last day', () => {
  const day = 86_400
  const since = 1_785_535_200
  const name = 'Lange klank'

  /** Returns the statement after thirty weeks of five new words with this chance. */
  function tell(chanceIn: (week: number) => number, seed: number): 'good' | 'hard' | null {
    const random = createSeededRandom(seed)
    let skill: Skill | null = null
    for (let word = 0; word < 150; word++) {
      const week = Math.floor(word / 5)
      const at = since + week * 7 * day + (word % 5) * 3600
      const is_right = random() < chanceIn(week)
      skill = updateSkill(skill, {
        at,
        is_right,
        difficulty: 0,
      })
    }
    const until = since + 30 * 7 * day
    const estimate = estimateAt(skill === null ? [] : [{ category: name, ...skill }], until)(name)
    const text = textOf({ categories: [category(name, estimate)], spellings: new Map() })
    const [, hard = ''] = text.split('Dit kan Kim nog oefenen')
    if (/gaan nu goed.*Lange klank.*Dit kan Kim/.test(text)) return 'good'
    return /nog lastig:.*Lange klank/.test(hard) ? 'hard' : null
  }

  const shareOf = (said: 'good' | 'hard', chanceIn: (week: number) => number): number => {
    const told = Array.from({ length: 200 }, (_, seed) => tell(chanceIn, 7000 + seed))
    return told.filter((each) => each === said).length / told.length
  }

  test('a child at .7 is not reported as good, and one at .8 not as low', () => {
    expect(shareOf('good', () => 0.7)).toBeLessThanOrEqual(0.05)
    expect(shareOf('hard', () => 0.8)).toBeLessThanOrEqual(0.05)
  })

  test('a child that has since learnt it is not reported as finding it hard, nor one that lost it as good', () => {
    const learnt = (week: number) => (week < 12 ? 0.4 : 0.95)
    const lost = (week: number) => (week < 12 ? 0.95 : 0.5)
    expect([shareOf('hard', learnt), shareOf('good', lost)]).toEqual([0, 0])
    expect(shareOf('good', learnt)).toBeGreaterThan(0.8)
    expect(shareOf('hard', lost)).toBeGreaterThan(0.5)
  })
})
