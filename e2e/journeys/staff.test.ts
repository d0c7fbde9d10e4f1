import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoUsernames, useGame } from '../harness/game.ts'
import { supervisorAt } from '../pages/supervisor.ts'

const game = useGame()

test('ORG-2 ORG-3 an invited colleague creates an account and logs in, and is logged out if blocked', async () => {
  const { page, troubles } = await game.visit()
  await supervisorAt(page).logIn(demoUsernames.administrator, game.server().password)
  await page.getByRole('link', { name: 'Instellingen', exact: true }).click()
  await page.getByRole('link', { name: 'Medewerkers' }).click()
  await page.getByRole('link', { name: 'Nodig collega’s uit' }).click()
  await page.getByLabel('E-mailadressen').fill('jan@voorbeeldschool.nl\nels@voorbeeldschool.nl')
  await page.getByRole('checkbox', { name: /^Spellinghulp/ }).check()
  await page.getByRole('button', { name: 'Maak de uitnodigingen' }).click()
  const link = await page.getByLabel('Link voor jan@voorbeeldschool.nl', { exact: true }).inputValue()
  await page.getByLabel('Link voor els@voorbeeldschool.nl', { exact: true }).waitFor()

  const { page: invited, troubles: theirs } = await game.visit()
  await invited.goto(link)
  await invited.getByRole('heading', { name: 'Welkom bij Letterliaan' }).waitFor()
  await invited.getByLabel('Uw naam').fill('Meester Jan')
  await invited.getByLabel('Wachtwoord', { exact: true }).fill('zomer-en-regen')
  await invited.getByRole('button', { name: 'Maak mijn account' }).click()
  await invited.getByRole('heading', { level: 1, name: 'Vandaag' }).waitFor()
  await invited.getByRole('link', { name: 'Kinderen', exact: true }).click()
  await invited.getByRole('link', { name: 'Spellinghulp', exact: true }).first().waitFor()
  await invited.getByRole('link', { name: 'Instellingen', exact: true }).click()
  await invited.getByRole('link', { name: 'Koppelingen' }).waitFor()
  expect(await invited.getByRole('link', { name: 'Medewerkers' }).count()).toBe(0)
  expect(theirs).toEqual([])

  await page.getByRole('link', { name: 'Medewerkers' }).first().click()
  await page.getByRole('link', { name: 'Meester Jan' }).click()
  await page.getByText('Letterliaan voor begeleiders').waitFor()
  await page.getByRole('button', { name: 'Blokkeer Meester Jan' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Blokkeer Meester Jan' }).click()
  await page.getByRole('button', { name: 'Laat Meester Jan weer toe' }).waitFor()
  expect(troubles).toEqual([])

  await invited.getByRole('link', { name: 'Lesstof' }).click()
  await invited.getByRole('button', { name: 'Inloggen' }).waitFor()
  await invited.goto(link)
  await invited.getByText('Deze uitnodiging is al gebruikt.').waitFor()
})

/** Presses every control, including those in the dialogs that open, and closes the dialogs. */
const pressAll = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const paint = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const pressable = (within: string) =>
      [...document.querySelectorAll<HTMLButtonElement>(`${within} button`)].filter(
        (button) => !button.disabled && button.ariaDisabled !== 'true' && button.checkVisibility(),
      )
    let pressed = 0
    for (const button of pressable('main')) {
      if (!button.isConnected) continue
      button.click()
      pressed += 1
      await paint()
      for (const inside of pressable('dialog[open]')) {
        inside.click()
        await paint()
      }
    }
    return pressed
  })

test("ORG-4 a meekijker sees a supervisor's pages with a notice, and the server refuses no button that it can press", async () => {
  const { page } = await game.visit()
  const refused: string[] = []
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(`${response.request().method()} ${response.url()}`)
  })
  await supervisorAt(page).logIn(demoUsernames.meekijker, game.server().password)
  await page.getByText(/^U kijkt mee\./).waitFor()
  await page.getByRole('link', { name: 'Kinderen', exact: true }).click()
  const table = page.getByRole('table')
  await table.getByRole('link').first().waitFor()
  expect(await table.getByRole('checkbox').count()).toBe(0)
  expect(await page.getByRole('link', { name: 'Kinderen toevoegen' }).count()).toBe(0)
  const child = (await table.getByRole('link').first().getAttribute('href')) ?? ''
  const group =
    (await page.getByRole('link', { name: 'Groep 4', exact: true }).first().getAttribute('href')) ?? ''
  let pressed = 0
  const places = ['', '/kinderen', '/stappen', '/boeken', '/meldingen', '/instellingen'].map(
    (place) => `/begeleider${place}`,
  )
  for (const path of [...places, child, `${child}/pad`, `${child}/geschiedenis`, group, `${group}/pad`]) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' })
    pressed += await pressAll(page)
  }
  expect(refused).toEqual([])
  expect(pressed).toBeGreaterThan(10)
})
