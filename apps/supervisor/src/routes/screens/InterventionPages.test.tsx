// @vitest-environment jsdom
import type { Intervention, InterventionPlan } from '@letterliaan/contract'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createRefusal, type Answers } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import { ChildPlanPage } from './ChildPlanPage.tsx'
import { ChangeInterventionPage, InterventionPage, NewInterventionPage } from './InterventionPages.tsx'

const read = 'GET /api/v1/begeleider/intervention/:id'
const plan = 'POST /api/v1/begeleider/intervention'
const measure = 'POST /api/v1/begeleider/intervention/:id/measure'
const change = 'PATCH /api/v1/begeleider/intervention/:id'

const measured = (right: number, words: number) => ({
  measure_id: 1,
  measured_at: 1_790_000_000,
  right,
  words,
  chance: 0.5,
  low: 0.3,
  high: 0.7,
})
const intervention: Intervention = {
  id: 12,
  label: 'Klankgroepen',
  group_id: 7,
  group_name: 'Groep 5a',
  student_ids: [3, 4],
  goals: [{ topic: 'klankgroepen', wanted: 75 }],
  topic_labels: ['Klankgroepen'],
  times_per_week: 3,
  minutes: 20,
  begin_on: '2026-09-07',
  end_on: '2026-11-20',
  guide: 'Juf Marit',
  approach: '',
  archived_at: null,
  version: 'a',
  made_by: 'Marit',
  num_weeks: 11,
  evaluation: '',
  sessions: [{ held_on: '2026-09-09', minutes: 30, what: 'Letterdoos', who: 'Juf Marit', absent: [] }],
  children: [
    {
      student_id: 3,
      name: 'Kim Bos',
      evaluation: '',
      planned: 120,
      minutes: 95,
      times: 5,
      weeks: [
        { since: 1, planned: 60, minutes: 50, times: 3 },
        { since: 2, planned: 60, minutes: 45, times: 2 },
        { since: 3, planned: 0, minutes: 0, times: 0 },
      ],
      results: [
        {
          topic: 'klankgroepen',
          wanted: 75,
          label: 'Klankgroepen',
          before: measured(6, 16),
          after: measured(9, 16),
          verdict: 'same',
          smallest: 18,
          reached: 'unsure',
        },
      ],
      waits_since: null,
    },
  ],
}
const answers: Answers = { [read]: intervention }
const ofTwo = {
  ...intervention,
  children: intervention.children.flatMap((kim) => [kim, { ...kim, student_id: 4, name: 'Sem Vos' }]),
}

test('DOE-8 WETEN-4 each child has a row with counts and work, which unfolds to intervals', async () => {
  const { press } = await openPage(<InterventionPage intervention_id={12} />, answers)
  const table = screen.getByRole('table', { name: 'Metingen en oefentijd, per kind' })
  const cells = within(within(table).getByRole('row', { name: /Kim Bos/ })).getAllByRole('cell')
  expect(cells.map(({ textContent }) => textContent)).toEqual(['6 → 9 van 16', '95 van 120 min'])
  screen.getByText(
    /^Klankgroepen: naar 75%. Van 1 van de 1 kinderen .*: 0 vooruit, 0 achteruit. Doel bereikt: 0/,
  )
  await press('Kim Bos')
  within(table).getByText(
    /begin 6 van 16 goed geschreven, naar schatting 50% \(30% tot 70%\); eind 9 van 16 .* kleiner dan 18 punten .* Of het doel bereikt is, is niet zeker\./,
  )
  within(table).getByText('5 keer geoefend. Minuten per week: 50 · 45.')
  expect(table.textContent).not.toMatch(/Vooruit|Achteruit|vooruit/)
})

test('DOE-8 the plan of one child shows goal, dose and signatures, but no other child', async () => {
  await openPage(<ChildPlanPage intervention_id={12} student_id={3} />, { [read]: ofTwo })
  screen.getByRole('heading', { name: 'Plan voor Kim Bos' })
  screen.getByText(
    /straks schrijft uw kind van elke 20 woorden er ongeveer 15 goed\. Bij het begin: 6 van 16 goed\./,
  )
  screen.getByText('3 keer per week, 20 minuten per keer')
  for (const signs of ['Ouders of verzorgers', 'Leerkracht', 'Intern begeleider']) screen.getByText(signs)
  expect(document.body.textContent).not.toContain('Sem')
})

test.each([
  [measured(6, 16), 'Zet de eindmeting klaar', 'end'],
  [null, 'Zet de beginmeting klaar', 'start'],
] as const)('DOE-8 the next measure is offered', async (before, label, kind) => {
  const [child] = intervention.children
  const results = child?.results.map((result) => Object.assign({}, result, { before })) ?? []
  const children = intervention.children.map((each) => Object.assign({}, each, { results }))
  const { calls, press } = await openPage(<InterventionPage intervention_id={12} />, {
    [read]: { ...intervention, children },
    [measure]: { measure_ids: [9], waiting: [] },
  })
  await press(label)
  await screen.findByText('De meting van deze onderdelen staat klaar.')
  expect(calls.find(({ name }) => name === measure)?.body).toEqual({ kind })
})

test('DOE-8 no measure is offered while one waits, and the date of that one is shown', async () => {
  const children = intervention.children.map((each) =>
    Object.assign({}, each, { waits_since: 1_790_000_000 }),
  )
  await openPage(<InterventionPage intervention_id={12} />, { [read]: { ...intervention, children } })
  const [line] = screen.getAllByText(/klaargezet: 21 sep/)
  within(line as HTMLElement).getByRole('link', { name: 'Kim Bos' })
  expect(screen.queryByRole('button', { name: /meting klaar$/ })).toBeNull()
})

test('DOE-8 results are evaluated as a whole and for each child, and archiving can be undone', async () => {
  const { calls, press, user, write } = await openPage(<InterventionPage intervention_id={12} />, {
    ...answers,
    [change]: intervention,
  })
  const sent = () => calls.filter(({ name }) => name === change).map(({ body }) => body)
  await write(screen.getByLabelText('Hoe ging het? (voor het handelingsplan)'), 'Goed.')
  await press('Bewaar')
  await waitFor(() => expect(sent()).toEqual([{ evaluation: 'Goed.', evaluation_before: '' }]))
  await press('Kim Bos')
  const own = screen.getByLabelText('Kim Bos (voor het eigen dossier)')
  await write(own, 'Durft weer.')
  await user.click(within(own.closest('form') as HTMLElement).getByRole('button', { name: 'Bewaar' }))
  await waitFor(() =>
    expect(sent().at(-1)).toEqual({
      children: [{ student_id: 3, evaluation: 'Durft weer.', evaluation_before: '' }],
    }),
  )
})

test('DOE-8 evaluations stay in their fields when the user leaves the page, until they are saved', async () => {
  const whole = () => screen.getByLabelText<HTMLTextAreaElement>('Hoe ging het? (voor het handelingsplan)')
  const own = () => screen.getByLabelText<HTMLTextAreaElement>('Kim Bos (voor het eigen dossier)')
  const first = await openPage(<InterventionPage intervention_id={12} />, answers)
  await first.write(whole(), 'Goed.')
  await first.press('Kim Bos')
  await first.write(own(), 'Durft weer.')
  await first.press('Kim Bos')
  cleanup()
  const { press, user } = await openPage(<InterventionPage intervention_id={12} />, {
    ...answers,
    [change]: { ...intervention, evaluation: 'Goed.' },
  })
  await press('Kim Bos')
  expect([whole().value, own().value]).toEqual(['Goed.', 'Durft weer.'])
  const form = within(whole().closest('form') as HTMLElement)
  await user.click(form.getByRole('button', { name: 'Bewaar' }))
  await waitFor(() => expect(sessionStorage).toHaveLength(1))
  expect([whole().value, own().value]).toEqual(['Goed.', 'Durft weer.'])
})

test("DOE-8 an unsaved evaluation can be discarded, and says so if a colleague's is newer", async () => {
  const whole = () => screen.getByLabelText<HTMLTextAreaElement>('Hoe ging het? (voor het handelingsplan)')
  const newer = 'Iemand anders heeft deze tekst intussen gewijzigd. Als u bewaart, geldt uw tekst.'
  const first = await openPage(<InterventionPage intervention_id={12} />, answers)
  await first.write(whole(), 'Goed.')
  expect(screen.queryByText(newer)).toBeNull()
  cleanup()
  const evaluation = 'Het ging niet goed.'
  const { press } = await openPage(<InterventionPage intervention_id={12} />, {
    ...answers,
    [read]: { ...intervention, evaluation },
  })
  screen.getByText(newer)
  expect(whole().value).toBe('Goed.')
  screen.getByText(evaluation)
  await press('Gooi weg')
  expect([whole().value, screen.queryByText(newer)]).toEqual([evaluation, null])
})

const topics = [
  { key: 'klinkers', label: 'Korte en lange klanken', world: 1 },
  { key: 'klankgroepen', label: 'Klankgroepen', world: 2 },
]
const student = (id: number, screen_name: string, group_ids: number[]) =>
  ({ id, screen_name, group_ids, archived_at: null }) as never
const forForm: Answers = {
  'GET /api/v1/begeleider/group': [{ id: 7, name: 'Groep 5a', supervisors: [], num_students: 2 } as never],
  'GET /api/v1/begeleider/student': [student(3, 'Kim', [7]), student(4, 'Noor', [7]), student(5, 'Sem', [8])],
  'GET /api/v1/begeleider/intervention': { interventions: [], topics },
  [plan]: intervention,
}

test('DOE-8 the form of a plan says what is missing, and saves the plan for children of a group', async () => {
  const { calls, press, user, wentTo, write } = await openPage(<NewInterventionPage group_id={7} />, forForm)
  expect(screen.queryByLabelText('Sem')).toBeNull()
  await press('Plan de interventie')
  screen.getByText('Geef de interventie een naam.')
  screen.getByText('Kies ten minste één onderdeel.')
  screen.getByText('Kies ten minste één kind, en hoogstens 15.')
  expect(calls.some(({ name }) => name === plan)).toBe(false)

  await write(screen.getByLabelText('Naam'), 'Klankgroepen')
  await user.selectOptions(screen.getByLabelText('Onderdeel 1'), 'klankgroepen')
  await user.selectOptions(screen.getByLabelText('Naar'), '70')
  await user.click(screen.getByLabelText('Kim'))
  fireEvent.change(screen.getByLabelText('Eerste dag'), { target: { value: '2099-09-07' } })
  fireEvent.change(screen.getByLabelText(/Laatste dag/), { target: { value: '2099-10-01' } })
  await press('Plan de interventie')
  screen.getByText('Kies een laatste dag zodat het tien tot twaalf weken duurt.')
  fireEvent.change(screen.getByLabelText(/Laatste dag/), { target: { value: '2099-11-20' } })
  await press('Plan de interventie')
  await waitFor(() => expect(wentTo()).toEqual(['/begeleider/interventie/12']))
  const body = calls.find(({ name }) => name === plan)?.body as InterventionPlan
  expect(body).toMatchObject({
    group_id: 7,
    student_ids: [3],
    goals: [{ topic: 'klankgroepen', wanted: 70 }],
    begin_on: '2099-09-07',
    end_on: '2099-11-20',
  })
})

test('DOE-8 the form of a plan opened from a child selects that child, and a press shows others', async () => {
  const { press } = await openPage(<NewInterventionPage student_id={3} />, forForm)
  expect(screen.getByLabelText<HTMLInputElement>('Kim').checked).toBe(true)
  await press('Toon ook andere kinderen')
  expect(screen.getByLabelText<HTMLInputElement>('Sem').checked).toBe(false)
})

test("DOE-8 a colleague's change of the plan is shown before a save replaces it", async () => {
  const { press, write, sent, answer, wentTo } = await openPage(
    <ChangeInterventionPage intervention_id={12} />,
    {
      ...forForm,
      ...answers,
      [change]: createRefusal(409, 'Deze interventie is daarna nog gewijzigd. Die wijziging blijft staan.'),
    },
  )
  await write(screen.getByLabelText('Aanpak en materiaal'), 'Letterdoos')
  const ofColleague = { ...intervention, guide: 'Meester Bas', version: 'b' }
  answer({ [read]: ofColleague })
  await press('Bewaar')
  await screen.findByText(/Iemand anders heeft deze interventie intussen gewijzigd/)
  expect(screen.getByLabelText<HTMLTextAreaElement>('Aanpak en materiaal').value).toBe('Letterdoos')
  answer({ [change]: { ...ofColleague, version: 'c' } })
  await press('Begin opnieuw met de nieuwe versie')
  expect(screen.getByLabelText<HTMLInputElement>('Begeleid door (naam en rol)').value).toBe('Meester Bas')
  await press('Bewaar')
  await waitFor(() => expect(wentTo()).toEqual(['/begeleider/interventie/12']))
  expect(sent(change).map(({ query }) => query)).toEqual([{ version: 'a' }, { version: 'b' }])
})

test('the draft of a plan belongs to the page where it was opened', async () => {
  const name = () => screen.getByLabelText<HTMLInputElement>('Naam')
  const noGroup = [student(7, 'Bo', [])]
  const of: Answers = { ...forForm, 'GET /api/v1/begeleider/student': noGroup }
  const { write } = await openPage(<NewInterventionPage group_id={7} />, of)
  await write(name(), 'Voor de groep')
  cleanup()
  await openPage(<NewInterventionPage student_id={7} />, of)
  expect(name().value).toBe('')
  cleanup()
  await openPage(<NewInterventionPage group_id={7} />, of)
  expect(name().value).toBe('Voor de groep')
})

test("'Keer per week' can be emptied and typed again", async () => {
  const { user } = await openPage(<NewInterventionPage group_id={7} />, forForm)
  const field = screen.getByLabelText<HTMLInputElement>('Keer per week')
  await user.clear(field)
  expect(field.value).toBe('')
  await user.type(field, '9')
  await user.tab()
  expect(field.value).toBe('7')
})

test('DOE-8 a session outside the app can be recorded with all its details, and undo removes it', async () => {
  const { user, press, undoTold, calls, write } = await openPage(<InterventionPage intervention_id={12} />, {
    [read]: ofTwo,
    [change]: { ...ofTwo, version: 'b' },
  })
  screen.getByText('Letterdoos · Juf Marit')
  const panel = within(screen.getByRole('region', { name: 'Begeleiding buiten Letterliaan' }))
  fireEvent.change(panel.getByLabelText('Dag'), { target: { value: '2026-09-10' } })
  await write(panel.getByLabelText('Wat deed u?'), 'Klankgroepen leggen')
  await user.click(panel.getByText('Was iedereen erbij?'))
  await user.click(panel.getByRole('checkbox', { name: 'Kim Bos' }))
  await press('Noteer')
  await undoTold('De begeleiding is bewaard.')
  const noted = {
    held_on: '2026-09-10',
    minutes: 20,
    what: 'Klankgroepen leggen',
    who: 'Juf Marit',
    absent: [3],
  }
  await waitFor(() =>
    expect(calls.filter(({ name }) => name === change).map(({ body, query }) => ({ body, query }))).toEqual([
      { body: { sessions: [...intervention.sessions, noted] }, query: { version: 'a' } },
      { body: { sessions: intervention.sessions }, query: { version: 'b' } },
    ]),
  )
})
