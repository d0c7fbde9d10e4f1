// @vitest-environment jsdom
import type { CalmProfile, SupervisedStudent } from '@letterliaan/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { noNetwork, type Answers } from '../../testing/fake-server.ts'
import { leavePage, openPage, standInForBrowser } from '../../testing/open-page.tsx'
import { sampleGroup, sampleMe, sampleStudent } from '../../testing/samples.ts'
import { createPathServer, lesson, pathOf } from '../../testing/path-server.ts'
import { emptyInsight, insight } from './child-insight-page.fixture.tsx'
import { ChildPage } from './ChildPage.tsx'

beforeEach(standInForBrowser)
afterEach(leavePage)

const calmCall = 'PUT /api/v1/begeleider/student/:id/calm-profile'
const levelCall = 'PUT /api/v1/begeleider/student/:id/level'
const nameCall = 'PUT /api/v1/begeleider/student/:id/name'
const archiveCall = 'POST /api/v1/begeleider/roster/archive'

const calm = {
  pace: 1,
  music: true,
  effects: true,
  voice: 'auto',
  voice_speed: 1,
  letter_size: 1,
  letter_spacing: 'normal',
  font: 'andika',
  less_motion: false,
  strong_contrast: false,
  look: 'jungle',
  harder_mix: false,
  read_aloud: true,
  confidence_tap: false,
} as const

/** A child that did nothing yet. */
const dossierAnswers: Answers = {
  ...createPathServer(pathOf(lesson(1), lesson(2))).answers,
  'GET /api/v1/begeleider/student/:id/insight': emptyInsight,
  'GET /api/v1/begeleider/student/:id/session': { student_id: 3, sessions: [], voided: [] },
  'GET /api/v1/begeleider/student/:id/measure': { student_id: 3, name: 'Noor', measures: [] },
}

async function open(more: Partial<SupervisedStudent> = {}, answers: Answers = {}) {
  const student = sampleStudent(3, 'Noor', {
    name: 'Noor Kok',
    first_name: 'Noor',
    last_name: 'Kok',
    ...more,
  })
  const isArchived = student.archived_at !== null
  const page = await openPage(<ChildPage student_id={3} />, {
    ...dossierAnswers,
    'GET /api/v1/begeleider/student': ({ query }) =>
      (query['archived'] === 'true') === isArchived ? [student] : [],
    'GET /api/v1/begeleider/group': [sampleGroup(7, '5a'), sampleGroup(8, 'Plus')],
    'GET /api/v1/level': [
      { id: 4, name: 'Groep 4' },
      { id: 5, name: 'Groep 5' },
    ] as never,
    'GET /api/v1/begeleider/student/:id/calm-profile': calm,
    'GET /api/v1/begeleider/student/:id/writing-sheet': { missed: [], sheets: [] },
    'GET /api/v1/begeleider/student/:id/note': [],
    'GET /api/v1/begeleider/live/now': { students: [], server_time: 0 } as never,
    ...answers,
  })
  await screen.findByRole('heading', { level: 1 })
  await screen.findByRole('region', { name: 'Hoe het gaat' })
  await page.user.click(screen.getByText('Instellingen van Noor'))
  const sent = (name: string) => page.calls.filter((call) => call.name === name).map(({ body }) => body)
  return { ...page, sent }
}
const facts = () =>
  Array.from(document.querySelectorAll('dt'), (term) => [term.textContent, term.nextSibling?.textContent])

describe('a child', () => {
  test('GRP-1 is shown with its names, its level and its groups', async () => {
    await open()
    screen.getByRole('heading', { level: 1, name: 'Noor Kok' })
    expect(Object.fromEntries(facts())).toMatchObject({
      'Naam in het spel': 'Noor',
      Gebruikersnaam: 'noor@school.nl',
      Niveau: 'Groep 5',
      'Laatst geoefend': 'Nog niet',
    })
    expect(screen.getByRole('link', { name: '5a' }).getAttribute('href')).toBe('/begeleider/groep/7')
  })

  test('GRP-1 without a group, level or real name says so', async () => {
    await open({ group_ids: [], level_id: null, name: ' ' })
    screen.getByRole('heading', { level: 1, name: 'Noor' })
    screen.getByText('Nog geen groep')
    expect(Object.fromEntries(facts())['Niveau']).toBe('Nog niet bekend')
  })

  test.each([
    [null, 1],
    [9, 0],
  ])('ZIN-3 words to write over are proposed for who is not archived: %s', async (archived_at, number) => {
    const { calls } = await open({ archived_at })
    expect(screen.queryAllByRole('region', { name: 'Overschrijfbladen' })).toHaveLength(number)
    expect(calls.filter(({ name }) => name.endsWith('/writing-sheet'))).toHaveLength(number)
  })

  test('GRP-8 in the archive can only come back', async () => {
    const { press, sent } = await open({ archived_at: 9 }, { [archiveCall]: null as never })
    screen.getByText('In het archief')
    for (const name of [/^Verander/, 'Zet in een groep', /^Kijk mee/, /^Nieuw wachtwoord/])
      expect(screen.queryByRole('button', { name })).toBeNull()
    await press('Haal terug uit het archief')
    await screen.findByText('Noor staat weer in de lijst.')
    expect(sent(archiveCall)).toEqual([{ student_ids: [3], is_archived: false }])
  })

  test('has its settings, last on a long page, one press from the top', async () => {
    const { press, user } = await open()
    const settings = document.querySelector('details')
    await user.click(screen.getByText('Instellingen van Noor'))
    expect(settings?.open).toBe(false)
    await press('Instellingen')
    expect(settings?.open).toBe(true)
    expect(document.activeElement?.textContent).toContain('Instellingen van Noor')
  })

  test('that is not there leads back', async () => {
    await openPage(<ChildPage student_id={99} />, {
      'GET /api/v1/begeleider/student': [],
      'GET /api/v1/begeleider/group': [],
    })
    screen.getByText('Deze pagina bestaat niet')
  })
})

describe('to erase a child', () => {
  const colleagues = [
    { id: 1, name: 'Juf Marit', role: 'begeleider' as const },
    { id: 2, name: 'Directeur Smit', role: 'beheerder' as const },
    { id: 3, name: 'Meester Ali', role: 'beheerder' as const },
  ]
  const openAs = (role: 'begeleider' | 'beheerder', more: Partial<SupervisedStudent> = {}) =>
    open(more, {
      'GET /api/v1/begeleider/me': sampleMe(role),
      'GET /api/v1/begeleider/supervisor': colleagues,
      'GET /api/v1/begeleider/privacy': {
        terms: { inactive_months: 24, audit_months: 36 },
        proposed: [],
        erasures: [],
      },
    })

  test('AVG-3 a teacher is told who may, what that one does, and what one can do oneself', async () => {
    await openAs('begeleider')
    const panel = await screen.findByRole('region', { name: 'Inzien en wissen' })
    await within(panel).findByText(
      /^Alleen een beheerder .* wissen: Directeur Smit of Meester Ali\. Die opent/,
    )
    within(panel).getByText(/Dan kunt u het zelf archiveren\./)
    expect(within(panel).queryByRole('button', { name: 'Wissen …' })).toBeNull()
  })

  test('AVG-3 of an archived child a teacher is told so too', async () => {
    await openAs('begeleider', { archived_at: 9 })
    const panel = await screen.findByRole('region', { name: 'Inzien en wissen' })
    await within(panel).findByText(/Directeur Smit/)
    expect(within(panel).queryByText(/zelf archiveren/)).toBeNull()
  })

  test('AVG-3 an administrator does it here', async () => {
    await openAs('beheerder')
    const panel = await screen.findByRole('region', { name: 'Inzien en wissen' })
    await within(panel).findByRole('button', { name: 'Wissen …' })
    expect(within(panel).queryByText(/Directeur Smit/)).toBeNull()
  })
})

describe('the level of a child', () => {
  const choose = (value: string) =>
    fireEvent.change(within(screen.getByRole('dialog')).getByLabelText('Niveau'), { target: { value } })

  test('is changed to another one only; that it is no longer read to is told', async () => {
    const { press, sent } = await open({}, { [levelCall]: { level_id: 4, read_aloud: false } })
    await press('Verander het niveau')
    screen.getByText(/Voorlezen staat nu aan\. Het verandert mee, behalve als u of Noor het zelf koos\./)
    choose('5')
    await press('Bewaar')
    expect(sent(levelCall)).toEqual([])
    choose('4')
    screen.getByText(/Stappen van Groep 4 zet u zelf klaar, bij Pad\./)
    await press('Bewaar')
    await screen.findByText('Het niveau van Noor is veranderd. Voorlezen staat nu uit.')
    expect(sent(levelCall)).toEqual([{ level_id: 4 }])
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('the real name of a child', () => {
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })

  test('DAG-2 is changed from what it is, and needs a first name', async () => {
    const { press, sent } = await open({}, { [nameCall]: null as never })
    await press('Verander de naam')
    expect(screen.getByLabelText<HTMLInputElement>('Achternaam').value).toBe('Kok')
    type('Voornaam', '  ')
    await press('Bewaar')
    expect(sent(nameCall)).toEqual([])
    type('Voornaam', ' Noortje ')
    type('Achternaam', '')
    await press('Bewaar')
    await screen.findByText('De naam van Noor is veranderd.')
    expect(sent(nameCall)).toEqual([{ first_name: 'Noortje', last_name: '' }])
  })
})

describe('the calm profile', () => {
  const large = () => screen.getByRole<HTMLInputElement>('radio', { name: 'Grootst' })

  test('KALM-1 changes at once, each choice on its own', async () => {
    let stored: CalmProfile = calm
    const { user, sent } = await open(
      {},
      {
        'GET /api/v1/begeleider/student/:id/calm-profile': () => stored,
        [calmCall]: ({ body }) => (stored = { ...stored, ...body }),
      },
    )
    await user.click(large())
    await user.click(screen.getByLabelText('Muziek'))
    expect([large().checked, screen.getByLabelText<HTMLInputElement>('Muziek').checked]).toEqual([
      true,
      false,
    ])
    await waitFor(() => expect(sent(calmCall)).toEqual([{ letter_size: 1.4 }, { music: false }]))
  })

  test('KALM-1 shows a choice before the server has answered, and the next one goes after it', async () => {
    const { user, sent } = await open({}, { [calmCall]: () => new Promise(() => undefined) })
    await user.click(large())
    await user.click(screen.getByLabelText('Muziek'))
    expect([large().checked, screen.getByLabelText<HTMLInputElement>('Muziek').checked]).toEqual([
      true,
      false,
    ])
    expect(sent(calmCall)).toEqual([{ letter_size: 1.4 }])
  })

  test('KALM-1 shows what holds where a choice could not be kept, and says so', async () => {
    const { user } = await open({}, { [calmCall]: noNetwork })
    await user.click(large())
    await screen.findByText('De server is niet bereikbaar.')
    await waitFor(() => expect(large().checked).toBe(false))
  })
})

describe('DOE-1 the page of a child is its dossier', () => {
  const insightCall = 'GET /api/v1/begeleider/student/:id/insight'
  const low = { chance: 0.4, low: 0.3, high: 0.5, look: 'low' } as const
  /** Not who the children are. */
  const pathCalls = ({ answers }: ReturnType<typeof createPathServer>): Answers => {
    const { 'GET /api/v1/begeleider/student': _, 'GET /api/v1/begeleider/group': __, ...rest } = answers
    return rest
  }
  const pathServer = () => createPathServer(pathOf(lesson(1)))
  const hard = (answers: Answers = {}): Answers => ({
    [insightCall]: {
      ...emptyInsight,
      errors: insight.errors,
      categories: insight.categories.map((category) =>
        category.category === 'lang' ? Object.assign({}, category, { skill: low }) : category,
      ),
    },
    ...answers,
  })

  test('first how it stands and what to do; settings last and folded', async () => {
    await open({}, hard())
    const regions = screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby'))
    const titles = regions.map((id) => document.getElementById(id ?? '')?.textContent)
    expect(titles).toEqual([
      'Hoe het gaat',
      'Wat u nu kunt doen',
      'Fouten',
      'Overschrijfbladen',
      'Interventies',
      'Beheersing',
      'Metingen',
      'Notities',
      'Nu',
      'Gegevens',
      'Inzien en wissen',
      'Rustig profiel',
      'Meekijken en overnemen',
      'Inloggen',
    ])
    expect(screen.getByText('Gegevens').closest('details')).not.toBeNull()
    const stands = within(screen.getByRole('region', { name: 'Hoe het gaat' })).getAllByRole('listitem')
    expect(stands.map(({ textContent }) => textContent)).toEqual([
      'Dit is nu nog lastig: ‘Lange klank’ (ongeveer 40%).',
      'Dit schooljaar is er bij Noor geen verandering te zien die groter is dan toeval.',
      'Noor heeft nog niet geoefend.',
      'Van de 2 stappen op het pad zijn er 0 gehaald.',
    ])
  })

  test('what is hard stands first, and of many categories the rest is folded', async () => {
    const [first] = insight.categories
    const many = Array.from({ length: 20 }, (_, nr) =>
      Object.assign({}, first, { category: `c${nr}`, name: `Soort ${nr}` }, nr === 19 && { skill: low }),
    )
    await open({}, { [insightCall]: { ...emptyInsight, categories: many } })
    const mastery = within(screen.getByRole('region', { name: 'Beheersing' }))
    const names = mastery.getAllByRole('rowheader', { hidden: true }).map(({ textContent }) => textContent)
    expect([names[0], names.length]).toEqual(['Soort 19', 20])
    const folded = mastery.getByText('Nog 11 categorieën').closest('details') as HTMLDetailsElement
    expect([folded.open, within(folded).getAllByRole('rowheader', { hidden: true }).length]).toEqual([
      false,
      11,
    ])
  })

  const toDo = () => within(screen.getByRole('region', { name: 'Wat u nu kunt doen' }))

  test('WEET-17 three things, each with its reason; a step comes on the path at one press, and off it again', async () => {
    const server = pathServer()
    const { press, undoTold } = await open({}, hard(pathCalls(server)))
    expect(toDo().getAllByRole('listitem')).toHaveLength(3)
    toDo().getByText(/‘Lange klank’ is nu nog lastig: ongeveer 40%.*geen stap voor op het pad/)
    await press('Zet ‘Lange klank’ op het pad')
    await screen.findByText('‘Lange klank’ staat nu op het pad van Noor.')
    expect(server.current().entries.map(({ nr, lock }) => [nr, lock])).toEqual([
      [1, 'auto'],
      [2, 'open'],
    ])
    expect(toDo().queryByRole('button', { name: 'Zet ‘Lange klank’ op het pad' })).toBeNull()
    await undoTold('‘Lange klank’ staat nu op het pad van Noor.')
    await waitFor(() => expect(server.current().entries).toHaveLength(1))
  })

  test('a measure is given after a window that says of which world, and how many words at most', async () => {
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

  test('a passed step is repeated at one press, and a note is written', async () => {
    const repeat = 'PUT /api/v1/begeleider/step/:id/repeatable'
    const passed = {
      nr: 2,
      is_own: false,
      is_test_step: false,
      step_id: 52,
      label: 'Lange klank',
      is_current: false,
      is_complete: true,
      waived: false,
      highest_difficulty_completed: 2,
      is_mastered: false,
      has_faded: false,
      completed_at: 5,
      last_worked_at: 5,
      last_failed_at: null,
      num_failed: 0,
    } as const
    const server = createPathServer(pathOf(lesson(1), lesson(2)), { progress: [passed] })
    const { press, sent } = await open({}, hard({ ...pathCalls(server), [repeat]: null as never }))
    await press('Laat ‘Lange klank’ herhalen')
    await screen.findByText('‘Lange klank’ staat klaar om te herhalen.')
    expect(sent(repeat)).toEqual([{ is_repeatable: true }])
    await press('Schrijf een notitie')
    expect(screen.getByRole('dialog')).toBeTruthy()
  })
})
