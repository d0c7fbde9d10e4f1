// @vitest-environment jsdom
import type { StudentInsight } from '@letterliaan/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { noNetwork, type Answers } from '../../testing/fake-server.ts'
import { leavePage, openPage, standInForBrowser } from '../../testing/open-page.tsx'
import { ChildInsightPage } from './ChildInsightPage.tsx'

/** Of a Wednesday in the winter. */
const now = Date.parse('2027-01-20T10:00:00Z')

beforeEach(() => {
  standInForBrowser()
  vi.useFakeTimers({ now, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  leavePage()
})

const at = (day: string) => Date.parse(`${day}T12:00:00Z`) / 1000
const root = '/api/v1/begeleider/student/:id'
const none = { words: 0, right: 0 }
const spelling = (word: string, written: string, count = 1) => ({
  word,
  written,
  count,
  last_at: at('2027-01-10'),
})
const mastery = (category: string, name: string, weeks: readonly [string, number, number][]) => ({
  category,
  name,
  words: weeks.reduce((sum, [, words]) => sum + words, 0),
  right: weeks.reduce((sum, [, , right]) => sum + right, 0),
  weeks: weeks.map(([week, words, right]) => ({ week, words, right })),
  trained: none,
  untrained: none,
})

const insight: StudentInsight = {
  student_id: 3,
  practice: {
    seconds: 5400,
    num_sessions: 2,
    sessions: [{ started_at: at('2027-01-12'), seconds: 1800, words: 20, right: 15 }],
    weeks: [
      { week: '2027-01-04', seconds: 3600, sessions: 1, words: 30, right: 20 },
      { week: '2027-01-11', seconds: 1800, sessions: 1, words: 20, right: 15 },
    ],
  },
  categories: [
    mastery('kort', 'Korte klank', [
      ['2027-01-04', 10, 5],
      ['2027-01-11', 10, 9],
    ]),
    mastery('lang', 'Lange klank', [['2027-01-11', 10, 4]]),
    mastery('ng', 'Woorden met ng', [['2027-01-11', 3, 3]]),
  ],
  trained: none,
  untrained: none,
  changes: { together: 'forward', categories: [] },
  errors: [
    {
      category: 'kort',
      name: 'Korte klank',
      count: 9,
      types: [
        {
          tag: 'verdubbeling',
          name: 'verdubbeling',
          count: 9,
          spellings: Array.from({ length: 8 }, (_, nr) => spelling(`woord${nr}`, `fout${nr}`, 8 - nr)),
        },
      ],
    },
  ],
  confusions: [
    { expected: 'mm', written: 'm', count: 6, spellings: [spelling('bommen', 'bomen', 6)] },
    { expected: 'd', written: 't', count: 2, spellings: [spelling('hond', 'hont', 2)] },
    { expected: 'h', written: '', count: 1, spellings: [spelling('schip', 'scip')] },
  ],
  due: {
    num_due: 3,
    num_soon: 1,
    categories: [
      {
        category: 'kort',
        name: 'Korte klank',
        count: 3,
        words: [
          { word: 'bom', due_at: 1 },
          { word: 'kat', due_at: 1 },
        ],
      },
    ],
  },
  repetitions: [
    {
      step_id: 1,
      label: 'Korte klank',
      reason: 'due',
      words: [
        {
          word: 'bom',
          why: 'due',
          step: 'Korte klank',
          due_at: at('2027-01-18'),
          moments: [
            { at: at('2027-01-05'), outcome: 'wrong', written: 'bon' },
            { at: at('2027-01-12'), outcome: 'later', written: null },
            { at: at('2027-01-13'), outcome: 'right', written: null },
          ],
        },
        { word: 'kat', why: 'chosen', step: 'Korte klank', due_at: null, moments: [] },
        { word: 'vis', why: 'confirms', step: 'Korte klank', due_at: null, moments: [] },
      ],
    },
    { step_id: 2, label: 'Lange klank', reason: 'marked', words: [] },
  ],
  calibration: { sure: none, doubt: none, sure_wrong: [] },
}

const student = { id: 3, screen_name: 'Noor', name: 'Noor', buddy_id: 1, group_ids: [] }
const call = `GET ${root}/insight` as const

async function open(changes: Partial<StudentInsight> = {}, more: Answers = {}) {
  const page = await openPage(<ChildInsightPage student_id={3} />, {
    'GET /api/v1/begeleider/student': ({ query }: { query: Record<string, string> }) =>
      query['archived'] === 'true' ? [] : [student],
    [call]: { ...insight, ...changes },
    [`GET ${root}/goal`]: { words: 15, best: 42 },
    ...more,
  })
  return {
    ...page,
    since: () => page.calls.filter(({ name }) => name === call).map(({ query }) => Number(query['since'])),
  }
}

const panel = (title: string) => within(screen.getByRole('region', { name: title }))
const tableRows = (name: string | RegExp) =>
  within(screen.getByRole('table', { name, hidden: true }))
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map(({ textContent }) => textContent))

describe('INZ-1 the period', () => {
  test.each([
    ['Dit schooljaar', '2026-08-01T00:00:00+02:00'],
    ['Laatste 6 weken', '2026-12-09T00:00:00+01:00'],
    ['Alles', '1970-01-01T00:00:00Z'],
  ])('%s begins at %s', async (choice, start) => {
    const { since, user } = await open()
    if (choice !== 'Dit schooljaar') await user.click(screen.getByLabelText(choice))
    await waitFor(() => expect(since().at(-1)).toBe(Date.parse(start) / 1000))
  })

  test('without practice says so, and what is due and the reports stay', async () => {
    await open({ practice: { seconds: 0, num_sessions: 0, sessions: [], weeks: [] } })
    expect(screen.getByText('Noor heeft in deze periode niet geoefend.')).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Beheersing' })).toBeNull()
    expect(
      panel('Herhalen').getByText('3 woorden zijn nu toe aan herhaling; deze week komt er 1 bij.'),
    ).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Rapporten' })).toBeTruthy()
  })
})

test('INZ-1 how long a child practised, week by week, with its best week', async () => {
  await open()
  expect(
    panel('Oefentijd').getByText('Noor oefende 1 uur en 30 minuten, verdeeld over 2 keer in 2 weken.'),
  ).toBeTruthy()
  expect(
    panel('Oefentijd').getByText('Geoefende woorden deze week: 15. De beste week hiervoor: 42.'),
  ).toBeTruthy()
  expect(tableRows('Oefentijd per week')).toEqual([
    ['Week van', 'Oefentijd', 'Keer geoefend', 'In één keer goed'],
    ['4 jan', '1 uur', '1', '20 van 30'],
    ['11 jan', '30 minuten', '1', '15 van 20'],
  ])
  expect(screen.getByText('di 12 jan, 13:00: 30 minuten, 15 van 20 woorden in één keer goed')).toBeTruthy()
})

test('INZ-1 a child without a week before has no best week to beat', async () => {
  await open({}, { [`GET ${root}/goal`]: { words: 15, best: 0 } as never })
  expect(panel('Oefentijd').getByText('Geoefende woorden deze week: 15.')).toBeTruthy()
})

describe('INZ-2 the course of a category', () => {
  test('WEET-16 of all words, then of one, tells a change that is larger than its error', async () => {
    await open()
    const mine = panel('Beheersing')
    expect(mine.getByText('Noor ging hierin vooruit: meer dan door toeval te verwachten is.')).toBeTruthy()
    const show = (category: string) =>
      fireEvent.change(mine.getByRole('combobox'), { target: { value: `c ${category}` } })
    show('lang')
    expect(mine.getByText(/^Er is geen verandering te zien die groter is/)).toBeTruthy()
    show('ng')
    expect(tableRows(/^In één keer goed per week, ‘Woorden met ng’/)).toEqual([
      ['Week van', 'In één keer goed', 'Woorden'],
      ['11 jan', 'te weinig gegevens', '3 van 3'],
    ])
  })
})

test('INZ-3 of many spellings the most frequent are seen, the rest on demand', async () => {
  await open()
  const errors = panel('Fouten')
  expect(
    errors.getByText(
      'Deze fout maakt Noor het meest: verdubbeling, 9 keer, bijvoorbeeld woord0 → fout0 (8×).',
    ),
  ).toBeTruthy()
  const rest = errors.getByText('Nog 2 woorden').closest('details')
  expect(rest?.open).toBe(false)
  expect(within(rest as HTMLElement).getByText('fout7')).toBeTruthy()
  expect(within(rest as HTMLElement).queryByText('fout5')).toBeNull()
})

describe('INZ-5 confusions', () => {
  test('stand in a grid, with a dash for a letter that is left out', async () => {
    await open()
    expect(tableRows(/^Wat er hoort/)).toEqual([
      ['gehoord ↓ geschreven →', 'm', 't', '–'],
      ['mm', '6', '', ''],
      ['d', '', '2', ''],
      ['h', '', '', '1'],
    ])
    expect(tableRows('Alle verwisselingen').at(-1)).toEqual(['h', '–', '1', 'schip → scip'])
  })

  test('of many the grid has the first twelve, the table all', async () => {
    const letters = Array.from({ length: 15 }, (_, nr) => String.fromCodePoint(97 + nr))
    await open({
      confusions: letters.map((expected) => ({ expected, written: 'x', count: 1, spellings: [] })),
    })
    expect(tableRows(/^Wat er hoort/)).toHaveLength(1 + 12)
    expect(tableRows('Alle verwisselingen')).toHaveLength(1 + 15)
  })
})

describe('INZ-6 what is due', () => {
  test('WEET-17 is told with the reason and the history of each word', async () => {
    await open()
    const due = panel('Herhalen')
    expect(due.getByText('Korte klank (3 woorden): waarom?')).toBeTruthy()
    expect(due.getByText('Lange klank (0 woorden): waarom?')).toBeTruthy()
    expect(due.getByText('Een begeleider koos deze stap om te herhalen.')).toBeTruthy()
    const words = due.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)
    expect(words).toContain(
      'bom: 5 jan fout (bon), 12 jan goed na een fout of hulp, 13 jan goed. Toe aan herhaling sinds 18 jan',
    )
    expect(words).toContain('kat: nog niet geschreven')
    expect(words).toContain('vis: nooit geoefend. Laat zien of ‘Korte klank’ ook met nieuwe woorden lukt')
    expect(words.at(-1)).toBe('Korte klank 3 woordenbom, kat en nog 1')
  })
})

test('KALM-2 how well a child knows what it knows is shown only where it was asked', async () => {
  await open()
  expect(screen.queryByRole('region', { name: 'Zeker of twijfel' })).toBeNull()
})

test('KALM-2 of sure and doubt the numbers, and where it was sure and wrong', async () => {
  await open({
    calibration: {
      sure: { words: 10, right: 9 },
      doubt: { words: 10, right: 4 },
      sure_wrong: [spelling('hond', 'hont', 2), spelling('bom', 'bon')],
    },
  })
  const mine = panel('Zeker of twijfel')
  expect(
    mine.getByText(
      'Zeker: 90% goed (naar schatting 65% tot 98%). Twijfel: 40% goed (naar schatting 19% tot 65%). Noor weet vaak wanneer het een woord nog niet weet.',
    ),
  ).toBeTruthy()
  expect(tableRows('Zeker of twijfel, van Noor').slice(1)).toEqual([
    ['Zeker', '9', '1'],
    ['Twijfel', '4', '6'],
  ])
  expect(mine.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'hond → hont 2×',
    'bom → bon',
  ])
})

describe('RAP-1 a report', () => {
  const parents = `POST ${root}/report/parents` as const
  const saved: string[] = []
  beforeEach(() => {
    saved.length = 0
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
    )
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function note(this: HTMLAnchorElement) {
      saved.push(this.download)
    })
  })
  afterEach(() => void vi.restoreAllMocks())

  test('is of this school year until today, and is kept under a name that says of whom it is', async () => {
    const { press, calls } = await open({}, { [parents]: new ArrayBuffer(4) as never })
    await press('Maak de bladzijde (PDF)')
    await screen.findByText('‘Rapport voor ouders Noor.pdf’ is bewaard bij uw downloads.')
    expect(saved).toEqual(['Rapport voor ouders Noor.pdf'])
    expect(calls.find(({ name }) => name === parents)?.body).toEqual({
      since: Date.parse('2026-08-01T00:00:00+02:00') / 1000,
      until: Date.parse('2027-01-21T00:00:00+01:00') / 1000,
    })
    expect(screen.getByRole('link', { name: 'Open en print' })).toBeTruthy()
  })

  test('of a period that ends before it begins cannot be made', async () => {
    const { press, changes } = await open({}, { [parents]: new ArrayBuffer(4) as never })
    fireEvent.change(screen.getByLabelText('Tot en met'), { target: { value: '2026-07-01' } })
    expect(screen.getByText('Kies een dag die niet voor de eerste ligt.')).toBeTruthy()
    await press('Maak de bladzijde (PDF)')
    expect(changes()).toEqual([])
  })

  test('of dyslexia asks first what only a person knows, and what is left empty is sent empty', async () => {
    const dyslexia = `POST ${root}/report/dyslexia` as const
    const { press, user, changes, calls } = await open({}, { [dyslexia]: new ArrayBuffer(4) as never })
    await press('Vul in en maak (PDF)')
    expect(changes()).toEqual([])
    await user.type(screen.getByLabelText('Doel'), 'Vlot lezen')
    await press('Maak het rapport')
    await screen.findByText(/^‘Dyslexiedossier Noor.pdf’/)
    expect(calls.at(-1)?.body).toMatchObject({ goal: 'Vlot lezen', guided_by: '' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('that fails is told, and nothing is called kept', async () => {
    const { press, answer } = await open({}, { [parents]: noNetwork })
    await press('Maak de bladzijde (PDF)')
    await screen.findByText('De server is niet bereikbaar.')
    expect([saved, screen.queryByText(/is bewaard/)]).toEqual([[], null])
    answer({ [parents]: new ArrayBuffer(4) })
    await press('Maak de bladzijde (PDF)')
    await waitFor(() => expect(saved).toHaveLength(1))
  })

  test('in CSV is not opened to print', async () => {
    const { press } = await open({}, { [`POST ${root}/csv` as const]: new ArrayBuffer(4) as never })
    await press('Antwoorden (CSV)')
    await screen.findByText('‘Antwoorden Noor.csv’ is bewaard bij uw downloads.')
    expect(screen.queryByRole('link', { name: 'Open en print' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Bewaar nog eens' }).getAttribute('download')).toBe(
      'Antwoorden Noor.csv',
    )
  })
})

test('a child that is not this supervisor’s has no page', async () => {
  await openPage(<ChildInsightPage student_id={99} />, { 'GET /api/v1/begeleider/student': [] })
  expect(screen.getByRole('heading', { name: 'Deze pagina bestaat niet' })).toBeTruthy()
})
