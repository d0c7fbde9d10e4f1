import { expect, test } from 'vitest'
import { findBarriersAtEverySize } from '../harness/axe.ts'
import { demo, useGame } from '../harness/game.ts'
import { supervisorAt } from '../pages/supervisor.ts'

const game = useGame()

test('DOE-4 from the matrix an instruction group gets a day, a step, a workbook and own words', async () => {
  const { page, troubles } = await game.visit()
  await supervisorAt(page).logIn(demo.supervisor, game.server().password)
  await page.getByRole('link', { name: 'Kinderen', exact: true }).click()
  await page.getByRole('link', { name: 'Groep 4', exact: true }).first().click()
  await page.getByRole('link', { name: 'Inzicht' }).click()
  for (const name of ['Noor', 'Youssef']) await page.getByRole('checkbox', { name: new RegExp(name) }).check()
  await page.getByRole('button', { name: 'Maak een instructiegroep' }).click()
  await page.getByLabel('Naam', { exact: true }).fill('Lange klanken op dinsdag')
  await page.getByLabel('Waarvoor').selectOption('Lange klank')
  expect(await page.getByLabel('Wanneer kijkt u weer?').inputValue()).toMatch(/^20\d\d-\d\d-\d\d$/)
  expect(await findBarriersAtEverySize(page), 'maken').toEqual([])
  await page.getByRole('button', { name: 'Maak de groep' }).click()

  const panel = page.getByRole('region', { name: 'Instructie', exact: true })
  await panel.getByText('Lange klank', { exact: true }).waitFor()
  const row = panel.getByRole('row').filter({ hasText: 'Noor' })
  // On the first day there is no change that could be told.
  expect((await row.getByRole('cell').allInnerTexts()).at(-1)).toContain('nog niet te zeggen')
  expect(await findBarriersAtEverySize(page), 'groep').toEqual([])

  await panel.getByRole('button', { name: 'Zet een stap klaar' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Stap', { exact: true }).waitFor()
  expect(await findBarriersAtEverySize(page), 'stap').toEqual([])
  const saving = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Print het werkboek' }).click()
  expect((await saving).suggestedFilename()).toBe('Werkboek Lange klank.pdf')
  await dialog.getByRole('button', { name: 'Zet klaar' }).click()
  await page.getByText(/^‘Lange klank’ (staat klaar|is voor niemand)/).waitFor()

  await panel.getByText('Meer', { exact: true }).click()
  await panel.getByRole('button', { name: 'Kies een andere dag' }).click()
  await page.getByLabel('Dag', { exact: true }).fill('2098-12-24')
  await page.getByRole('button', { name: 'Bewaar', exact: true }).click()
  await panel.getByText(/24 dec.* 2098/).waitFor()

  await panel.getByRole('link', { name: 'Geef eigen woorden' }).click()
  await page.getByRole('textbox', { name: 'Uw woorden' }).fill('bakker kikker ladder')
  await page.getByRole('button', { name: 'Bekijk de woorden' }).click()
  await page.getByLabel('Naam van de stap').fill('Woorden voor dinsdag')
  await page.getByRole('button', { name: 'Bewaar de stap' }).click()
  const asked = page.getByRole('dialog').getByRole('combobox')
  await asked.waitFor()
  expect(await asked.locator('option:checked').innerText()).toContain('Lange klanken op dinsdag')
  expect(troubles).toEqual([])
})
