import { expect, test } from 'vitest'
import { findBarriers, findBarriersAtEverySize } from '../harness/axe.ts'
import { demo, useGame } from '../harness/game.ts'

/** A picture that does not come makes room for its words. */
const game = useGame(undefined, 'pictures')

test('MYB-1 the badges that were earned by playing, the way to the shop, and the way back to the treehouse', async () => {
  const { page, troubles } = await game.arrive(demo.worldPassed, 'chromebook', '/mijn-badges')
  const own = page.getByRole('list', { name: 'Jouw badges' })
  for (const name of ['Eerste sprong', 'De eerste stap', 'Wereld 1'])
    await own.getByRole('heading', { name, exact: true }).waitFor()
  await page.getByText('Schrijf 10 verschillende notities in je logboek.').waitFor()
  expect(await page.getByRole('link', { name: 'Boomhut' }).last().getAttribute('href')).toBe('/boomhut')
  await page.getByRole('link', { name: 'Naar de winkel' }).click()
  await page.waitForURL('**/shop')
  expect(troubles).toEqual([])
})

test('SCORE-1 on a wide screen the scoreboard hangs from the menu', async () => {
  const { page, troubles } = await game.arrive(demo.worldPassed)
  const button = page.getByRole('button', { name: /punten$/ })
  // The scoreboard closes when a page arrives.
  await page.getByRole('heading', { name: 'Kies je wereld' }).waitFor()
  expect(await page.getByRole('button', { name: 'Scorebord' }).isVisible()).toBe(false)
  await button.click()
  const board = page.getByRole('region', { name: 'Scorebord' })
  await board.getByRole('img', { name: 'Wereld 1', exact: true }).waitFor()
  const scores = await board.getByRole('definition').allInnerTexts()
  expect(scores).toEqual(['2', expect.stringMatching(/^\d+$/), '', expect.stringMatching(/^\d+$/)])
  for (const label of ['Level', 'Woorden geoefend', 'Diamanten', 'Behaalde punten'])
    await board.getByText(label, { exact: true }).waitFor()
  expect(await board.getByRole('img', { name: /^Diamant \d$/ }).count()).toBe(1)
  expect(await findBarriers(page)).toEqual([])

  await page.keyboard.press('Escape')
  await expect.poll(() => board.isVisible()).toBe(false)
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
  await button.click()
  await page.getByRole('heading', { name: 'Kies je wereld' }).click({ force: true })
  await expect.poll(() => board.isVisible()).toBe(false)

  await button.click()
  await board.getByRole('link', { name: 'Mijn Badges' }).click()
  await page.waitForURL('**/mijn-badges')
  await page.getByRole('list', { name: 'Jouw badges' }).waitFor()
  await expect.poll(() => board.isVisible()).toBe(false)
  await button.click()
  await board.waitFor()
  expect(await board.getByRole('link', { name: 'Mijn Badges' }).count()).toBe(0)
  expect(troubles).toEqual([])
})

test('SCORE-1 on a phone it opens behind the trophy; a child without diamonds has 0', async () => {
  const { page, child, troubles } = await game.arrive(demo.halfway, 'phone')
  await page.getByRole('navigation').waitFor()
  expect(await page.getByRole('button', { name: /punten$/ }).isVisible()).toBe(false)
  const board = page.getByRole('dialog', { name: 'Scorebord' })
  // A badge that comes in (some are for an hour of the day) closes it: a child would open it again.
  await expect
    .poll(async () => {
      if (!(await board.isVisible())) await child.press('Scorebord')
      return board.getByRole('img', { name: 'Eerste sprong' }).isVisible()
    })
    .toBe(true)
  const [level, , diamonds] = await board.getByRole('definition').allInnerTexts()
  expect([level, diamonds]).toEqual(['1', '0'])
  expect(await findBarriers(page)).toEqual([])
  await board.getByRole('link', { name: 'Mijn Badges' }).click()
  await page.waitForURL('**/mijn-badges')
  await expect.poll(() => board.count()).toBe(0)
  await page.getByRole('list', { name: 'Jouw badges' }).waitFor()
  await child.press('Scorebord')
  await board.waitFor()
  expect(await board.getByRole('link', { name: 'Mijn Badges' }).count()).toBe(0)
  expect(troubles).toEqual([])
})

test('my badges have no barriers, also on the smallest phone', async () => {
  const { page, troubles } = await game.arrive(demo.worldPassed, 'chromebook', '/mijn-badges')
  await page.getByRole('list', { name: 'Jouw badges' }).waitFor()
  expect(await findBarriersAtEverySize(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(troubles).toEqual([])
})
