import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { allowMotion, resizeTo, screenSizes } from '../harness/browser.ts'
import { demoUsernames, useGame } from '../harness/game.ts'
import { logInOnOtherDevice } from '../harness/other-device.ts'
import { waitForAnimations } from '../harness/wait-for-animations.ts'
import { recordVisit, getThing, treehouseThings } from '../pages/treehouse.ts'

const game = useGame()

game.prepareDemo((server) => recordVisit(server, [demoUsernames.halfway]))

const pathOf = (page: Page): string => new URL(page.url()).pathname

test('MENU-1 MENU-3 NAV-7 the menu works on a phone, the overview stores no world, and the logout door asks first', async () => {
  const { page, child, troubles } = await game.arrive(demoUsernames.halfway, 'phone')
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await page.getByRole('heading', { name: 'Kies je wereld' }).waitFor()
  await menu.getByRole('button', { name: 'Scorebord' }).waitFor()
  await menu.getByRole('button', { name: 'Meer' }).click()
  await menu.getByRole('button', { name: 'Klankenkaart' }).click()
  const chart = page.getByRole('dialog', { name: 'Klankenkaart' }).getByRole('link', { name: 'Download' })
  const pdf = await (await fetch(new URL((await chart.getAttribute('href')) ?? '', page.url()))).arrayBuffer()
  expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-')
  await page.keyboard.press('Escape')
  for (const [name, address] of [
    ['Boomhut', '/boomhut'],
    ['Profiel', '/profiel'],
    ['Kaart', '/'],
  ] as const) {
    await menu.getByRole('link', { name, exact: true }).click()
    await page.waitForURL((url) => url.pathname === address)
  }
  await child.openWorld(1)
  await menu.getByRole('link', { name: 'Kaart', exact: true }).click()
  await page.getByRole('heading', { name: 'Kies je wereld' }).waitFor()
  expect(await page.locator('[aria-current]').count()).toBe(0)
  await page.reload()
  await page.getByRole('link', { name: /^Wereld 1/ }).waitFor()
  expect(pathOf(page)).toBe('/')
  await child.logOut()
  await page.waitForURL('**/login')
  expect(troubles).toEqual([])
})

test("MAP-3 Tab reaches 'Naar mijn stap' first and later the anchor words, and arrow keys move along the path", async () => {
  const { page } = await game.arrive(demoUsernames.halfway, 'chromebook', '/wereld/1')
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await page.getByRole('link', { name: /^Stap 6:/ }).waitFor()
  await page.keyboard.press('Tab')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Naar mijn stap')
  for (const [key, reached] of [
    ['Enter', /^Stap 6:/],
    ['Tab', /^Ankerwoorden van stap 6$/],
    ['ArrowLeft', /^Stap 5:/],
    ['End', /^Stap 10:/],
    ['ArrowRight', /^Stap 10:/],
    ['Home', /^Stap 1:/],
  ] as const) {
    await page.keyboard.press(key)
    await expect.poll(focused).toMatch(reached)
  }
  expect(await page.locator('[data-map] ol :is(a, button)[tabindex="0"]').count()).toBe(2)
})

/** Returns steps, badges and signs that bubbles or speakers cover. */
const findCovered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // Allows for rounded positions.
    const by = 3
    const over = document.querySelectorAll(
      'li[data-step] [data-tail], li[data-step] [data-tail] :is(a, button), [data-words], main[data-map] [data-read-aloud]',
    )
    const places = document.querySelectorAll(
      'main[data-map] :is(li[data-step] > div > :is(a, button), [data-sign])',
    )
    return [...over]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .flatMap((part) => {
        const box = part.getBoundingClientRect()
        return [...places].flatMap((place) => {
          const { left, right, top, bottom, width } = place.getBoundingClientRect()
          // A small bubble may cover the rim of a step.
          const rim = by + (part.closest('[data-small]') && !place.matches('[data-sign]') ? width / 4 : 0)
          const isCovered =
            box.left < right - rim &&
            left < box.right - rim &&
            box.top < bottom - rim &&
            top < box.bottom - rim
          return isCovered ? [`${part.textContent} over ${place.getAttribute('aria-label')}`] : []
        })
      })
  })

test.each([
  [demoUsernames.halfway, 1],
  [demoUsernames.worldPassed, 1],
  [demoUsernames.lastWorld, 2],
  [demoUsernames.lastWorld, 3],
  [demoUsernames.lastWorld, 4],
] as const)(
  'MAP-1 GIDS-4 GIDS-13 the buddy of %s covers no step or sign of world %i at any size',
  async (username, world) => {
    const { page } = await game.arrive(username, 'chromebook', `/wereld/${world}`)
    for (const size of ['chromebook', 'ipad', 'phone'] as const) {
      if (size !== 'chromebook') {
        await resizeTo(page, size)
        await page.reload()
      }
      await page.getByRole('link', { name: /^Stap 1:/ }).waitFor()
      const welcome = page.getByRole('button', { name: 'Op pad!' })
      if (world === 4 && (await welcome.isVisible())) await welcome.click()
      // Deferred parts load when the page is idle.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(null))))
      await waitForAnimations(page)
      await expect.poll(() => findCovered(page), { message: size }).toEqual([])
      const foot = await page.locator('main[data-map]').evaluate((map) => map.getBoundingClientRect().bottom)
      expect(Math.round(foot)).toBe(screenSizes[size].height)
    }
  },
)

/** Drags a picture to a place in the treehouse. The places appear only during the drag. */
async function dragTo(page: Page, picture: Locator, place: string): Promise<void> {
  await picture.hover()
  await page.mouse.down()
  await page.mouse.move(500, 400)
  const spot = await page.locator(`[data-place="${place}"]`).boundingBox()
  if (spot === null) throw new Error(`no place ${place}`)
  await page.mouse.move(spot.x + spot.width / 2, spot.y + spot.height / 2)
  await page.mouse.up()
}

test('TREE-1 TREE-2 GIDS-12 things in the treehouse can be opened by keyboard, and bought things can be dragged to a place', async () => {
  const { client } = await logInOnOtherDevice(game.server(), demoUsernames.halfway)
  const badges = await client.call('GET /api/v1/reward/', {})
  const banana = badges.find(({ name }) => name === 'Banaan')
  await client.call('POST /api/v1/reward/buy', { body: { id: banana?.id ?? 0 }, idempotencyKey: 'banaan' })
  const { page, troubles } = await game.arrive(demoUsernames.halfway, 'chromebook', '/boomhut')
  for (const name of treehouseThings) await getThing(page, name).waitFor()
  const reached: string[] = []
  for (let stops = 0; stops < 24 && !reached.includes('Herhaling'); stops += 1) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(
      () => document.activeElement?.closest('main') && document.activeElement.textContent,
    )
    if (name) reached.push(treehouseThings.find((item) => name.startsWith(item)) ?? name)
  }
  expect(reached).toEqual(treehouseThings)
  for (const name of ['Voortgang', 'Deze week', 'Herhaling']) {
    await getThing(page, name).press('Enter')
    await page.getByRole('dialog', { name }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(name)
  }
  for (const [name, address] of [
    ['Naar de jungle', '/'],
    ['Mijn Badges', '/mijn-badges'],
    ['Boekenplank', '/boekenplank'],
    ['Logboek', '/logboek'],
  ] as const) {
    await getThing(page, name).press('Enter')
    await page.waitForURL((url) => url.pathname === address)
    await page.goBack()
    await getThing(page, 'Voortgang').waitFor()
  }

  await page.getByRole('button', { name: 'Mijn spullen' }).click()
  await dragTo(page, page.getByRole('button', { name: /^Banaan/ }).locator('img'), 'rug')
  await page.getByRole('img', { name: 'Banaan op het kleed' }).waitFor()
  await page.reload()
  await page.getByRole('img', { name: 'Banaan op het kleed' }).waitFor()

  const flights = (): Promise<number> =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ effect }) => (effect as KeyframeEffect).target?.closest('[class*="flight"]')).length,
    )
  expect(await flights()).toBe(0)
  await allowMotion(page)
  await expect.poll(flights).toBeGreaterThan(2)
  expect(troubles).toEqual([])
})
