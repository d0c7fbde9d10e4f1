// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'
import { ChildInsightPage } from './ChildInsightPage.tsx'
import {
  insightBody,
  insightNow,
  createSpelling,
  openChildInsightPage,
  getPanel,
  readTableRows,
} from './child-insight-page.fixture.tsx'

beforeEach(() => void vi.useFakeTimers({ now: insightNow, toFake: ['Date'] }))

describe('INZ-1 the period', () => {
  test('can be chosen by the user', async () => {
    const { since, user } = await openChildInsightPage()
    await user.click(screen.getByLabelText('Laatste 6 weken'))
    const starts = ['2026-08-01T00:00:00+02:00', '2026-12-09T00:00:00+01:00']
    await waitFor(() => expect(since()).toEqual(starts.map((start) => Date.parse(start) / 1000)))
  })

  test('has a message if it has no practice, but still shows due words and reports', async () => {
    await openChildInsightPage({ practice: { seconds: 0, num_sessions: 0, sessions: [], weeks: [] } })
    screen.getByText('Noor heeft in deze periode niet geoefend.')
    expect(screen.queryByRole('region', { name: 'Beheersing' })).toBeNull()
    getPanel('Herhalen').getByText('3 woorden zijn nu toe aan herhaling; deze week komt er 1 bij.')
    screen.getByRole('region', { name: 'Rapporten' })
  })
})

test('INZ-1 the page says how many runs could not be read', async () => {
  await openChildInsightPage({ num_unread_runs: 2 })
  screen.getByText(
    'Van Noor konden 2 oefeningen niet worden gelezen. In wat Noor nu kan, tellen die niet mee.',
  )
})

test('INZ-1 INZ-3 INZ-5 INZ-6 WEET-17 KALM-2 the page shows practice, errors, confusions and due words', async () => {
  await openChildInsightPage()
  const practice = getPanel('Oefentijd')
  practice.getByText('Noor oefende 2 keer, samen 1 uur en 30 minuten, in 2 verschillende weken.')
  practice.getByText('Geoefende woorden deze week: 15. De beste week hiervoor: 42.')
  expect(readTableRows('Oefentijd per week')).toEqual([
    ['Week van', 'Oefentijd', 'Keer geoefend', 'In één keer goed'],
    ['4 jan', '1 uur', '1', '20 van 30'],
    ['11 jan', '30 minuten', '1', '15 van 20'],
  ])
  screen.getByText('di 12 jan, 13:00: 30 minuten, 15 van 20 woorden in één keer goed')

  const errors = getPanel('Fouten')
  errors.getByText('Deze fout maakt Noor het meest: verdubbeling, 9 keer, bijvoorbeeld woord0 → fout0 (8×).')
  const rest = errors.getByText('Nog 2 woorden').closest('details') as HTMLDetailsElement
  expect(rest.open).toBe(false)
  within(rest).getByText('fout7')
  expect(within(rest).queryByText('fout5')).toBeNull()

  // A dash replaces an omitted letter.
  expect(readTableRows(/^Wat er hoort/)).toEqual([
    ['goed ↓ geschreven →', 'm', 't', '–'],
    ['mm', '6', '', ''],
    ['d', '', '2', ''],
    ['h', '', '', '1'],
  ])
  expect(readTableRows('Alle verwisselingen').at(-1)).toEqual(['h', '–', '1', 'schip → scip'])

  const due = getPanel('Herhalen')
  due.getByText('Korte klank (4 woorden): waarom?')
  due.getByText('Lange klank (0 woorden): waarom?')
  due.getByText('Een begeleider koos deze stap om te herhalen.')
  const words = due.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)
  expect(words).toContain(
    'bom: 5 jan fout (bon), 12 jan goed na een fout of hulp, 13 jan goed. Toe aan herhaling sinds 18 jan',
  )
  expect(words).toContain('kat: nog niet geschreven')
  expect(words).toContain('dak: 18 jan fout (dag). In deze reeks al geschreven')
  expect(words).toContain('vis: nooit geoefend. Laat zien of ‘Korte klank’ ook met nieuwe woorden lukt')
  expect(words.at(-1)).toBe('Korte klank 3 woordenbom, kat en nog 1')

  // The game does not ask this child whether it is sure.
  expect(screen.queryByRole('region', { name: 'Zeker of twijfel' })).toBeNull()
})

test('INZ-1 a first week in which nothing was spelled has no words and no best week', async () => {
  const read = {
    started_at: Date.parse('2025-01-14T13:00:00+01:00') / 1000,
    seconds: 300,
    words: 0,
    right: 0,
  }
  const practice = { ...insightBody.practice, sessions: [read] }
  await openChildInsightPage({ practice, best: { words: 15, best: 0 } })
  screen.getByText('di 14 jan 2025, 13:00: 5 minuten, geen woorden gespeld')
  getPanel('Oefentijd').getByText('Geoefende woorden deze week: 15.')
})

describe('INZ-2 the trend of a category', () => {
  test('WEET-16 is described only if it is larger than its error', async () => {
    await openChildInsightPage({
      changes: {
        is_known: true,
        together: 'forward',
        categories: [{ category: 'kort', changed: 'forward' }],
      },
    })
    const mine = getPanel('Beheersing')
    const told = mine.getAllByText('Noor ging hierin vooruit: meer dan door toeval te verwachten is.')
    expect(told.map((sentence) => sentence.closest('li')?.querySelector('h4')?.textContent)).toEqual([
      undefined,
      'Korte klank',
    ])
    expect(readTableRows(/^In één keer goed per week, ‘Woorden met ng’/)).toEqual([
      ['Week van', 'In één keer goed', 'Kan ook zijn', 'Woorden'],
      ['11 jan', 'te weinig gegevens', '', '3 van 3'],
    ])
  })

  test('is not collapsed if the category changed', async () => {
    const [first] = insightBody.categories
    const changed = { category: first?.category ?? '', changed: 'back' as const }
    await openChildInsightPage({ changes: { is_known: true, together: null, categories: [changed] } })
    const detailOf = (name: string) =>
      getPanel('Beheersing').getByRole('heading', { name, level: 4 }).closest('details details')
    expect([detailOf('Korte klank'), detailOf('Woorden met ng') === null]).toEqual([null, false])
    getPanel('Beheersing').getByText(/^Noor ging hierin achteruit/)
  })

  test('ZEG-3 is drawn until this week on a shared axis, with gaps and an interval for each week', async () => {
    const weekOf = (week: string, words: number, right: number) => ({ week, words, right })
    const [first, ...others] = insightBody.categories
    const weeks = [weekOf('2026-11-02', 40, 40), weekOf('2026-11-09', 5, 4), weekOf('2026-11-30', 5, 4)]
    await openChildInsightPage({ categories: [Object.assign({}, first, { weeks }), ...others] })
    const chart = getPanel('Beheersing').getByRole('heading', { name: 'Korte klank' }).parentElement
    // Twelve weeks, including the first and that of 18 January.
    expect(chart?.querySelectorAll('.week')).toHaveLength(12)
    expect(chart?.querySelectorAll('.point')).toHaveLength(3)
    expect(chart?.querySelectorAll('polyline')).toHaveLength(1)
    expect(chart?.querySelectorAll<HTMLElement>('.goal')[0]?.style.insetBlockEnd).toBe('80%')
    const bands = Array.from(chart?.querySelectorAll<HTMLElement>('.band') ?? [], ({ style }) =>
      Number.parseFloat(style.blockSize),
    )
    expect(bands[1]).toBeGreaterThan(3 * (bands[0] ?? 100))
    expect(readTableRows(/^In één keer goed per week, ‘Korte klank’/)).toEqual([
      ['Week van', 'In één keer goed', 'Kan ook zijn', 'Woorden'],
      ['2 nov', '100%', expect.stringMatching(/^9\d% tot 100%$/), '40 van 40'],
      ['9 nov', '80%', '44% tot 95%', '4 van 5'],
      ['30 nov', '80%', '44% tot 95%', '4 van 5'],
    ])
  })
})

test('ZEG-3 holidays are shaded in the charts and named below them and in their tables', async () => {
  const christmas = { name: 'Kerstvakantie', from: '2026-12-19', until: '2027-01-03' }
  const [first] = insightBody.categories
  if (!first) throw new Error('There is no category.')
  const weeks = [{ week: '2026-11-02', words: 40, right: 40 }]
  await openChildInsightPage(
    { categories: [{ ...first, weeks }] },
    { 'GET /api/v1/begeleider/organisation': { holidays: [christmas] } as never },
  )
  const shades = document.querySelectorAll<HTMLElement>('.holiday')
  expect(shades).toHaveLength(2)
  const [from, width] = [shades[0]?.style.insetInlineStart, shades[0]?.style.inlineSize].map(
    Number.parseFloat as never,
  )
  expect([from, width]).toEqual([expect.closeTo((100 * 47) / 84, 1), expect.closeTo((100 * 16) / 84, 1)])
  screen.getByText('De grijze stroken zijn vakantie: Kerstvakantie.')
  expect(readTableRows(/^In één keer goed per week, ‘/)).toEqual([
    ['Week van', 'In één keer goed', 'Kan ook zijn', 'Woorden', 'Vakantie'],
    ['2 nov', '100%', expect.any(String), '40 van 40', ''],
    ['21 dec', '', '', '', 'Kerstvakantie'],
    ['28 dec', '', '', '', 'Kerstvakantie'],
  ])
})

test('INZ-5 the grid shows at most twelve confusions, and the table shows all', async () => {
  const letters = Array.from({ length: 15 }, (_, nr) => String.fromCodePoint(97 + nr))
  await openChildInsightPage({
    confusions: letters.map((expected) => ({ expected, written: 'x', count: 1, spellings: [] })),
  })
  expect(readTableRows(/^Wat er hoort/)).toHaveLength(1 + 12)
  expect(readTableRows('Alle verwisselingen')).toHaveLength(1 + 15)
})

test('KALM-2 the page counts sure and unsure answers, and lists words that the child was sure of but had wrong', async () => {
  await openChildInsightPage({
    calibration: {
      sure: { words: 10, right: 9 },
      doubt: { words: 10, right: 4 },
      sure_wrong: [createSpelling('hond', 'hont', 2), createSpelling('bom', 'bon')],
    },
  })
  const mine = getPanel('Zeker of twijfel')
  mine.getByText(
    'Zeker: 90% goed (naar schatting 65% tot 98%). Twijfel: 40% goed (naar schatting 19% tot 65%). Noor weet vaak wanneer het een woord nog niet weet.',
  )
  expect(readTableRows('Zeker of twijfel, van Noor').slice(1)).toEqual([
    ['Zeker', '9', '1'],
    ['Twijfel', '4', '6'],
  ])
  expect(mine.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'hond → hont 2×',
    'bom → bon',
  ])
})

test("the page of another supervisor's child is not found", async () => {
  await openPage(<ChildInsightPage student_id={99} />, { 'GET /api/v1/begeleider/student': [] })
  screen.getByRole('heading', { name: 'Deze pagina bestaat niet' })
})
