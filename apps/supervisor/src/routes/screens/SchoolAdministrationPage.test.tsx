// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { refusal, type Answers } from '../../testing/fake-server.ts'
import { leavePage, openPage, standInForBrowser } from '../../testing/open-page.tsx'
import { open as openAddChildren, previewOf, row } from './add-children-page.fixture.tsx'
import { SchoolAdministrationPage } from './SchoolAdministrationPage.tsx'

beforeEach(standInForBrowser)
afterEach(leavePage)

const stateCall = 'GET /api/v1/begeleider/uwlr'
const saveCall = 'PUT /api/v1/begeleider/uwlr'
const sendCall = 'POST /api/v1/begeleider/uwlr/results'
const rosterCall = 'POST /api/v1/begeleider/uwlr/roster/preview'
const connection = {
  roster_url: 'https://las.test/leerlingen',
  results_url: 'https://las.test/resultaten',
  client_name: 'Letterliaan',
  client_code: 'LL-1',
  results_sent_at: null,
}
const told = (more: Answers = {}): Answers => ({
  'GET /api/v1/begeleider/organisation': { brin: '06SS' } as never,
  [stateCall]: { connection },
  ...more,
})
const open = (more: Answers = {}) => openPage(<SchoolAdministrationPage />, told(more))
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('SSO-4 a first connection is sent with its key; nothing can be exchanged before', async () => {
  const { press, calls } = await open({ [stateCall]: { connection: null }, [saveCall]: connection })
  expect(screen.queryByRole('button', { name: 'Verstuur de resultaten' })).toBeNull()
  const save = screen.getByRole('button', { name: 'Bewaar' })
  write('Adres voor leerlinggegevens', ' https://las.test/leerlingen ')
  write('Klantnaam', 'Letterliaan')
  write('Klantcode', 'LL-1')
  expect(save.getAttribute('aria-disabled')).toBe('true')
  write('Autorisatiesleutel', 'geheim')
  await press('Bewaar')
  const { client_name, client_code, roster_url } = connection
  expect(calls.find(({ name }) => name === saveCall)?.body).toEqual({
    roster_url,
    client_name,
    client_code,
    results_url: null,
    authorisation_key: 'geheim',
  })
  await screen.findByRole('button', { name: 'Verstuur de resultaten' })
})

test('SSO-4 results are sent, and what the administration refuses is said', async () => {
  const sent = {
    num_children: 2,
    num_measures: 3,
    connection: { ...connection, results_sent_at: 1_795_000_000 },
  }
  const { press } = await open({ [sendCall]: sent })
  expect(screen.getByText(/nog geen resultaten verstuurd/)).toBeTruthy()
  await press('Verstuur de resultaten')
  await screen.findByText('De metingen van 2 kinderen zijn verstuurd.')
  await screen.findByText(/Voor het laatst verstuurd/)
  leavePage()
  standInForBrowser()
  const again = await open({ [sendCall]: refusal(422, 'De autorisatiesleutel klopt niet.') })
  await again.press('Verstuur de resultaten')
  await screen.findByText('De autorisatiesleutel klopt niet.')
})

test('SSO-4 without a BRIN nothing is exchanged', async () => {
  await open({ 'GET /api/v1/begeleider/organisation': { brin: null } as never })
  expect(screen.getByText('Vul eerst bij Instellingen het BRIN van uw school in.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Haal de kinderen op' })).toBeNull()
})

const asAdministrator: Answers = {
  'GET /api/v1/begeleider/me': { role: 'beheerder' } as never,
  [stateCall]: { connection },
  [rosterCall]: previewOf([row(1, 'Noor')], { kind: 'edexml' }),
}

test('SSO-4 an administrator adds children from the administration, as from a whole file', async () => {
  const { press, sent } = await openAddChildren(asAdministrator)
  fireEvent.click(await screen.findByLabelText('Leerlingadministratie'))
  await press('Bekijk de lijst')
  await screen.findByRole('heading', { name: /^1 kind/ })
  await press('Voeg 1 kind toe')
  expect(sent('POST /api/v1/begeleider/roster/import')[0]?.body).toMatchObject({ is_complete: true })
})

test('SSO-4 a supervisor is not offered the administration', async () => {
  const me = { 'GET /api/v1/begeleider/me': { role: 'begeleider' } as never }
  const { sent } = await openAddChildren({ ...asAdministrator, ...me })
  await screen.findByLabelText('Plakken')
  expect(screen.queryByLabelText('Leerlingadministratie')).toBeNull()
  expect(sent(stateCall)).toEqual([])
})
