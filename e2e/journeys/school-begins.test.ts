import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findBarriersAtEverySize } from '../harness/axe.ts'
import { demo, useGame } from '../harness/game.ts'
import { supervisorAt } from '../pages/supervisor.ts'

const game = useGame()

/** After a logout nothing stands under the name. */
const keptLogins = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.endsWith('session') && localStorage.getItem(key) !== ''),
  )

const keptLogin = (page: Page, key: string) =>
  page.evaluate(
    (name) => JSON.parse(localStorage.getItem(name) ?? 'null') as { refresh_token: string } | null,
    key,
  )

test('DAG-1 a supervisor who logs in at the door of the game arrives in its own app, with a login that can be renewed', async () => {
  const { page, child } = await game.visit()
  await page.goto('/')
  await page.getByLabel('E-mailadres').fill(demo.supervisor)
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

test('DAG-1 the login of the game leads supervisors to their own, quietly, and a forgotten password is told them in their words', async () => {
  const { page } = await game.visit()
  await page.goto('/')
  await page.getByRole('link', { name: 'Voor begeleiders' }).click()
  await page.getByText('Voor begeleiders en beheerders.').waitFor()
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click()
  await page.getByText('Lukt dat niet? Vraag wie de server beheert om een link voor u.').waitFor()
  expect(await page.getByText(/juf of meester/).count()).toBe(0)
  expect(await findBarriersAtEverySize(page)).toEqual([])
  await page.getByRole('link', { name: 'Inloggen' }).click()
  await page.getByText('Voor begeleiders en beheerders.').waitFor()
})

test('DAG-1 the address that a new administrator typed stands in the login already', async () => {
  const { page } = await game.visit()
  await page.goto('/begeleider#e-mailadres=an%40kompas.test')
  await expect.poll(() => page.getByLabel('E-mailadres').inputValue()).toBe('an@kompas.test')
  expect(page.url()).not.toContain('kompas')
})

test('DAG-1 who logs out in one app is logged out in the other too, in this browser', async () => {
  const { page, child } = await game.arrive(demo.halfway)
  await page.getByRole('link', { name: 'Boomhut' }).waitFor()
  await supervisorAt(page).logIn(demo.supervisor, game.server().password)
  await page.getByText('Juf Marit, Voorbeeldschool').waitFor()
  expect(await keptLogins(page)).toHaveLength(2)
  const revoked = page.waitForResponse('**/oauth2/token/revoke')
  await page.getByRole('button', { name: 'Uitloggen' }).click()
  await page.getByText('Voor begeleiders en beheerders.').waitFor()
  await revoked
  expect(await keptLogins(page)).toEqual([])
  await page.goto('/')
  await page.waitForURL('**/login')

  await supervisorAt(page).logIn(demo.supervisor, game.server().password)
  await page.getByText('Juf Marit, Voorbeeldschool').waitFor()
  await page.goto('/')
  await child.logIn(demo.halfway, game.server().password)
  await child.logOut()
  await page.getByText('Uitgelogd').waitFor()
  expect(await keptLogins(page)).toEqual([])
  await page.goto('/begeleider')
  await page.getByText('Voor begeleiders en beheerders.').waitFor()
})

test('DAG-2 a school decides on its first day not to ask the date of birth; a child begins without it', async () => {
  const { page, troubles } = await game.visit()
  await supervisorAt(page).logIn(demo.supervisor, game.server().password)
  await page.getByRole('link', { name: 'Instellingen' }).click()
  await page.getByRole('radio', { name: 'Niet vragen' }).check()
  await page.getByText('Wat er al is ingevuld, wordt gewist.').waitFor()
  await page.getByRole('button', { name: 'Bewaar', exact: true }).click()
  await page.getByText('De geboortedag wordt niet meer gevraagd.').waitFor()
  expect(await findBarriersAtEverySize(page)).toEqual([])

  const child = await game.arrive(demo.justArrived, 'ipad', '/profiel')
  await child.page.getByLabel('Schermnaam').fill('Tijger')
  expect(await child.page.getByLabel('Dag').count()).toBe(0)
  await child.child.press('Opslaan')
  await child.page.getByRole('button', { name: 'Ga naar de jungle' }).click()
  await child.page.waitForURL((url) => url.pathname === '/')
  expect([...troubles, ...child.troubles]).toEqual([])
})

test('DAG-7 a child sees what it need not do as that, with no diamond; who fills such a path is offered a start measure', async () => {
  const { page, troubles } = await game.arrive(demo.lastWorld)
  await page.getByRole('link', { name: /^Wereld 4/ }).waitFor()
  expect(await page.getByRole('img', { name: 'Diamant behaald' }).count()).toBe(0)
  await page.getByRole('link', { name: /^Wereld 1/ }).click()
  await page.getByRole('link', { name: /^Stap 1:.*Deze stap hoef je niet te doen$/ }).waitFor()
  await page.getByText('Deze wereld hoef je niet te doen. Ga nu naar wereld 4!').waitFor()
  expect(await page.getByRole('link', { name: /Gehaald/ }).count()).toBe(0)
  expect(troubles).toEqual([])

  const desk = await game.visit()
  await supervisorAt(desk.page).logIn(demo.supervisor, game.server().password)
  await desk.page.getByRole('link', { name: 'Groep 4' }).first().click()
  await desk.page.getByRole('link', { name: 'Pad', exact: true }).click()
  await desk.page.getByLabel('Zoals').selectOption('Groep 5')
  await desk.page.getByLabel('In', { exact: true }).selectOption('november')
  await desk.page.getByRole('button', { name: 'Vul het pad' }).click()
  await desk.page.getByText(/stappen worden overgeslagen\. Een startmeting laat zien/).waitFor()
  expect(await findBarriersAtEverySize(desk.page)).toEqual([])
  await desk.page.getByRole('button', { name: 'Zet een startmeting klaar' }).click()
  await desk.page.getByRole('dialog', { name: /^Meting voor/ }).waitFor()
})
