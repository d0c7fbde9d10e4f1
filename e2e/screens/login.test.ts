import type { Tokens } from '@letterliaan/contract'
import { createClient } from '@letterliaan/contract/client'
import { expect, test } from 'vitest'
import { findBarriersAtEverySize } from '../harness/axe.ts'
import { demo, useGame } from '../harness/game.ts'

const game = useGame()

test('NAV-2 AUTH-1 a protected page without a stored user goes to the login screen', async () => {
  const { page } = await game.visit()
  for (const path of ['/fase/1/stap/1000/100001', '/']) {
    await page.goto(path)
    await page.waitForURL('**/login')
  }
  await page.getByRole('heading', { name: 'Inloggen' }).waitFor()
  await page.getByLabel('E-mailadres').waitFor()
  await page.getByLabel('Wachtwoord', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Starten' }).waitFor()
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click()
  await page
    .getByText(/begeleider/)
    .first()
    .waitFor()
})

test('NAV-2 a child that is logged in and opens the login screen goes to the overview', async () => {
  const { page } = await game.arrive(demo.halfway, 'chromebook', '/login')
  await page.waitForURL((url) => url.pathname === '/')
})

test('AUTH-2 an invalid form is told field by field, and is not sent', async () => {
  const { page, child } = await game.visit()
  let sent = 0
  page.on('request', (request) => (sent += request.url().includes('/oauth2/') ? 1 : 0))
  await page.goto('/login')
  await child.press('Starten')
  await page.getByText('E-mailadres is verplicht').waitFor()
  await page.getByText('Wachtwoord is verplicht').waitFor()
  await page.getByText('Kan niet inloggen met deze gegevens').waitFor()
  await page.getByLabel('E-mailadres').fill('sanne')
  await child.press('Starten')
  await page.getByText('Geen geldig e-mailadres').waitFor()
  expect(sent).toBe(0)
})

test('AUTH-3 a wrong password is an error notification, and nobody is logged in', async () => {
  const { page, child } = await game.visit()
  await page.goto('/login')
  await page.getByLabel('E-mailadres').fill(demo.halfway)
  await page.getByLabel('Wachtwoord', { exact: true }).fill('verkeerd')
  await child.press('Starten')
  await page.getByText('Er was een fout tijdens het inloggen').waitFor()
  await page.goto('/wereld/1')
  await page.waitForURL('**/login')
})

test('ERR-1 a login that is lost half-way leads to the login screen, and the same child back to where it was', async () => {
  const { page, child } = await game.arrive(demo.halfway)
  const loseLogin = async () => {
    await page.getByRole('link', { name: 'Boomhut' }).waitFor()
    await page.evaluate(() => {
      const key = 'letterliaan-session'
      const { login_id } = JSON.parse(localStorage.getItem(key) ?? '{}') as { login_id: string }
      localStorage.setItem(key, JSON.stringify({ login_id, access_token: 'oud', refresh_token: 'oud' }))
      document.querySelector<HTMLElement>('nav a[href="/boomhut"]')?.click()
    })
    await page.waitForURL('**/login')
  }
  const logIn = async (username: string) => {
    await page.getByLabel('E-mailadres').fill(username)
    await page.getByLabel('Wachtwoord', { exact: true }).fill(game.server().password)
    await child.press('Starten')
  }
  await loseLogin()
  await logIn(demo.halfway)
  await page.waitForURL('**/boomhut')
  await page.getByRole('button', { name: 'Voortgang' }).waitFor()

  await loseLogin()
  await logIn(demo.worldPassed)
  await page.getByRole('link', { name: /^Wereld 2/ }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
})

test('AUTH-4 logging out clears the tokens, says so, and leads to the login screen', async () => {
  const { page, child } = await game.arrive(demo.halfway)
  const held = await page.evaluate(
    () => JSON.parse(localStorage.getItem('letterliaan-session') ?? '{}') as Tokens,
  )
  const revoked = page.waitForResponse('**/oauth2/token/revoke')
  await child.logOut()
  await page.getByText('Uitgelogd').waitFor()
  await page.waitForURL('**/login')
  expect((await revoked).status()).toBe(200)
  expect(await page.evaluate(() => localStorage.getItem('letterliaan-session'))).toBe('')
  const headers = { authorization: `Bearer ${held.access_token}` }
  expect((await fetch(`${game.server().url}/api/v1/user/me/`, { headers })).status).toBe(401)
  await page.goBack()
  await page.goto('/wereld/1')
  await page.waitForURL('**/login')
})

test('ERR-1 a token that has run out is renewed once for many calls; one that can’t be renewed logs the child out', async () => {
  const { page } = await game.arrive(demo.halfway)
  let renewals = 0
  page.on('request', (request) => (renewals += request.url().includes('/oauth2/token/create') ? 1 : 0))
  /** From a page without the game: one that is at work would renew the token itself. */
  const spoil = async (script: string): Promise<void> => {
    await page.goto('/api/docs/json')
    await page.evaluate((what) => {
      for (const key of Object.keys(localStorage)) {
        const value = localStorage.getItem(key) ?? ''
        if (value.includes('access_token'))
          localStorage.setItem(key, value.replace(new RegExp(what), '$1spoiled'))
      }
    }, script)
  }

  await spoil('("access_token":")[^"]+')
  await page.goto('/wereld/1')
  await page.getByRole('link', { name: /^Stap 1:/ }).waitFor()
  expect(renewals).toBe(1)

  await spoil('("(?:access|refresh)_token":")[^"]+')
  await spoil('("refresh_token":")[^"]+')
  await page.goto('/wereld/1')
  await page.waitForURL('**/login')
})

test('ERR-1 twenty calls that fail at once cause one renewal, and all succeed', async () => {
  const { page } = await game.arrive(demo.halfway)
  let held = await page.evaluate(
    () => JSON.parse(localStorage.getItem('letterliaan-session') ?? '{}') as Tokens,
  )
  held = { ...held, access_token: 'verlopen' }
  const asked: string[] = []
  const keep = (tokens: Tokens) => void (held = tokens)
  const client = createClient({
    baseUrl: game.server().url,
    client_id: 'letterliaan-game',
    tokens: { read: () => held, begin: keep, write: keep, clear: () => undefined },
    fetch: (request) => {
      asked.push(new URL((request as Request).url).pathname)
      return fetch(request)
    },
  })
  const calls = Array.from({ length: 20 }, () => client.call('GET /api/v1/user/me/', {}))
  const names = (await Promise.all(calls)).map(({ username }) => username)
  expect(new Set(names)).toEqual(new Set([demo.halfway]))
  expect(asked.filter((path) => path === '/oauth2/token/create')).toHaveLength(1)
  expect(asked).toHaveLength(41)
})

test('an address that leads nowhere says so in Dutch, with a way back', async () => {
  const { page } = await game.arrive(demo.halfway, 'chromebook', '/bestaat-niet')
  await page
    .getByRole('link', { name: /kaart|overzicht|begin/i })
    .first()
    .waitFor()
})

test('the login screen has no barriers', async () => {
  const { page, troubles } = await game.visit()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Starten' }).waitFor()
  expect(await findBarriersAtEverySize(page)).toEqual([])
  await page.goto('/wachtwoord-vergeten')
  await page
    .getByText(/begeleider/)
    .first()
    .waitFor()
  expect(await findBarriersAtEverySize(page)).toEqual([])
  expect(troubles).toEqual([])
})
