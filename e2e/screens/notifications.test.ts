import { expect, test } from 'vitest'
import { pauseClock, resizeTo, sizes } from '../harness/browser.ts'
import { demo, useGame } from '../harness/game.ts'
import { findCoveredBySnackbar } from '../harness/measure-layout.ts'
import { supervisorAt } from '../pages/supervisor.ts'

const game = useGame()

/** Logs out while time stands still: what waits for a frame, as a click does, would wait for ever. */
const logOut = async () => {
  const visit = await game.arrive(demo.halfway)
  await visit.child.press('Uitloggen')
  const wayOut = visit.page.getByRole('link', { name: 'Uitloggen' })
  await wayOut.waitFor()
  await pauseClock(visit.page)
  await wayOut.dispatchEvent('click')
  const snackbar = visit.page.getByRole('listitem').filter({ hasText: 'Uitgelogd' })
  await snackbar.waitFor()
  return { ...visit, snackbar }
}

test('NOTIF-1 a snackbar stands at the bottom of every screen, and is gone after 4000 ms', async () => {
  const { page, snackbar } = await logOut()
  await page.clock.runFor(3900)
  for (const size of ['phone', 'chromebook'] as const) {
    await resizeTo(page, size)
    const distance = async (): Promise<number> => {
      const box = await snackbar.boundingBox()
      return sizes[size].height - (box?.y ?? 0) - (box?.height ?? 0)
    }
    await expect.poll(distance, { message: size }).toBeLessThan(60)
  }
  await page.clock.runFor(200)
  expect(await snackbar.count()).toBe(0)
})

test("NOTIF-1 'Sluiten' takes a snackbar away", async () => {
  const { snackbar } = await logOut()
  await snackbar.getByRole('button', { name: 'Sluiten' }).dispatchEvent('click')
  await snackbar.waitFor({ state: 'detached' })
})

test('NOTIF-1 at 320 px a snackbar with a long text is whole, with its button below the words; of the login it covers nothing on any screen', async () => {
  const { page } = await game.visit('phone')
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/login')
  await page.getByLabel('E-mailadres').fill(demo.halfway)
  await page.getByLabel('Wachtwoord', { exact: true }).fill('verkeerd')
  await pauseClock(page)
  const start = page.getByRole('button', { name: 'Starten' })
  await start.dispatchEvent('click')
  const words = page.getByText('Er was een fout tijdens het inloggen')
  const notification = page.getByRole('listitem').filter({ has: words })
  await notification.waitFor()
  for (const part of [notification, words, notification.getByRole('button', { name: 'Sluiten' })]) {
    const { x, width } = (await part.boundingBox()) ?? { x: -1, width: 0 }
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(320)
  }
  expect((await words.boundingBox())?.width).toBeGreaterThan(160)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  for (const size of ['phone', 'ipad', 'chromebook'] as const) {
    await notification.getByRole('button', { name: 'Sluiten' }).dispatchEvent('click')
    await notification.waitFor({ state: 'detached' })
    await resizeTo(page, size)
    await start.dispatchEvent('click')
    await notification.waitFor()
    await expect.poll(() => findCoveredBySnackbar(page), { message: size }).toEqual([])
  }
})

test('at the supervisor’s a snackbar lies over nothing, at the end of the page on a phone, and goes with its page', async () => {
  const { page, troubles } = await game.visit()
  await supervisorAt(page).logIn(demo.supervisor, game.server().password)
  const menu = page.getByRole('navigation')
  await menu.getByRole('link', { name: 'Kinderen' }).click()
  await page.getByRole('checkbox', { name: 'Kies Sanne' }).check()
  await page.getByRole('button', { name: 'Archiveer' }).click()
  const snackbar = page
    .getByRole('listitem')
    .filter({ hasText: 'archief' })
    .filter({ hasText: 'Ongedaan maken' })
  await snackbar.waitFor()
  // While its button has the focus it stays.
  await snackbar.getByRole('button', { name: 'Ongedaan maken' }).focus()
  for (const size of ['chromebook', 'ipad', 'phone'] as const) {
    await resizeTo(page, size)
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect.poll(() => findCoveredBySnackbar(page), { message: size }).toEqual([])
  }
  await resizeTo(page, 'chromebook')
  // The menu beside the page is as it was: one can log out.
  const canLogOut = () =>
    page.getByRole('button', { name: 'Uitloggen' }).evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect()
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
  await expect.poll(canLogOut).toBe(true)
  await menu.getByRole('link', { name: 'Vandaag' }).dispatchEvent('click')
  await page.getByRole('heading', { name: 'Vandaag', level: 1 }).waitFor()
  expect(await snackbar.count()).toBe(0)
  expect(troubles).toEqual([])
})
