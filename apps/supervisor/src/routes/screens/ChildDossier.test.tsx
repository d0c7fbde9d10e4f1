// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { createRefusal, type Answers } from '../../testing/fake-server.ts'
import { createPathServer, createLessonEntry, createPath } from '../../testing/path-server.ts'
import { insightBody, emptyInsight } from './child-insight-page.fixture.tsx'
import { createSampleProgress } from '../../testing/samples.ts'
import { calmProfileBody, openChildPage as open, noMeasures } from './child-page.fixture.tsx'

describe("DOE-1 the dossier on a child's page", () => {
  const insightCall = 'GET /api/v1/begeleider/student/:id/insight'
  const low = { chance: 0.4, low: 0.3, high: 0.5, look: 'low' } as const
  /** Excludes the calls about the children themselves. */
  const pathCalls = ({ answers }: ReturnType<typeof createPathServer>): Answers => {
    const { 'GET /api/v1/begeleider/student': _, 'GET /api/v1/begeleider/group': __, ...rest } = answers
    return rest
  }
  const pathServer = () => createPathServer(createPath(createLessonEntry(1)))
  const hard = (answers: Answers = {}): Answers => ({
    [insightCall]: {
      ...emptyInsight,
      errors: insightBody.errors,
      categories: insightBody.categories.map((category) =>
        category.category === 'lang' ? Object.assign({}, category, { skill: low }) : category,
      ),
    },
    ...answers,
  })

  test('starts with how the child is doing and actions, and ends with collapsed rare panels', async () => {
    await open({}, hard())
    const regions = screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby'))
    const titles = regions.map((id) => document.getElementById(id ?? '')?.textContent)
    expect(titles).toEqual([
      'Hoe het gaat',
      'Wat u nu kunt doen',
      'Beheersing',
      'Fouten',
      'Metingen',
      'Notities',
      'Overschrijfbladen',
      'Interventies',
      'Nu',
      'Gegevens',
      'Inzien en wissen',
      'Rustig profiel en uiterlijk',
      'Meekijken en overnemen',
      'Inloggen',
    ])
    for (const folded of ['Gegevens', 'Overschrijfbladen'])
      expect(screen.getByText(folded).closest('details')).not.toBeNull()
    const stands = within(screen.getByRole('region', { name: 'Hoe het gaat' })).getAllByRole('listitem')
    expect(stands.map(({ textContent }) => textContent)).toEqual([
      'Dit is nu nog lastig: ‘Lange klank’ (ongeveer 40%).',
      'Dit schooljaar is er bij Noor geen verandering te zien die groter is dan toeval.',
      'Noor heeft nog niet geoefend.',
      'Van de 2 stappen op het pad zijn er 0 gehaald.',
    ])
  })

  test('lists hard categories first, and collapses the end of a long list', async () => {
    const [first] = insightBody.categories
    const middle = { chance: 0.7, low: 0.6, high: 0.8, look: 'middle' } as const
    const many = Array.from({ length: 20 }, (_, nr) =>
      Object.assign({}, first, { category: `c${nr}`, name: `Soort ${nr}`, skill: nr === 19 ? low : middle }),
    )
    await open({}, { [insightCall]: { ...emptyInsight, categories: many } })
    const mastery = within(screen.getByRole('region', { name: 'Beheersing' }))
    const names = mastery.getAllByRole('rowheader', { hidden: true }).map(({ textContent }) => textContent)
    expect([names[0], names.length]).toEqual(['Soort 19', 20])
    const folded = mastery.getByText('Nog 17 categorieën').closest('details') as HTMLDetailsElement
    expect([folded.open, within(folded).getAllByRole('rowheader', { hidden: true }).length]).toEqual([
      false,
      17,
    ])
  })

  test.each([
    ['mu…', 1],
    ['man', 0],
  ])('explains the dots for %s %i times', async (written, times) => {
    const [category] = insightBody.errors
    const spellings = [{ word: 'maan', written, count: 1, last_at: 1 }]
    const types = [{ tag: 'x', name: 'lange klank verwisseld', count: 1, spellings }]
    const errors = category === undefined ? [] : [{ ...category, types }]
    await open({}, { [insightCall]: { ...emptyInsight, errors } })
    const shown = within(screen.getByRole('region', { name: 'Fouten' }))
    shown.getByText(written)
    expect(shown.queryAllByText(/^Eindigt een woord op puntjes/)).toHaveLength(times)
  })

  const toDo = () => within(screen.getByRole('region', { name: 'Wat u nu kunt doen' }))

  test('WEET-17 shows the reason of an action that adds a step, and undo removes the step', async () => {
    const server = pathServer()
    const { press, undoTold } = await open({}, hard(pathCalls(server)))
    expect(toDo().getAllByRole('listitem')).toHaveLength(1)
    toDo().getByText(/‘Lange klank’ is nu nog lastig: ongeveer 40%.*geen stap voor op het pad/)
    await press('Zet ‘Lange klank’ op het pad')
    await screen.findByText('‘Lange klank’ staat klaar voor 1 kind.')
    expect(server.current().entries.map(({ nr, lock }) => [nr, lock])).toEqual([
      [1, 'auto'],
      [2, 'open'],
    ])
    expect(toDo().queryByRole('button', { name: 'Zet ‘Lange klank’ op het pad' })).toBeNull()
    await undoTold('‘Lange klank’ staat klaar voor 1 kind.')
    await waitFor(() => expect(server.current().entries).toHaveLength(1))
  })

  test('KALM-2 offers to turn off the eye of a child that mostly looks at the word, and undo turns it on', async () => {
    const change = 'PATCH /api/v1/begeleider/student/:id'
    const { press, undoTold, sent } = await open(
      {},
      { [insightCall]: { ...emptyInsight, looks: { words: 20, looked: 14 } }, [change]: calmProfileBody },
    )
    toDo().getByText(/^Noor keek bij 14 van de laatste 20 woorden eerst naar het woord\./)
    await press('Zet het oog uit')
    await undoTold('Het oog is uit voor Noor. Bij Rustig profiel zet u het weer aan.')
    await waitFor(() =>
      expect(sent(change)).toEqual([false, true].map((word_eye) => ({ calm_profile: { word_eye } }))),
    )
  })

  test('DOE-8 has lists of tests, norms and scores that include a value typed earlier', async () => {
    const keep = 'PUT /api/v1/begeleider/student/:id/normed-moment'
    const before = { test: 'Toets van school', taken_on: '2025-06-02', score: 'zwak' }
    const { press, user, sent, calls } = await open(
      {},
      {
        'GET /api/v1/begeleider/student/:id/measure': {
          ...noMeasures,
          normed: { moments: [before], version: 'a' },
        },
        [keep]: { moments: [], version: 'b' },
      },
    )
    await user.click(screen.getByText('Meer voor Noor'))
    await press('Scores invullen')
    const place = within(screen.getByRole('group', { name: 'Toets 2' }))
    await user.selectOptions(place.getByLabelText('Welke toets?'), 'DMT (lezen)')
    fireEvent.change(place.getByLabelText('Afgenomen op'), { target: { value: '2026-01-20' } })
    await user.selectOptions(place.getByLabelText('Norm'), 'I–V')
    await user.selectOptions(place.getByLabelText('Score'), 'V-')
    await press('Bewaar')
    await screen.findByText('De scores zijn bewaard.')
    expect(calls.find(({ name }) => name === keep)?.query).toEqual({ version: 'a' })
    expect(sent(keep)).toEqual([{ moments: [before, { test: 'DMT', taken_on: '2026-01-20', score: 'V-' }] }])
  })

  test("DOE-8 shows a colleague's newer scores after a refusal, and then saves", async () => {
    const keep = 'PUT /api/v1/begeleider/student/:id/normed-moment'
    const read = 'GET /api/v1/begeleider/student/:id/measure'
    const moment = { test: 'DMT', taken_on: '2026-01-20', score: 'V-' }
    const stored = (moments: (typeof moment)[], version: string) => ({
      ...noMeasures,
      normed: { moments, version },
    })
    const { press, user, answer, calls } = await open(
      {},
      { [read]: stored([], 'a'), [keep]: createRefusal(409, 'Te laat.') },
    )
    await user.click(screen.getByText('Meer voor Noor'))
    await press('Scores invullen')
    answer({ [read]: stored([moment], 'b') })
    await press('Bewaar')
    await press('Begin opnieuw met de nieuwe versie')
    expect(screen.getAllByLabelText<HTMLSelectElement>('Score')[0]?.value).toBe('V-')
    answer({ [keep]: { moments: [moment], version: 'c' } })
    await press('Bewaar')
    await screen.findByText('De scores zijn bewaard.')
    expect(calls.filter(({ name }) => name === keep).map(({ query }) => query)).toEqual([
      { version: 'a' },
      { version: 'b' },
    ])
  })

  test('has an action for a measure, whose dialog shows its worlds and maximum number of words', async () => {
    const give = 'POST /api/v1/begeleider/measure'
    const practised = { started_at: 1_790_000_000, ended_at: 1_790_000_900, seconds: 900, words: 1, right: 0 }
    const { press, sent } = await open(
      { phase_id: 2 },
      {
        'GET /api/v1/begeleider/student/:id/session': {
          student_id: 3,
          sessions: [practised as never],
          voided: [],
        },
        [give]: { measure_ids: [4], waiting: [] },
      },
    )
    expect(screen.getAllByText(/0 van 1 woord in één keer goed$/)).toHaveLength(1)
    await press('Zet een meting klaar …')
    expect(sent(give)).toEqual([])
    const dialog = within(screen.getByRole('dialog'))
    dialog.getByText(/hoogstens 48 woorden/)
    expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Wereld 2' }).checked).toBe(true)
    await press('Zet klaar')
    await screen.findByText('De meting staat klaar.')
    expect(sent(give)).toEqual([{ student_ids: [3], kind: 'start', worlds: [2] }])
  })

  test('has an action that repeats a passed step with one press', async () => {
    const repeat = 'PATCH /api/v1/begeleider/step/:id'
    const passed = createSampleProgress(2, {
      label: 'Lange klank',
      is_complete: true,
      highest_difficulty_completed: 2,
      completed_at: 5,
      last_worked_at: 5,
    })
    const server = createPathServer(createPath(createLessonEntry(1), createLessonEntry(2)), {
      progress: [passed],
    })
    const { press, sent } = await open({}, hard({ ...pathCalls(server), [repeat]: null as never }))
    await press('Laat ‘Lange klank’ herhalen')
    await screen.findByText('‘Lange klank’ staat klaar om te herhalen.')
    expect(sent(repeat)).toEqual([{ is_repeatable: true }])
  })
})
