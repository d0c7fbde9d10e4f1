import { expect, test } from 'vitest'
import { findBarriersAtEverySize } from '../harness/axe.ts'
import { demo, useGame } from '../harness/game.ts'
import { supervisorAt } from '../pages/supervisor.ts'

const game = useGame()

test('WEET-7 a supervisor puts ‘ij of ei?’ in the treehouse of a child, who reads the rule and writes both', async () => {
  const { page, troubles } = await game.visit('chromebook')
  await supervisorAt(page).logIn(demo.supervisor, game.server().password)
  await page.getByRole('link', { name: 'Kinderen' }).click()
  await page.getByRole('link', { name: 'Daan' }).click()
  await page.getByRole('link', { name: 'Pad', exact: true }).click()
  await page.getByText(/^Twee spellingen/).click()
  await page.getByRole('button', { name: 'Zet ij of ei? op het pad', exact: true }).click()
  const treehouse = page.getByRole('region', { name: /boomhut/i })
  await treehouse.getByText('twee spellingen', { exact: true }).waitFor()
  expect(await findBarriersAtEverySize(page), 'het pad').toEqual([])
  await page.getByRole('button', { name: 'Bewaar', exact: true }).click()
  await page
    .getByText(/^Bewaard\./)
    .first()
    .waitFor()
  expect(troubles).toEqual([])

  const { page: screen } = await game.arrive(demo.lastWorld, 'chromebook', '/boomhut')
  await screen
    .getByRole('main')
    .getByRole('button', { name: /^Herhaling/ })
    .click()
  const dialog = screen.getByRole('dialog', { name: 'Herhaling' })
  await dialog.getByRole('heading', { name: 'ij of ei?' }).waitFor()
  await dialog.getByRole('link', { name: 'Ga naar de stap' }).first().click()
  // The dialog has that heading too.
  await screen.getByText('Woorden in deze stap:').waitFor()
  await screen.getByRole('heading', { name: 'ij of ei?', level: 1 }).waitFor()
  expect(await findBarriersAtEverySize(screen), 'de stap').toEqual([])
  await screen.getByRole('link', { name: /Luister en typ/ }).click()
  await screen.getByRole('button', { name: 'Begin!' }).click()
  await screen.getByRole('textbox').first().waitFor()
  expect(await findBarriersAtEverySize(screen), 'de oefening').toEqual([])
})
