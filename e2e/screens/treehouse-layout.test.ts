import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findBarriersAtEverySize } from '../harness/axe.ts'
import { resizeTo, sizes } from '../harness/browser.ts'
import { demo, useGame } from '../harness/game.ts'
import { logInOnOtherDevice } from '../harness/other-device.ts'
import { enterBefore, pretendRepetitions, thing, things } from '../pages/treehouse.ts'

const game = useGame()
const everySize = Object.keys(sizes) as (keyof typeof sizes)[]

game.prepareDemo((server) => enterBefore(server, [demo.halfway, demo.worldPassed]))

/** Is it on the screen, and large enough to be touched? */
async function fitsAFinger(part: Locator, screenWidth: number): Promise<boolean> {
  const box = await part.boundingBox()
  return (
    box !== null && Math.min(box.width, box.height) >= 48 && box.x >= 0 && box.x + box.width <= screenWidth
  )
}

test('the room and its windows have no barriers', async () => {
  const { page, troubles } = await game.arrive(demo.worldPassed, 'chromebook', '/boomhut')
  await thing(page, 'Voortgang').waitFor()
  expect(await findBarriersAtEverySize(page)).toEqual([])
  for (const size of everySize) {
    await resizeTo(page, size)
    for (const name of things) {
      await expect
        .poll(() => fitsAFinger(thing(page, name), sizes[size].width), { message: `${name} (${size})` })
        .toBe(true)
    }
  }
  await resizeTo(page, 'chromebook')
  await thing(page, 'Voortgang').click()
  const dialog = page.getByRole('dialog', { name: 'Voortgang' })
  await dialog.getByRole('table').waitFor()
  expect(await findBarriersAtEverySize(page)).toEqual([])
  await dialog.getByRole('radio', { name: '2 sterren' }).check()
  await dialog.getByRole('button', { name: /^Stap 1 / }).click()
  expect(await findBarriersAtEverySize(page)).toEqual([])
  await dialog
    .getByRole('button', { name: /geoefende woorden/ })
    .first()
    .click()
  await page.getByText('Deze woorden heb je geoefend:').waitFor()
  expect(await findBarriersAtEverySize(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await thing(page, 'Herhaling').click()
  await page.getByRole('dialog', { name: 'Herhaling' }).waitFor()
  expect(await findBarriersAtEverySize(page)).toEqual([])
  expect(troubles).toEqual([])
})

test('nothing of the room or its windows is beyond the edge of a phone of 320 px', async () => {
  const { page } = await game.arrive(demo.worldPassed, 'phone', '/api/docs/json')
  await page.setViewportSize({ width: 320, height: 640 })
  await pretendRepetitions(page, 7, 1)
  await page.goto('/boomhut')
  await thing(page, 'Voortgang').waitFor()
  const width = (): Promise<number> =>
    page.evaluate(() => {
      const seen = document.querySelectorAll('main :is(a, button), nav *, dialog > *')
      return Math.max(...Array.from(seen, (element) => element.getBoundingClientRect().right))
    })
  expect(await width()).toBeLessThanOrEqual(320)
  await thing(page, 'Voortgang').click()
  await page.getByRole('dialog', { name: 'Voortgang' }).getByRole('table').waitFor()
  expect(await width()).toBeLessThanOrEqual(320)
  await page.getByRole('radio', { name: '2 sterren' }).check()
  expect(await width()).toBeLessThanOrEqual(320)
  await page.keyboard.press('Escape')
  await thing(page, 'Herhaling').click()
  await page.getByRole('dialog', { name: 'Herhaling' }).waitFor()
  expect(await width()).toBeLessThanOrEqual(320)
})

test('on small screens no sign and no word of the buddy lies over another or under another thing', async () => {
  const { page } = await game.arrive(demo.halfway, 'phone', '/api/docs/json')
  for (const [width, height, count] of [
    [320, 640, 0],
    [320, 640, 3],
    [320, 640, 6],
    [320, 568, 0],
    [844, 390, 3],
    [667, 375, 6],
  ] as const) {
    await page.setViewportSize({ width, height })
    await pretendRepetitions(page, count)
    await page.goto('/boomhut')
    for (let strokes = 0; strokes < 6; strokes += 1) {
      await thing(page, 'Aai je maatje').waitFor()
      // Words are as wide as their letters, which may come after them.
      await page.evaluate(() => document.fonts.ready)
      const when = `${width} × ${height}, ${count} repetitions, after ${strokes} strokes`
      expect(await overlapsIn(page), when).toEqual([])
      expect(await coveredSignsIn(page), when).toEqual([])
      await thing(page, 'Aai je maatje').press('Enter')
    }
  }
})

/** Signs and words of the buddy that lie over each other, or less than 4 px apart. */
const overlapsIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // A bubble springs up over its edge, and back.
    for (const animation of document.getAnimations())
      if (animation.effect?.getTiming().iterations !== Infinity) animation.finish()
    const signs = [...document.querySelectorAll('main :is([class*="_sign_"], output > *)')]
    const boxes = signs.map((element) => ({ element, box: element.getBoundingClientRect() }))
    return boxes.flatMap((item, index) =>
      boxes
        .slice(index + 1)
        .filter(
          ({ box }) =>
            item.box.left < box.right + 4 &&
            box.left < item.box.right + 4 &&
            item.box.top < box.bottom + 4 &&
            box.top < item.box.bottom + 4,
        )
        .map(({ element }) => `${item.element.textContent} | ${element.textContent}`),
    )
  })

/** Signs over which another thing lies, so that a tap on them opens that cover, or on which the bird sits. */
const coveredSignsIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const liesOver = (cover: Element, sign: Element): boolean => {
      const [a, b] = [cover.getBoundingClientRect(), sign.getBoundingClientRect()]
      const isLater = (sign.compareDocumentPosition(cover) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
      return isLater && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
    }
    const covers = [
      ...document.querySelectorAll(
        'main :is(a[class*="_thing_"], button[class*="_thing_"], [class*="_bird_"])',
      ),
    ]
    return [...document.querySelectorAll('main [class*="_sign_"]')].flatMap((sign) =>
      covers
        .filter((cover) => !cover.contains(sign) && liesOver(cover, sign))
        .map((cover) => `${sign.textContent} under ${cover.textContent || 'the bird'}`),
    )
  })

test("PLEK-5 'Naar de werelden' stands on one line in the look 10+", async () => {
  const { client } = await logInOnOtherDevice(game.server(), demo.halfway)
  await client.call('PUT /api/v1/user/me/calm-profile', { body: { look: 'field-camp' } })
  const { page } = await game.arrive(demo.halfway, 'chromebook', '/boomhut')
  const sign = page.getByText('Naar de werelden')
  await sign.waitFor()
  for (const size of everySize) {
    await resizeTo(page, size)
    const lines = () =>
      sign.evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      })
    await expect.poll(lines, { message: size }).toBe(1)
  }
  await client.call('PUT /api/v1/user/me/calm-profile', { body: { look: 'jungle' } })
})
