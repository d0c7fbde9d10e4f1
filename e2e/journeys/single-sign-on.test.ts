import { afterAll, beforeAll, expect, test } from 'vitest'
import { startLoginProvider, type LoginProvider } from '../../apps/server/src/testing/login-provider.ts'
import { demoUsernames, useGame } from '../harness/game.ts'
import { supervisorAt } from '../pages/supervisor.ts'

const game = useGame({ SSO_PRIVATE_ADDRESSES: 'on' })
const callbackUrls: string[] = []
let provider: LoginProvider
game.prepareDemo((server) => server.prepare.user(demoUsernames.supervisor, { role: 'beheerder' }))
beforeAll(async () => {
  provider = await startLoginProvider(() => callbackUrls)
})
afterAll(() => provider.close())

test("SSO-1 an administrator adds the school's provider and links two accounts, its own and a child's, which can both log in", async () => {
  const { page, troubles } = await game.visit()
  await supervisorAt(page).logIn(demoUsernames.supervisor, game.server().password)
  await page.getByRole('link', { name: 'Instellingen', exact: true }).click()
  await page.getByRole('link', { name: 'Koppelingen' }).click()

  await page.getByRole('button', { name: 'Voeg een inlogdienst toe' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Naam op de knop').fill('Proefdienst')
  await form.getByLabel('Adres van de inlogdienst').fill(provider.issuer)
  await form.getByLabel('Client-id').fill(provider.client_id)
  await form.getByLabel('Geheim (client secret)').fill(provider.client_secret)
  await form.getByText('Iedereen', { exact: true }).click()
  await form.getByRole('button', { name: 'Bewaar' }).click()
  const panel = page.getByRole('region', { name: 'Proefdienst' })
  await panel.getByRole('button', { name: 'Probeer de verbinding' }).click()
  await page.getByText('De verbinding met Proefdienst is goed.').waitFor()
  callbackUrls.push((await panel.getByText(/\/callback$/).textContent()) ?? '')
  await panel.getByRole('button', { name: 'Koppel accounts' }).click()
  await panel.getByLabel('Een regel per persoon').fill(`${demoUsernames.halfway}; leerling-1`)
  await panel.getByRole('button', { name: 'Koppel', exact: true }).click()
  await page.getByText('Gekoppeld: 1.').waitFor()

  provider.account = { sub: 'beheerder-1' }
  await page.getByRole('button', { name: 'Koppel met Proefdienst' }).click()
  await page.getByText('Uw account is gekoppeld.').waitFor()

  const address = (await page.getByText(/\/inloggen\/[a-z0-9-]+$/).textContent()) ?? ''
  const code = address.slice(address.lastIndexOf('/') + 1)
  await page.getByRole('button', { name: 'Uitloggen' }).click()
  await page.getByRole('link', { name: 'Inloggen met de school' }).click()
  await page.getByLabel('Code van je school').fill('bestaat-niet')
  await page.getByRole('button', { name: 'Verder' }).click()
  await page.getByText('Deze code kennen we niet.').waitFor()
  await page.getByLabel('Code van je school').fill(code)
  await page.getByRole('button', { name: 'Verder' }).click()
  await page.getByRole('link', { name: 'Proefdienst' }).waitFor()
  await page.getByRole('link', { name: 'Proefdienst' }).click()
  await page.getByRole('heading', { name: 'Vandaag', level: 1 }).waitFor()
  expect(new URL(page.url()).hash).toBe('')

  const atGame = await game.visit()
  provider.account = { sub: 'leerling-1' }
  await atGame.page.goto(`/inloggen/${code}`)
  await atGame.page.getByRole('link', { name: 'Proefdienst' }).click()
  await atGame.page.waitForURL((url) => url.pathname === '/')
  expect(troubles).toEqual([expect.stringContaining('404 ')])
  expect(atGame.troubles).toEqual([])

  const stranger = await game.visit()
  provider.account = { sub: 'onbekend' }
  await stranger.page.goto(`/inloggen/${code}`)
  await stranger.page.getByRole('link', { name: 'Proefdienst' }).click()
  await stranger.page.getByText('is hier nog niet bekend').waitFor()
  expect(new URL(stranger.page.url()).pathname).toBe('/inloggen')
})
