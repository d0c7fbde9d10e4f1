// @vitest-environment jsdom
import type { CalmProfile, SupervisedStudent } from '@letterliaan/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { noNetwork } from '../../testing/fake-server.ts'
import { createSampleMe, sampleErasure } from '../../testing/samples.ts'
import { calmProfileBody, openChildPage as open } from './child-page.fixture.tsx'

const change = 'PATCH /api/v1/begeleider/student/:id'
const archiveCall = 'POST /api/v1/begeleider/roster/archive'

const facts = () =>
  Array.from(document.querySelectorAll('dt'), (term) => [term.textContent, term.nextSibling?.textContent])

describe("a child's page", () => {
  test("GRP-1 shows the child's names, level and groups", async () => {
    await open()
    screen.getByRole('heading', { level: 1, name: 'Noor Kok' })
    expect(screen.queryByText(/In het spel: /)).toBeNull()
    expect(Object.fromEntries(facts())).toMatchObject({
      'Naam in het spel': 'Noor',
      Gebruikersnaam: 'noor@school.nl',
      Niveau: 'Groep 5',
      'Laatst geoefend': 'Nog niet',
    })
    expect(screen.getByRole('link', { name: '5a' }).getAttribute('href')).toBe('/begeleider/groep/7')
  })

  test('GRP-1 shows the screen name too if the real name does not start with it', async () => {
    await open({ name: 'Eleonora Kok' })
    screen.getByText(/In het spel: Noor/)
  })

  test('GRP-1 says so if the child has no group, level or real name', async () => {
    await open({ group_ids: [], level_id: null, name: ' ' })
    screen.getByRole('heading', { level: 1, name: 'Noor' })
    screen.getByText('Nog geen groep')
    expect(Object.fromEntries(facts())['Niveau']).toBe('Nog niet bekend')
  })

  test.each([
    [null, 1],
    [9, 0],
  ])(
    'ZIN-3 offers writing sheets only if the child is not archived (is archived: %s)',
    async (archived_at, number) => {
      const { calls } = await open({ archived_at })
      expect(screen.queryAllByRole('region', { name: 'Overschrijfbladen' })).toHaveLength(number)
      expect(calls.filter(({ name }) => name.endsWith('/writing-sheet'))).toHaveLength(number)
    },
  )

  test('GRP-8 offers only a restore if the child is archived', async () => {
    const { press, sent } = await open({ archived_at: 9 }, { [archiveCall]: null as never })
    screen.getByText('In het archief')
    for (const name of [/^Verander/, 'Zet in een groep', /^Kijk mee/, /^Nieuw wachtwoord/])
      expect(screen.queryByRole('button', { name })).toBeNull()
    await press('Haal terug uit het archief')
    await screen.findByText('Noor staat weer in de lijst.')
    expect(sent(archiveCall)).toEqual([{ student_ids: [3], is_archived: false }])
  })

  test('has settings at its end, which a button at the top opens', async () => {
    const { press, user } = await open()
    const settings = screen.getByText('Instellingen van Noor').closest('details')
    await user.click(screen.getByText('Instellingen van Noor'))
    expect(settings?.open).toBe(false)
    await press('Instellingen')
    expect(settings?.open).toBe(true)
    expect(document.activeElement?.textContent).toContain('Instellingen van Noor')
  })
})

describe('erasing a child', () => {
  const colleagues = [
    { id: 1, name: 'Juf Marit', role: 'begeleider' as const },
    { id: 2, name: 'Directeur Smit', role: 'beheerder' as const },
    { id: 3, name: 'Meester Ali', role: 'beheerder' as const },
  ]
  const openAs = (role: 'begeleider' | 'beheerder', more: Partial<SupervisedStudent> = {}) =>
    open(more, {
      'GET /api/v1/begeleider/me': createSampleMe(role),
      'GET /api/v1/begeleider/supervisor': colleagues,
      'GET /api/v1/begeleider/privacy': {
        terms: { inactive_months: 24, audit_months: 36 },
        proposed: [],
        erasures: [],
      },
    })

  test('AVG-3 a teacher reads who may erase a child, and what a teacher can do', async () => {
    await openAs('begeleider')
    const panel = await screen.findByRole('region', { name: 'Inzien en wissen' })
    await within(panel).findByText(
      /^Alleen een beheerder .* wissen: Directeur Smit of Meester Ali\. Die opent/,
    )
    within(panel).getByText(/Dan kunt u het zelf archiveren\./)
    expect(within(panel).queryByRole('button', { name: 'Wissen …' })).toBeNull()
  })

  test('AVG-3 a teacher reads this on the page of an archived child too', async () => {
    await openAs('begeleider', { archived_at: 9 })
    const panel = await screen.findByRole('region', { name: 'Inzien en wissen' })
    await within(panel).findByText(/Directeur Smit/)
    expect(within(panel).queryByText(/zelf archiveren/)).toBeNull()
  })

  test('AVG-3 a teacher reads when a child will be erased and who can cancel that, but cannot restore it', async () => {
    await openAs('begeleider', { archived_at: 9, erased_at: 1_790_604_800 })
    await screen.findByText(/^Dit kind wordt gewist: 28 sep.* Tot dan kan het niet inloggen\.$/)
    await screen.findByText(/Een beheerder kan het tegenhouden: Directeur Smit of Meester Ali\./)
    expect(screen.queryByRole('button', { name: 'Haal terug uit het archief' })).toBeNull()
  })

  test('AVG-3 an administrator reads who requested the erasure, and can cancel it', async () => {
    const privacy = {
      terms: { inactive_months: 24, audit_months: 36 },
      proposed: [],
      erasures: [sampleErasure],
    }
    const cancel = 'POST /api/v1/begeleider/erasure/:id/cancel'
    const { press, calls } = await open(
      { archived_at: 9, erased_at: sampleErasure.due_at },
      {
        'GET /api/v1/begeleider/me': createSampleMe('beheerder'),
        'GET /api/v1/begeleider/privacy': privacy,
        [cancel]: { ...privacy, erasures: [] },
      },
    )
    await screen.findByText(/^Gevraagd door Directeur Smit: .*Wordt gewist: 28 sep/)
    await press('Niet wissen: Noor Kok')
    await screen.findByText('Er wordt niets gewist.')
    expect(calls.filter(({ name }) => name === cancel).map(({ ids }) => ids)).toEqual([[4]])
  })

  test('AVG-3 an administrator can request the erasure on this page', async () => {
    await openAs('beheerder')
    const panel = await screen.findByRole('region', { name: 'Inzien en wissen' })
    await within(panel).findByRole('button', { name: 'Wissen …' })
    expect(within(panel).queryByText(/Directeur Smit/)).toBeNull()
  })
})

const choose = (value: string) =>
  fireEvent.change(within(screen.getByRole('dialog')).getByLabelText('Niveau'), { target: { value } })

test('a new level can be saved only if it differs, and a message says if it stops reading aloud', async () => {
  const { press, sent } = await open({}, { [change]: { ...calmProfileBody, read_aloud: false } })
  await press('Verander het niveau')
  screen.getByText(/Voorlezen staat nu aan\. Het verandert mee, behalve als u of Noor het zelf koos\./)
  choose('5')
  await press('Bewaar')
  expect(sent(change)).toEqual([])
  choose('4')
  screen.getByText(/Stappen van Groep 4 zet u zelf klaar, bij Pad\./)
  await press('Bewaar')
  await screen.findByText('Het niveau van Noor is veranderd. Voorlezen staat nu uit.')
  expect(sent(change)).toEqual([{ level_id: 4 }])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('DAG-2 the form of the real name has the present name, and needs a first name', async () => {
  const { press, sent } = await open({}, { [change]: null as never })
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  await press('Verander de naam')
  expect(screen.getByLabelText<HTMLInputElement>('Achternaam').value).toBe('Kok')
  type('Voornaam', '  ')
  await press('Bewaar')
  expect(sent(change)).toEqual([])
  type('Voornaam', ' Noortje ')
  type('Achternaam', '')
  await press('Bewaar')
  await screen.findByText('De naam van Noor is veranderd.')
  expect(sent(change)).toEqual([{ name: { first_name: 'Noortje', last_name: '' } }])
})

describe('the calm profile', () => {
  const large = () => screen.getByRole<HTMLInputElement>('radio', { name: 'Grootst' })

  test('KALM-1 saves each choice at once', async () => {
    let stored: CalmProfile = calmProfileBody
    const { user, sent } = await open(
      {},
      {
        'GET /api/v1/begeleider/student/:id/calm-profile': () => stored,
        [change]: ({ body }) => (stored = { ...stored, ...body.calm_profile }),
      },
    )
    await user.click(large())
    await user.click(screen.getByLabelText('Muziek'))
    expect([large().checked, screen.getByLabelText<HTMLInputElement>('Muziek').checked]).toEqual([
      true,
      false,
    ])
    await waitFor(() =>
      expect(sent(change)).toEqual([
        { calm_profile: { letter_size: 1.4 } },
        { calm_profile: { music: false } },
      ]),
    )
  })

  test('KALM-1 shows a choice before the response, and sends the next choice after the response', async () => {
    const { user, sent } = await open({}, { [change]: () => new Promise(() => undefined) })
    await user.click(large())
    await user.click(screen.getByLabelText('Muziek'))
    expect([large().checked, screen.getByLabelText<HTMLInputElement>('Muziek').checked]).toEqual([
      true,
      false,
    ])
    expect(sent(change)).toEqual([{ calm_profile: { letter_size: 1.4 } }])
  })

  test('KALM-1 shows the stored value and a message if saving fails', async () => {
    const { user } = await open({}, { [change]: noNetwork })
    await user.click(large())
    await screen.findByText('De server is niet bereikbaar.')
    await waitFor(() => expect(large().checked).toBe(false))
  })
})
