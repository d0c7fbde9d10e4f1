import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { findBarriersAtEverySize } from '../harness/axe.ts'
import { demo, useGame } from '../harness/game.ts'
import { supervisorAt } from '../pages/supervisor.ts'

const game = useGame()

/** The keyboard goes on where the session went. */
async function expectFocus(button: Locator): Promise<void> {
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
}

test('MEND-1 MEND-2 DOE-1 DOE-2 a sitting opens to its answers, is voided after seeing what changes, counts again, and that and another level are in the history', async () => {
  const { page, troubles } = await game.visit()
  await supervisorAt(page).logIn(demo.supervisor, game.server().password)
  await page.getByRole('link', { name: 'Kinderen', exact: true }).click()
  await page.getByRole('link', { name: 'Noor', exact: true }).first().click()
  await page.getByRole('region', { name: 'Wat u nu kunt doen' }).getByRole('listitem').nth(2).waitFor()
  expect(await findBarriersAtEverySize(page), 'dossier').toEqual([])
  await supervisorAt(page).unfoldSettings()
  await page.getByRole('button', { name: 'Verander het niveau' }).click()
  const level = page.getByRole('dialog')
  await level.getByText(/Voorlezen staat nu aan/).waitFor()
  await level.getByLabel('Niveau').selectOption('Groep 6')
  expect(await findBarriersAtEverySize(page), 'level').toEqual([])
  await level.getByRole('button', { name: 'Bewaar' }).click()
  await page.getByText('Het niveau van Noor is veranderd. Voorlezen staat nu uit.').waitFor()
  await page.getByRole('link', { name: 'Geschiedenis' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Geschiedenis: Noor' }).waitFor()
  const session = page.getByRole('button', { name: /^Maak ongeldig… het oefenmoment/ })
  const count = await session.count()
  await page.getByRole('button', { expanded: false }).first().click()
  const detail = page.getByRole('table', { name: 'Oefenmomenten' })
  await detail
    .getByText(/\d+ van \d+ antwoorden goed/)
    .first()
    .waitFor()
  await detail
    .getByRole('button', { name: /^Luister naar / })
    .first()
    .waitFor()
  expect(await findBarriersAtEverySize(page), 'page').toEqual([])

  await session.first().click()
  const dialog = page.getByRole('dialog')
  const points = dialog.getByRole('row', { name: /^Punten/ })
  await points.waitFor()
  const [before, after] = (await points.getByRole('cell').allInnerTexts()).map(Number)
  expect(after).toBeLessThan(before ?? 0)
  await dialog.getByLabel('Waarom?').fill('Het broertje oefende')
  expect(await findBarriersAtEverySize(page), 'dialog').toEqual([])
  await dialog.getByRole('button', { name: 'Maak ongeldig' }).click()
  const voided = page.getByRole('region', { name: 'Tellen niet mee' })
  await voided.getByText('Het broertje oefende').waitFor()
  expect(await session.count()).toBe(count - 1)
  const back = voided.getByRole('button', { name: /^Laat weer meetellen/ })
  await expectFocus(back)
  const history = page.getByRole('region', { name: 'Wat begeleiders veranderden' })
  await history.getByText('Het niveau veranderd van groep 4 naar groep 6.').waitFor()
  await history.getByText(/^Het oefenmoment van .* ongeldig gemaakt: Het broertje oefende\./).waitFor()

  await back.click()
  await points.waitFor()
  expect((await points.getByRole('cell').allInnerTexts()).map(Number)).toEqual([after, before])
  await dialog.getByRole('button', { name: 'Laat weer meetellen' }).click()
  await voided.waitFor({ state: 'detached' })
  expect(await session.count()).toBe(count)
  await expectFocus(session.first())
  await history.getByText(/^Het oefenmoment van .* weer laten meetellen\./).waitFor()
  expect(troubles).toEqual([])
})
