// @vitest-environment jsdom
import type { Measure, MeasuredTopic } from '@letterliaan/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { createRefusal, type Answers } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import { createSampleTopic, createSampleMeasure } from '../../testing/samples.ts'
import { MeasuresPage } from './MeasuresPage.tsx'

const student = { id: 3, screen_name: 'Noor', name: 'Noor', buddy_id: 1, group_ids: [], phase_id: 2 }
const give = 'POST /api/v1/begeleider/measure'
const apply = 'POST /api/v1/begeleider/measure/:id/apply'
const withdraw = 'POST /api/v1/begeleider/measure/withdraw'

const topic = (key: string, advice: MeasuredTopic['advice'], more: Partial<MeasuredTopic> = {}) =>
  createSampleTopic(key, { advice, ...more })

const open = (measures: readonly Measure[], more: Answers = {}) =>
  openPage(<MeasuresPage student_id={3} />, {
    'GET /api/v1/begeleider/student': ({ query }: { query: Record<string, string> }) =>
      query['archived'] === 'true' ? [] : [student],
    'GET /api/v1/begeleider/student/:id/measure': { measures } as never,
    ...more,
  })

const listed = () =>
  screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.closest('li')?.textContent)
const dialog = () => within(screen.getByRole('dialog'))
const sent = (page: Awaited<ReturnType<typeof open>>, call: string) =>
  page.calls.filter(({ name }) => name === call).map(({ body }) => body)

describe('MEET-1 giving a measure', () => {
  test('sends the next kind by default, and the chosen worlds', async () => {
    const page = await open([createSampleMeasure(1)], { [give]: { measure_ids: [2], waiting: [] } })
    await page.press('Meting klaarzetten')
    expect(dialog().getByLabelText<HTMLInputElement>('Tussenmeting').checked).toBe(true)
    await page.user.click(dialog().getByRole('checkbox', { name: 'Wereld 1' }))
    await page.user.click(dialog().getByRole('button', { name: 'Zet klaar' }))
    await screen.findByText('De meting staat klaar.')
    const [body] = sent(page, give) as { kind: string; worlds: number[]; student_ids: number[] }[]
    // Includes the child's own world.
    expect(body).toEqual({ kind: 'interim', student_ids: [3], worlds: [1, 2] })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('is the only action if there are no measures, and requires at least one world', async () => {
    const page = await open([], { [give]: { measure_ids: [2], waiting: [] } })
    screen.getByText('Er is nog geen meting.')
    screen.getByRole('button', { name: 'Meting klaarzetten' })
    await page.press('Meting klaarzetten')
    for (const box of dialog().getAllByRole('checkbox'))
      if (box.getAttribute('aria-checked') === 'true' || (box as HTMLInputElement).checked)
        await page.user.click(box)
    await page.user.click(dialog().getByRole('button', { name: 'Zet klaar' }))
    expect(sent(page, give)).toEqual([])
  })

  test('is not offered while a measure waits, and the date of that one is shown', async () => {
    await open([createSampleMeasure(1, { is_complete: false, created_at: 1_790_000_000 })])
    screen.getByText(/^Er staat al een meting klaar\. Klaargezet: 21 sep/)
    expect(screen.queryByRole('button', { name: 'Meting klaarzetten' })).toBeNull()
  })

  test('shows a message if the server refuses because one already waits', async () => {
    const page = await open([], { [give]: { measure_ids: [], waiting: [3] } })
    await page.press('Meting klaarzetten')
    await page.user.click(dialog().getByRole('button', { name: 'Zet klaar' }))
    await screen.findByText('Voor één kind stond er al een meting klaar. Die blijft staan.')
  })
})

describe('MEET-2 the list of measures', () => {
  test('is sorted latest first, with the progress of each', async () => {
    await open([
      createSampleMeasure(1, { worlds: [1, 2, 3] }),
      createSampleMeasure(2, { kind: 'interim', is_complete: false, withdrawn_at: 5 }),
      createSampleMeasure(3, {
        kind: 'interim',
        is_complete: false,
        num_done: 7,
        worlds: [4],
        num_words: 48,
      }),
      createSampleMeasure(4, { kind: 'end', is_complete: false, num_done: 0 }),
    ])
    const rows = listed()
    expect(rows[0]).toMatch(/^Eindmeting.*Staat klaar/)
    expect(rows[1]).toMatch(/^TussenmetingWereld 4 · hoogstens 48 woorden · .*7 van hoogstens 48 woorden/)
    expect(rows[2]).toMatch(/^Tussenmeting.*Teruggenomen/)
    expect(rows[3]).toMatch(/^StartmetingWerelden 1, 2 en 3 · 20 woorden · .*Klaar/)
  })

  test('can withdraw only measures that the child has not started', async () => {
    const page = await open(
      [
        createSampleMeasure(1),
        createSampleMeasure(2, { kind: 'interim', is_complete: false }),
        createSampleMeasure(3, { kind: 'end', is_complete: false, withdrawn_at: 1 }),
      ],
      { [withdraw]: null as never },
    )
    expect(screen.getAllByRole('button', { name: /^Neem terug/ })).toHaveLength(1)
    await page.press('Neem terug: Tussenmeting')
    await screen.findByText('De meting is teruggenomen.')
    expect(sent(page, withdraw)).toEqual([{ measure_ids: [2] }])
  })
})

describe('MEET-2 proposals of the last measure', () => {
  const topics = [
    topic('a', 'waive'),
    topic('b', 'repeat'),
    topic('c', 'later'),
    topic('d', 'too_few'),
    topic('e', 'begin'),
  ]
  const box = (key: string) => screen.getByRole('checkbox', { name: new RegExp(`Reden ${key}`) })

  test('are ticked by default, and unticked ones are not applied', async () => {
    const page = await open([createSampleMeasure(1, { topics })], { [apply]: null as never })
    expect(screen.getAllByRole('checkbox')).toHaveLength(3)
    screen.getByText('3 onderdelen')
    await page.user.click(box('b'))
    await page.press('Overnemen')
    await screen.findByText('Het voorstel is overgenomen.')
    expect(sent(page, apply)).toEqual([{ topics: ['a', 'e'] }])
    screen.getByText('Vink aan wat u wilt overnemen.')
  })

  test('stay ticked if applying them fails', async () => {
    const page = await open([createSampleMeasure(1, { topics })], { [apply]: createRefusal(400, 'Nu niet.') })
    await page.press('Overnemen')
    await screen.findByText('Nu niet.')
    screen.getByText('3 onderdelen')
  })

  test('are not ticked by default if they were applied before', async () => {
    const page = await open([createSampleMeasure(1, { topics, applied: ['a', 'b'] })], {
      [apply]: null as never,
    })
    expect(screen.getAllByText('Overgenomen')).toHaveLength(2)
    screen.getByText('1 onderdeel')
    await page.press('Overnemen')
    await waitFor(() => expect(sent(page, apply)).toEqual([{ topics: ['e'] }]))
  })

  test('can all be rejected while nothing was decided', async () => {
    const page = await open([createSampleMeasure(1, { topics })], { [apply]: null as never })
    await page.press('Niets overnemen')
    await screen.findByText('Het pad blijft zoals het is.')
    expect(sent(page, apply)).toEqual([{ topics: [] }])
  })

  test('can be marked as seen if there are none', async () => {
    const page = await open([createSampleMeasure(1, { topics: [topic('c', 'later')] })], {
      [apply]: null as never,
    })
    screen.getByText('Deze meting stelt geen verandering voor.')
    expect(screen.queryByRole('button', { name: 'Overnemen' })).toBeNull()
    await page.press('Gezien')
    await screen.findByText('Het pad blijft zoals het is.')
    expect(sent(page, apply)).toEqual([{ topics: [] }])
  })

  test('cannot be rejected after a decision', async () => {
    await open([createSampleMeasure(1, { topics, decided_at: 5 })])
    expect(screen.queryByRole('button', { name: 'Niets overnemen' })).toBeNull()
  })

  test('cannot be applied if no topic is selected', async () => {
    const page = await open([createSampleMeasure(1, { topics: topics.slice(0, 1) })], {
      [apply]: null as never,
    })
    await page.user.click(box('a'))
    await page.press('Overnemen')
    expect(sent(page, apply)).toEqual([])
  })

  test('show the steps and errors of a topic', async () => {
    await open([
      createSampleMeasure(1, {
        topics: [
          topic('a', 'repeat', {
            steps: [
              { nr: 1, label: 'Stap één', right: 2, words: 3 },
              { nr: 2, label: 'Stap twee', right: 0, words: 0 },
            ] as never,
            mistakes: [
              { word: 'bom', input: 'bon' },
              { word: 'kat', input: '' },
            ] as never,
          }),
        ],
      }),
    ])
    screen.getByText('Stap één: 2 van 3 goed')
    screen.getByText('Stap twee: geen woord gevraagd')
    screen.getByText('Fout geschreven: bom → bon, kat → (niets)')
  })
})

test('MEET-3 WEET-16 the page compares measures, and describes only changes larger than their error', async () => {
  await open([
    createSampleMeasure(1, {
      topics: [topic('a', 'repeat', { right: 2, band: 'not_yet' }), topic('b', 'too_few')],
    }),
    createSampleMeasure(2, {
      kind: 'end',
      topics: [topic('a', 'waive', { right: 5, band: 'known', changed: 'forward' })],
      changes: [{ world: 1, changed: 'forward' }],
    }),
  ])
  const rows = within(screen.getByRole('table', { name: 'Metingen naast elkaar' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent))
  expect(rows).toEqual([
    [
      'Onderdeel a',
      '1',
      'kan dit nog niet2 van de 5 goed',
      'niet gemeten',
      'kan dit alvooruit5 van de 5 goed',
    ],
    ['Onderdeel b', '1', 'te weinig woorden', 'niet gemeten', 'niet gemeten'],
  ])
  screen.getByText('Eindmeting: wereld 1 als geheel ging vooruit sinds de meting ervoor.')
})

test('WETEN-4 a topic without a change shows the smallest change that its measures could detect', async () => {
  await open([
    createSampleMeasure(1, { topics: [topic('a', 'repeat'), topic('b', 'repeat')] }),
    createSampleMeasure(2, {
      kind: 'end',
      topics: [
        topic('a', 'repeat', { smallest: 34 }),
        topic('b', 'waive', { smallest: 30, changed: 'forward' }),
      ],
    }),
  ])
  screen.getByText('Een verschil kleiner dan 34 punten kan deze meting niet zien.')
  expect(screen.queryByText(/kleiner dan 30 punten/)).toBeNull()
})
