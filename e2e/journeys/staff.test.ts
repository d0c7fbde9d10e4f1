import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findBarriersAtEverySize } from '../harness/axe.ts'
import { demo, useGame } from '../harness/game.ts'
import { supervisorAt } from '../pages/supervisor.ts'

const game = useGame()

test('ORG-2 ORG-3 an administrator invites a colleague, who makes an account and is in; blocked, it is out', async () => {
  const { page, troubles } = await game.visit()
  await supervisorAt(page).logIn(demo.administrator, game.server().password)
  await page.getByRole('link', { name: 'Medewerkers' }).click()
  await page.getByRole('link', { name: 'Nodig collega’s uit' }).click()
  await page.getByLabel('E-mailadressen').fill('jan@voorbeeldschool.nl\nels@voorbeeldschool.nl')
  await page.getByRole('checkbox', { name: /^Spellinghulp/ }).check()
  await page.getByRole('button', { name: 'Maak de uitnodigingen' }).click()
  const link = await page.getByLabel('Link voor jan@voorbeeldschool.nl', { exact: true }).inputValue()
  await page.getByLabel('Link voor els@voorbeeldschool.nl', { exact: true }).waitFor()
  expect(await findBarriersAtEverySize(page), 'links').toEqual([])

  const { page: invited, troubles: theirs } = await game.visit()
  await invited.goto(link)
  await invited.getByRole('heading', { name: 'Welkom bij Letterliaan' }).waitFor()
  expect(await findBarriersAtEverySize(invited), 'uitnodiging').toEqual([])
  await invited.getByLabel('Uw naam').fill('Meester Jan')
  await invited.getByLabel('Wachtwoord', { exact: true }).fill('zomer-regen')
  await invited.getByRole('button', { name: 'Maak mijn account' }).click()
  await invited.getByRole('heading', { level: 1, name: 'Vandaag' }).waitFor()
  await invited.getByRole('link', { name: 'Kinderen', exact: true }).click()
  await invited.getByRole('link', { name: 'Spellinghulp', exact: true }).first().waitFor()
  expect(await invited.getByRole('link', { name: 'Medewerkers' }).count()).toBe(0)
  expect(theirs).toEqual([])

  await page.getByRole('link', { name: 'Medewerkers' }).first().click()
  await page.getByRole('link', { name: 'Meester Jan' }).click()
  await page.getByText('Letterliaan voor begeleiders').waitFor()
  await page.getByRole('button', { name: 'Blokkeer Meester Jan' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Blokkeer Meester Jan' }).click()
  await page.getByRole('button', { name: 'Laat Meester Jan weer toe' }).waitFor()
  expect(await findBarriersAtEverySize(page), 'geblokkeerd').toEqual([])
  expect(troubles).toEqual([])

  await invited.getByRole('link', { name: 'Boeken' }).click()
  await invited.getByRole('button', { name: 'Inloggen' }).waitFor()
  await invited.goto(link)
  await invited.getByText('Deze uitnodiging is al gebruikt.').waitFor()
})

/** Presses everything that can be pressed, and closes what opened. */
async function pressAll(page: Page): Promise<number> {
  const buttons = page.locator('main button:visible:not([aria-disabled="true"]):not(:disabled)')
  const count = await buttons.count()
  for (let at = 0; at < count; at += 1) {
    const button = buttons.nth(at)
    if ((await button.count()) === 0) break
    await button.click({ timeout: 2000, force: true }).catch(() => undefined)
    await pressInDialog(page)
  }
  return count
}

async function pressInDialog(page: Page): Promise<void> {
  const inside = page.locator(
    '[role="dialog"] button:visible:not([aria-disabled="true"]), dialog button:visible',
  )
  for (let at = await inside.count(); at > 0; at -= 1)
    await inside
      .nth(at - 1)
      .click({ timeout: 500, force: true })
      .catch(() => undefined)
  await page.keyboard.press('Escape')
}

test('ORG-4 a meekijker sees the pages of a supervisor and is told so; whatever it presses, nothing is refused by the server', async () => {
  const { page } = await game.visit()
  const refused: string[] = []
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(`${response.request().method()} ${response.url()}`)
  })
  await supervisorAt(page).logIn(demo.meekijker, game.server().password)
  await page.getByText(/^U kijkt mee\./).waitFor()
  expect(await findBarriersAtEverySize(page), 'vandaag').toEqual([])
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
