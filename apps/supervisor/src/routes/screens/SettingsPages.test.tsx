// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createRefusal, type Answers } from '../../testing/fake-server.ts'
import { leavePage, openPage } from '../../testing/open-page.tsx'
import { sampleAccount, createSampleMe } from '../../testing/samples.ts'
import { ChildSettingsPage, LoginSettingsPage, SettingsPage } from './SettingsPages.tsx'

const change = 'PATCH /api/v1/begeleider/organisation'
const noHolidays = { brin: null, holiday_region: null, own_holidays: [], holidays: [] }
const school = (asks_date_of_birth: boolean | null, mix_size = 10) =>
  ({
    name: 'De Eik',
    asks_date_of_birth,
    mix_size,
    new_child_profile: {},
    second_factor_from: null,
    idle_minutes: 60,
    ...noHolidays,
  }) as never

const installation = { has_mail: true, contact_email: null, has_own_voice: true }

async function open(asked: boolean | null, more: Answers = {}, Page = SettingsPage) {
  const page = await openPage(<Page />, {
    'GET /api/v1/begeleider/organisation': school(asked),
    'GET /api/v1/begeleider/me': createSampleMe('begeleider'),
    'GET /api/v1/begeleider/account': sampleAccount,
    'GET /api/v1/installation': installation,
    ...more,
  })
  const isChosen = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked
  const sent = () => page.calls.filter(({ name }) => name === change).map(({ body }) => body)
  return { ...page, isChosen, sent }
}

const tabsOf = async (name: string) =>
  within(await screen.findByRole('navigation', { name }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

test('AVG-5 ORG-2 the settings show only tabs and pages that the role may open', async () => {
  await open(false, asAdministrator)
  expect(await tabsOf('Instellingen')).toEqual([
    'School',
    'Kinderen',
    'Inloggen',
    'Privacy en logboek',
    'Koppelingen',
  ])
  expect(await tabsOf('School')).toEqual(['School', 'Medewerkers', 'Gaat alles goed?'])
  leavePage()
  await open(false)
  expect(await tabsOf('Instellingen')).toEqual(['School', 'Kinderen', 'Inloggen', 'Koppelingen'])
  expect(screen.queryByRole('navigation', { name: 'School' })).toBeNull()
})

test('ORG-5 only an administrator sees the security settings', async () => {
  const staff = [true, false, false].map((has_second_factor) => ({ has_second_factor, blocked_at: null }))
  await open(false, { ...asAdministrator, 'GET /api/v1/begeleider/staff': staff as never }, LoginSettingsPage)
  await screen.findByRole('region', { name: 'Inloggen van begeleiders' })
  leavePage()
  await open(false, {}, LoginSettingsPage)
  screen.getByText('Hier is niets te vinden.')
})

test('DAG-2 an administrator reads the effect of asking for dates of birth or not before saving it', async () => {
  const { user, sent } = await open(
    true,
    {
      ...asAdministrator,
      'GET /api/v1/begeleider/organisation': school(true),
      [change]: createRefusal(403, 'Dat mag u niet.'),
    },
    ChildSettingsPage,
  )
  screen.getByText(/^Elk kind vult zijn geboortedag in/)
  await user.click(screen.getByRole('radio', { name: 'Niet vragen' }))
  screen.getByText(/^Kinderen vullen hem niet in\. Wat er al is ingevuld, wordt gewist\./)
  const panel = within(screen.getByRole('region', { name: /Geboortedag/ }))
  await user.click(panel.getByRole('button', { name: 'Bewaar' }))
  await screen.findByText('Dat mag u niet.')
  await waitFor(() => expect(sent()).toEqual([{ asks_date_of_birth: false }]))
  panel.getByRole('button', { name: 'Bewaar' })
})

test("WEET-6 DAG-2 a supervisor can set the size of 'Door elkaar', but not the question for dates of birth", async () => {
  const { undoTold, user, isChosen, sent } = await open(
    false,
    { [change]: school(false, 6) },
    ChildSettingsPage,
  )
  expect(isChosen('10 woorden')).toBe(true)
  expect(screen.queryByRole('region', { name: /geboortedag/i })).toBeNull()
  await user.click(screen.getByRole('radio', { name: '6 woorden' }))
  await undoTold('Bewaard hoeveel woorden ‘Door elkaar’ vraagt.')
  await waitFor(() => expect(sent()).toEqual([{ mix_size: 6 }, { mix_size: 10 }]))
})

const inRegion = (region: 'nederland' | 'vlaanderen') =>
  ({ ...(school(false) as object), region, export_by: 'supervisors', new_child_profile: {} }) as never
const asAdministrator = {
  'GET /api/v1/begeleider/me': createSampleMe('beheerder'),
  'GET /api/v1/begeleider/organisation': inRegion('nederland'),
}

test('ZIN-6 an administrator can move the school to Flanders, which refetches the names of groups', async () => {
  const { user, calls, isChosen } = await open(false, {
    ...asAdministrator,
    [change]: inRegion('vlaanderen'),
  })
  expect(isChosen('In Nederland')).toBe(true)
  const asked = () => calls.filter(({ name }) => name === 'GET /api/v1/begeleider/me').length
  const before = asked()
  await user.click(screen.getByRole('radio', { name: 'In Vlaanderen' }))
  await screen.findByText('Bewaard waar de school staat.')
  expect(calls.filter(({ name }) => name === change).map(({ body }) => body)).toEqual([
    { region: 'vlaanderen' },
  ])
  await waitFor(() => expect(asked()).toBeGreaterThan(before))
})

test('ZIN-6 a refused change of the region is reported, and only an administrator can change it', async () => {
  const { user, isChosen } = await open(false, {
    ...asAdministrator,
    [change]: createRefusal(403, 'Dat mag u niet.'),
  })
  await user.click(screen.getByRole('radio', { name: 'In Vlaanderen' }))
  await screen.findByText('Dat mag u niet.')
  expect(isChosen('In Nederland')).toBe(true)
  leavePage()
  await open(false)
  expect(screen.queryByRole('radio', { name: 'In Vlaanderen' })).toBeNull()
})

test('PLEK-4 defaults for new children are saved at once, and reduced motion turns off music', async () => {
  const { user, calls } = await open(
    false,
    { ...asAdministrator, [change]: createRefusal(403, 'Dat mag u niet.') },
    ChildSettingsPage,
  )
  await user.click(screen.getByText('Waarmee een nieuw kind begint'))
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
  expect(box('Muziek').checked).toBe(true)
  await user.click(box('Minder beweging'))
  await screen.findByText('Dat mag u niet.')
  await user.click(box('Muziek'))
  await waitFor(() =>
    expect(calls.filter(({ name }) => name === change).map(({ body }) => body)).toEqual([
      { new_child_profile: { less_motion: true } },
      { new_child_profile: { music: false } },
    ]),
  )
})

test('ZEG-6 one press turns on the weekly mail, and undo turns it off', async () => {
  let stored = sampleAccount
  const { user, undoTold, isChosen } = await open(false, {
    'GET /api/v1/begeleider/account': () => stored,
    'PATCH /api/v1/begeleider/account': ({ body }) => (stored = { ...stored, ...body }),
  })
  expect(isChosen('Nee')).toBe(true)
  await user.click(screen.getByRole('radio', { name: 'Ja, stuur hem naar marit@school.test' }))
  await screen.findByText('De e-mail komt voortaan op maandag.')
  expect(stored.wants_weekly_mail).toBe(true)
  await undoTold('De e-mail komt voortaan op maandag.')
  await waitFor(() => expect(isChosen('Nee')).toBe(true))
  expect(stored.wants_weekly_mail).toBe(false)
})

test.each([
  ['marit', true, /geen e-mailadres/],
  ['marit@school.test', false, /verstuurt geen e-mail/],
])(
  'ZEG-6 a reason replaces the setting if the address is %s and the server has mail: %s',
  async (email, has_mail, said) => {
    await open(false, {
      'GET /api/v1/begeleider/account': { ...sampleAccount, email },
      'GET /api/v1/installation': { ...installation, has_mail },
    })
    screen.getByText(said)
    expect(screen.queryByRole('radio', { name: /^Ja, stuur/ })).toBeNull()
  },
)

test('ZEG-3 typed holidays stay in their fields if saving fails', async () => {
  const { write, press } = await open(false, { [change]: createRefusal(400, 'Nu niet.') })
  const name = screen.getByLabelText<HTMLInputElement>('Naam van de vrije dagen')
  await write(name, 'Studiedag')
  fireEvent.change(screen.getByLabelText('Eerste vrije dag'), { target: { value: '2026-12-01' } })
  await press('Voeg vrije dagen toe')
  await screen.findByText('Nu niet.')
  expect(name.value).toBe('Studiedag')
})

const christmas = { name: 'Kerstvakantie', from: '2026-12-19', until: '2027-01-03' }
const studyDay = { name: 'Studiedag', from: '2026-11-20', until: '2026-11-20' }
const free = (changes: object) =>
  ({ name: 'De Eik', asks_date_of_birth: false, mix_size: 10, ...noHolidays, ...changes }) as never

test('ZEG-3 a school without a holiday region is asked for one, and then sees its holidays', async () => {
  let stored = free({})
  const { user, isChosen, sent } = await open(false, {
    'GET /api/v1/begeleider/organisation': () => stored,
    [change]: () => (stored = free({ holiday_region: 'noord', holidays: [christmas] })),
  })
  expect(isChosen('Geen regio')).toBe(true)
  screen.getByText('U koos geen regio. Alleen uw eigen vrije dagen tellen.')
  await user.click(screen.getByRole('radio', { name: 'Noord' }))
  await screen.findByText('De regio van de vakanties is bewaard.')
  expect(sent()).toEqual([{ holiday_region: 'noord' }])
  screen.getByText('19 dec 2026 – 3 jan 2027')
})

test('ZEG-3 own holidays can be added, unless they end before they begin, and removed with undo', async () => {
  const { undoTold, user, button, sent } = await open(false, {
    'GET /api/v1/begeleider/organisation': free({ own_holidays: [studyDay], holidays: [studyDay] }),
    [change]: free({}),
  })
  await user.type(screen.getByLabelText('Naam van de vrije dagen'), 'Carnaval')
  await user.type(screen.getByLabelText('Eerste vrije dag'), '2027-02-08')
  await user.type(screen.getByLabelText('Laatste vrije dag'), '2027-02-01')
  await user.click(button('Voeg vrije dagen toe'))
  expect(sent()).toEqual([])
  screen.getByText('De laatste vrije dag ligt voor de eerste.')
  await user.clear(screen.getByLabelText('Laatste vrije dag'))
  await user.click(button('Voeg vrije dagen toe'))
  const carnival = { name: 'Carnaval', from: '2027-02-08', until: '2027-02-08' }
  await waitFor(() => expect(sent()).toEqual([{ own_holidays: [studyDay, carnival] }]))
  await undoTold('De eigen vrije dagen zijn bewaard.')
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]).toEqual({ own_holidays: [studyDay] })
})

test('RAP-3 a BRIN can be typed with spaces, but an invalid one is not sent', async () => {
  const { user, sent, press } = await open(false, { [change]: free({ brin: '06SS01' }) })
  const field = screen.getByLabelText('BRIN van uw school')
  await user.type(field, '6SS')
  await press('Bewaar het BRIN')
  screen.getByText(/^Een BRIN heeft twee cijfers/)
  expect(sent()).toEqual([])
  await user.clear(field)
  await user.type(field, '06 ss 01')
  await press('Bewaar het BRIN')
  await screen.findByText('Het BRIN is bewaard.')
  expect(sent()).toEqual([{ brin: '06SS01' }])
})
