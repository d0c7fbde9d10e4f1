import { expect, test } from 'vitest'
import { findBarriers } from '../harness/axe.ts'
import { demo, useGame } from '../harness/game.ts'

const game = useGame()

test('MENU-3 the sound chart opens from the menu, and its download is a real PDF', async () => {
  const { page, child } = await game.arrive(demo.halfway)
  await child.press('Klankenkaart')
  const link = page.getByRole('dialog', { name: 'Klankenkaart' }).getByRole('link', { name: 'Download' })
  expect(await findBarriers(page)).toEqual([])
  const address = new URL((await link.getAttribute('href')) ?? '', page.url())
  const pdf = await (await fetch(address)).arrayBuffer()
  expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.byteLength).toBeGreaterThan(20_000)
})

test('MENU-2 before the introduction only the profile and logging out are in the menu', async () => {
  const { page } = await game.arrive(demo.justArrived)
  await page.getByText('Wij werken aan een introductievideo').waitFor()
  await page.keyboard.press('Escape')
  await page.waitForURL('**/profiel')
  const menu = page.getByRole('navigation', { name: 'Menu' })
  expect(await menu.getByRole('link').count()).toBe(2)
  expect(await menu.getByRole('button').count()).toBe(0)
})
