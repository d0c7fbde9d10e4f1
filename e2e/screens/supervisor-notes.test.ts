import { expect, test } from 'vitest'
import { findBarriersAtEverySize } from '../harness/axe.ts'
import { demo, useGame } from '../harness/game.ts'
import { supervisorAt } from '../pages/supervisor.ts'

const game = useGame()

test('MEND-3 VAN-2 a note about a child is written by keyboard, comes back on Vandaag, and is ticked there', async () => {
  const { page, troubles } = await game.visit()
  await supervisorAt(page).logIn(demo.supervisor, game.server().password)
  await page.getByRole('link', { name: 'Kinderen', exact: true }).click()
  await page.getByRole('link', { name: 'Youssef' }).first().click()
  await page.getByRole('button', { name: 'Notitie toevoegen' }).press('Enter')
  await page.keyboard.type('Leest graag over vossen')
  await page.getByLabel('Hierop terugkomen op').fill('2026-01-05')
  await page.getByRole('button', { name: 'Bewaar' }).press('Enter')
  await page.getByText('Leest graag over vossen').waitFor()
  await page.getByText('Terugkomen op: 5 jan 2026').waitFor()
  expect(await findBarriersAtEverySize(page)).toEqual([])

  await page.getByRole('link', { name: 'Vandaag' }).click()
  await page.getByRole('button', { name: 'Gedaan: notitie over Youssef' }).click()
  await page.getByText('De notitie staat op gedaan.').waitFor()
  expect(await page.getByText('Leest graag over vossen').count()).toBe(0)
  expect(troubles).toEqual([])
})
