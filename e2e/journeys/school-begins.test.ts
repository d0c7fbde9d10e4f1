import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoUsernames, useGame } from '../harness/game.ts'
import { supervisorAt } from '../pages/supervisor.ts'

const game = useGame()

/** Returns the stored logins, which are empty after a logout. */
const keptLogins = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.endsWith('session') && localStorage.getItem(key) !== ''),
  )

const keptLogin = (page: Page, key: string) =>
  page.evaluate(
    (name) => JSON.parse(localStorage.getItem(name) ?? 'null') as { refresh_token: string } | null,
    key,
  )

test("DAG-1 a supervisor who logs in at the game is sent to the supervisor's app with a renewable login", async () => {
  const { page, child } = await game.visit()
  await page.goto('/')
  await page.getByLabel('E-mailadres').fill(demoUsernames.supervisor)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(game.server().password)
  await child.press('Starten')
  await page.waitForURL('**/begeleider')
  await page.getByText('Juf Marit, Voorbeeldschool').waitFor()
  expect(await keptLogins(page)).toEqual(['letterliaan-begeleider-session'])
  const login = await keptLogin(page, 'letterliaan-begeleider-session')
  const renewed = await fetch(`${game.server().url}/oauth2/token/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      grant_type: 'refresh_token',
      client_id: 'letterliaan-begeleider',
      refresh_token: login?.refresh_token,
    }),
  })
  expect(renewed.status).toBe(200)
})

test('DAG-1 a logout in one app ends the login of the other in this browser', async () => {
  const { page, child } = await game.arrive(demoUsernames.halfway)
  await page.getByRole('link', { name: 'Boomhut' }).waitFor()
  await supervisorAt(page).logIn(demoUsernames.supervisor, game.server().password)
  await page.getByText('Juf Marit, Voorbeeldschool').waitFor()
  expect(await keptLogins(page)).toHaveLength(2)
  const revoked = page.waitForResponse('**/oauth2/token/revoke')
  await page.getByRole('button', { name: 'Uitloggen' }).click()
  await page.getByText('Voor begeleiders en beheerders.').waitFor()
  await revoked
  expect(await keptLogins(page)).toEqual([])
  await page.goto('/')
  await page.waitForURL('**/login')

  await supervisorAt(page).logIn(demoUsernames.supervisor, game.server().password)
  await page.getByText('Juf Marit, Voorbeeldschool').waitFor()
  await page.goto('/')
  await child.logIn(demoUsernames.halfway, game.server().password)
  await child.logOut()
  await page.getByText('Uitgelogd').waitFor()
  expect(await keptLogins(page)).toEqual([])
  await page.goto('/begeleider')
  await page.getByText('Voor begeleiders en beheerders.').waitFor()
})
