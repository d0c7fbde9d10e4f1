import { expect, test } from 'vitest'
import { findBarriers } from '../harness/axe.ts'
import { demo, useGame } from '../harness/game.ts'
import { findLayoutFaultsAtSizes } from '../harness/measure-layout.ts'

const game = useGame()

test('PLEK-2 a scene is offered with the buddy, passed over, not offered again, and seen again from the shelf', async () => {
  const { page, troubles } = await game.arrive(demo.halfway, 'chromebook', '/wereld/1')
  const offer = page.getByRole('button', { name: 'Verhaal', exact: true })
  // Beside it stands 'Door elkaar'.
  await offer.waitFor()
  expect(await findLayoutFaultsAtSizes(page)).toEqual([])
  await offer.click()
  const film = page.getByRole('dialog', { name: 'De storm' })
  await film.getByText('Dit is het Grote Boek van de jungle.').waitFor()
  expect(await findBarriers(page, 'dialog[open]')).toEqual([])
  await film.getByRole('button', { name: 'Sla over' }).click()
  await film.waitFor({ state: 'detached' })
  // It makes room for what is new today (PLEK-7).
  await page
    .getByRole('button', { name: /Kijk in het nest|Een brief voor jou|Er is bezoek voor jou/ })
    .click()
  const found = page.getByRole('button', { name: 'Leuk!' })
  await found.waitFor()
  expect(await findBarriers(page, 'dialog[open]')).toEqual([])
  await found.click()
  // One a visit; at the next the story goes on.
  expect(await offer.count()).toBe(0)
  await page.reload()
  await offer.click()
  await page.getByRole('dialog', { name: 'Bas de bever' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('link', { name: /^Stap 6:/ }).waitFor()

  await page.goto('/boekenplank')
  await page.getByRole('button', { name: 'Het Grote Boek' }).click()
  const book = page.getByRole('dialog', { name: 'Het Grote Boek' })
  await book.getByRole('button', { name: 'De storm' }).waitFor()
  expect(await findBarriers(page, 'dialog[open]')).toEqual([])
  await book.getByRole('button', { name: 'De storm' }).click()
  await film.getByText('Dit is het Grote Boek van de jungle.').waitFor()
  await page.keyboard.press('Escape')
  await film.waitFor({ state: 'detached' })
  await book.waitFor()
  expect(troubles).toEqual([])
})
