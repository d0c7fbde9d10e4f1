import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoUsernames, useGame } from '../harness/game.ts'
import { logInOnOtherDevice } from '../harness/other-device.ts'
import { childAt } from '../pages/child.ts'

const game = useGame(undefined, 'pictures')

/** Delays the code. Resolves when the first screen is shown, to a function that releases the code. */
async function openWithoutCode(page: Page, address: string): Promise<() => Promise<void>> {
  let letThrough = (): void => undefined
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator('#root[aria-busy]').waitFor()
  await page.evaluate(() =>
    Promise.all([400, 700].map((weight) => document.fonts.load(`${weight} 1rem Andika`))),
  )
  return async () => {
    letThrough()
    await page.locator('#root[aria-busy]').waitFor({ state: 'detached' })
  }
}

const boxesOf = (things: readonly Locator[]) => Promise.all(things.map((thing) => thing.boundingBox()))

const menuOf = (page: Page): Locator => page.getByRole('navigation', { name: 'Menu' })

test('NET-7 the login page accepts typing and presses before its code is loaded', async () => {
  const { page, troubles } = await game.visit()
  const letThrough = await openWithoutCode(page, '/login')
  const button = page.getByRole('button', { name: 'Starten' })
  // An element under the mouse is drawn higher.
  const things = [
    page.getByRole('heading', { name: 'Inloggen' }),
    page.getByLabel('E-mailadres'),
    page.getByText('Heb je een kaart?'),
  ]
  const boxes = await boxesOf(things)
  expect(boxes).not.toContain(null)
  await page.getByLabel('E-mailadres').fill(demoUsernames.halfway)
  await page.getByLabel('Wachtwoord', { exact: true }).fill('dit is het niet')
  await button.click()
  expect(new URL(page.url()).search).toBe('')
  await letThrough()
  await page.getByText('Er was een fout tijdens het inloggen').waitFor()
  expect(await boxesOf(things)).toEqual(boxes)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(game.server().password)
  expect(await page.getByLabel('E-mailadres').inputValue()).toBe(demoUsernames.halfway)
  await button.click()
  await page.waitForURL((url) => url.pathname === '/')
  expect(troubles.filter((trouble) => !trouble.includes('/oauth2/'))).toEqual([])
})

test('NET-7 the menu of an exercise is shown in its place before the code is loaded', async () => {
  const { page, child } = await game.arriveAtStep(demoUsernames.halfway, { world: 1, position: 6 })
  await child.openExercise(/Luister en typ: zinnen/)
  await child.seeIntro()
  const letThrough = await openWithoutCode(page, new URL(page.url()).pathname)
  const boxes = await boxesOf([menuOf(page)])
  expect(boxes).not.toContain(null)
  await letThrough()
  await child.seeIntro()
  expect(await boxesOf([menuOf(page)])).toEqual(boxes)
})

/** Reads local storage, except tokens. */
const readStorage = (page: Page, prefix = ''): Promise<string> =>
  page.evaluate(
    (start) =>
      Object.entries(localStorage)
        .filter(([name]) => name.startsWith(start) && name !== 'letterliaan-session')
        .map((entry) => entry.join(' '))
        .join('\n'),
    prefix,
  )

/** Ends the login on the server, as a supervisor does for a lost tablet, or as expiry does. */
async function refuseLogin(page: Page): Promise<void> {
  await page.route(/\/(api|oauth2)\//, (route) =>
    route.fulfill({ status: 401, json: { error: 'invalid_grant' } }),
  )
}

test('NET-4 stored responses contain no name or points, and are deleted if the login is refused', async () => {
  const { page } = await game.arrive(demoUsernames.halfway)
  for (const path of ['/', '/wereld/1', '/boomhut']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
  const { client } = await logInOnOtherDevice(game.server(), demoUsernames.halfway)
  const { student, email, username } = await client.call('GET /api/v1/user/me/', {})
  const points = String(student?.points)
  expect(Number(points)).toBeGreaterThan(0)
  const readAnswers = () => readStorage(page, 'letterliaan-answer ')
  await expect.poll(readAnswers).toContain('"introduction_completed":true')
  const answers = await readAnswers()
  for (const own of ['Youssef', 'Mulder', email, username]) expect(answers).not.toContain(own)
  expect(answers).not.toMatch(/"(date_of_birth|first_name|last_name|screen_name|email|level_id|points)"/)
  // Leaves the game, because an open page would notice first that the login has ended.
  await page.goto('about:blank')
  await refuseLogin(page)
  const letThrough = await openWithoutCode(page, '/wereld/1')
  expect(await menuOf(page).innerText()).not.toContain(points)
  await letThrough()
  await page.getByRole('heading', { name: 'Inloggen' }).waitFor()
  const left = await readStorage(page)
  for (const own of ['Youssef', 'Mulder', 'letterliaan-answer']) expect(left).not.toContain(own)
})

test('NET-4 an open tab shows nothing of its child after another child logged in', async () => {
  const first = await game.arrive(demoUsernames.halfway, 'chromebook', '/wereld/1')
  const { page } = await game.openTab(first)
  await page.goto('/boomhut')
  await childAt(page).logOut()
  await page.waitForURL('**/login')
  await childAt(page).logIn(demoUsernames.worldPassed, game.server().password)
  await first.page.bringToFront()
  const profile = 'letterliaan-answer /api/v1/user/me/'
  await expect.poll(() => readStorage(page, profile)).toContain('"phase_id":2')
  expect(await first.page.getByText('Youssef').count()).toBe(0)
})
