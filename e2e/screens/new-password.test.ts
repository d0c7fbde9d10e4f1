import { expect, test } from 'vitest'
import { findBarriers, findBarriersAtEverySize } from '../harness/axe.ts'
import { demo, useGame } from '../harness/game.ts'
import { logInOnOtherDevice } from '../harness/other-device.ts'
import { supervisorAt } from '../pages/supervisor.ts'

const game = useGame()

/** The demo's supervisor, asked for a new password for Youssef. */
async function askFor() {
  const visit = await game.visit()
  const { page } = visit
  await supervisorAt(page).logIn(demo.supervisor, game.server().password)
  await page.getByRole('link', { name: 'Kinderen' }).click()
  await page.getByRole('link', { name: 'Youssef' }).click()
  await supervisorAt(page).unfoldSettings()
  const button = page.getByRole('button', { name: 'Nieuw wachtwoord voor Youssef' })
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Nieuw wachtwoord' })
  const make = dialog.getByRole('button', { name: 'Maak een nieuw wachtwoord' })
  return { ...visit, button, dialog, make }
}

test('a child that forgot its password gets a new one from its supervisor, and plays; the window has no barriers', async () => {
  const { page, button, dialog, make, troubles } = await askFor()
  await dialog.getByText('Het oude wachtwoord werkt daarna niet meer').waitFor()
  expect(await findBarriersAtEverySize(page), 'vraag').toEqual([])
  await make.focus()
  await page.keyboard.press('Enter')
  await dialog.getByText('Hiermee logt Youssef voortaan in:').waitFor()
  await dialog.getByText(demo.halfway).waitFor()
  const password = await dialog.getByRole('definition').nth(1).innerText()
  expect(password).toMatch(/^([a-z]{3,6} ){3}\d\d$/)
  expect(await dialog.evaluate((window) => window.contains(document.activeElement))).toBe(true)
  await page.setViewportSize({ width: 320, height: 640 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  expect(await findBarriers(page), 'smal').toEqual([])
  expect(await findBarriersAtEverySize(page), 'wachtwoord').toEqual([])

  await dialog.getByRole('button', { name: 'Klaar' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
  await button.click()
  await make.waitFor()
  expect(await page.content()).not.toContain(password)
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(password)
  expect(troubles).toEqual([])

  const { page: played, child } = await game.visit()
  await child.logIn(demo.halfway, password)
  await played.getByRole('link', { name: /^Wereld 1/ }).waitFor()
})

test('who thinks better of it changes nothing, and a server that is away is told', async () => {
  const { page, dialog, make, button } = await askFor()
  await dialog.getByRole('button', { name: 'Annuleren' }).click()
  await button.click()
  await page.route('**/password', (route) => route.abort())
  await make.click()
  await page.getByText('De server is niet bereikbaar.').waitFor()
  expect(await make.isVisible()).toBe(true)
  expect(await logInOnOtherDevice(game.server(), demo.justArrived)).toBeDefined()
})
