import { expect, test } from 'vitest'
import { findBarriersAtEverySize } from '../harness/axe.ts'
import { demo, useGame, type GameVisit } from '../harness/game.ts'
import { logInOnOtherDevice } from '../harness/other-device.ts'

const game = useGame()

const openShop = async ({ page }: GameVisit): Promise<void> => {
  await page.goto('/shop')
  await page.getByText('Jouw punten').waitFor()
}
const points = async ({ page }: GameVisit): Promise<number> =>
  Number(/\d+/.exec(await page.getByText(/^Je hebt \d+ punten\.$/).innerText())?.[0])
const askFor = async ({ page, child }: GameVisit, name: string): Promise<void> => {
  await child.press(`Koop ${name}`)
  await page.getByRole('dialog', { name: 'Weet je het zeker?' }).waitFor()
}

test('SHOP-5 buying in two tabs at once never overspends, and both show what was bought', async () => {
  const first = await game.arrive(demo.worldPassed)
  await openShop(first)
  const second = await game.openTab(first)
  await openShop(second)
  const before = await points(first)
  // Each is affordable, both are not.
  expect([before >= 750, before < 1250]).toEqual([true, true])
  await askFor(first, 'Kroon')
  await askFor(second, 'Draak')
  await Promise.all([first.child.press('Ja'), second.child.press('Ja')])
  const oneSays = (text: RegExp): Promise<void> =>
    Promise.race([first, second].map(({ page }) => page.getByText(text).first().waitFor()))
  await Promise.all([oneSays(/^Je hebt nog \d+ punten nodig/), oneSays(/^Nu van jou: /)])

  const { client } = await logInOnOtherDevice(game.server(), demo.worldPassed)
  const badges = await client.call('GET /api/v1/reward/', {})
  const bought = badges.filter(({ is_buyable, student_has_badge }) => is_buyable && student_has_badge)
  expect(bought).toHaveLength(1)
  const left = before - (bought[0]?.cost ?? 0)
  expect((await client.call('GET /api/v1/user/me/', {})).student?.points).toBe(left)
  for (const tab of [first, second]) {
    await tab.page.bringToFront()
    await openShop(tab)
    expect(await points(tab)).toBe(left)
  }
})

test('SHOP-1 SHOP-2 SHOP-4 SHOP-5 a badge is looked at, asked for, and bought: points and badges are fetched again', async () => {
  const visit = await game.arrive(demo.halfway)
  const { page, child, troubles } = visit
  await openShop(visit)
  const before = await points(visit)
  await child.press('Banaan: draai de kaart om')
  await page.getByText('Een lekker hapje voor onderweg.').waitFor()
  expect(await page.getByRole('button', { name: 'Koop Raket' }).isDisabled()).toBe(true)
  await page.getByText(`Nog ${1000 - before} punten nodig`).waitFor()

  await askFor(visit, 'Banaan')
  await child.press('Nee')
  await askFor(visit, 'Banaan')
  const fetched: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith('/api/v1/')) fetched.push(`${response.request().method()} ${pathname}`)
  })
  await child.press('Ja')
  await page.getByText('Nu van jou: Banaan!').waitFor()
  expect(fetched[0]).toBe('POST /api/v1/reward/buy')
  expect(fetched.slice(1)).toEqual(expect.arrayContaining(['GET /api/v1/reward/', 'GET /api/v1/user/me/']))
  await page.keyboard.press('Tab')
  expect(await points(visit)).toBe(before - 50)
  await expect.poll(() => page.getByRole('button', { name: 'Koop Banaan' }).count()).toBe(0)
  await page
    .getByRole('navigation')
    .getByText(new RegExp(`^${before - 50}\\s*punten$`))
    .waitFor()

  await page.getByRole('main').getByRole('link', { name: 'Mijn Badges' }).click()
  await page.waitForURL('**/mijn-badges')
  const own = page.getByRole('list', { name: 'Jouw badges' })
  await own.getByRole('heading', { name: 'Banaan' }).waitFor()
  expect(troubles).toEqual([])
})

test('the shop has no barriers', async () => {
  const visit = await game.arrive(demo.halfway)
  const { page, child, troubles } = visit
  await openShop(visit)
  expect(await findBarriersAtEverySize(page)).toEqual([])
  await askFor(visit, 'Zaklamp')
  expect(await findBarriersAtEverySize(page)).toEqual([])
  await child.press('Nee')
  const asked = page.getByRole('button', { name: 'Koop Zaklamp' })
  await expect.poll(() => asked.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.setViewportSize({ width: 320, height: 640 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(troubles).toEqual([])
})
