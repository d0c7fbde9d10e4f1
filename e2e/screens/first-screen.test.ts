import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { sizes } from '../harness/browser.ts'
import { demo, useGame } from '../harness/game.ts'
import { waitForAnimations } from '../harness/wait-for-animations.ts'

/** The scenes are looked at. */
const game = useGame(undefined, 'pictures')

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox()
  if (box === null) throw new Error('It is not seen.')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

type Box = Pick<Awaited<ReturnType<typeof boxOf>>, 'x' | 'y' | 'right' | 'bottom'>
const isOver = (a: Box, b: Box): boolean =>
  a.x < b.right - 1 && b.x < a.right - 1 && a.y < b.bottom - 1 && b.y < a.bottom - 1

/** How high menu, link back, sign and title are together. */
const headOf = async (page: Parameters<typeof game.openTab>[0]['page']): Promise<number> => {
  const parts = [page.locator('nav'), page.locator('h1'), page.locator('header a')]
  const sign = page.getByRole('button', { name: 'Fout gevonden?' })
  await sign.waitFor()
  const boxes = await Promise.all([...parts, sign].map((part) => boxOf(part.first())))
  return Math.max(...boxes.map(({ bottom }) => bottom))
}

test('GIDS-4 GIDS-13 on a phone a lesson shows its next exercise without scrolling, and the bubble is the way to it', async () => {
  const { page, child } = await game.arriveAtStep(demo.halfway, { world: 1, position: 6 }, 'phone')
  expect(await headOf(page)).toBeLessThanOrEqual(96)
  const next = page.getByRole('link', { name: /^Ga verder met|^Doe / })
  const address = await next.getAttribute('href')
  const card = page.getByRole('region', { name: 'Oefeningen' }).locator(`a[href="${address}"]`)
  expect((await boxOf(card)).bottom).toBeLessThanOrEqual(sizes.phone.height)
  await child.hand.press(next)
  await page.waitForURL(`**${address}`)
  await child.seeIntro()
  expect((await boxOf(page.locator('h1'))).bottom).toBeLessThanOrEqual(96)
})

test.each(['ipad', 'phone'] as const)(
  'MAP-1 GIDS-13 on a %s a map reaches the lower edge, and neither sign nor speaker lies on a step or the buddy',
  async (size) => {
    const { page } = await game.arrive(demo.halfway, size, '/wereld/1')
    const sign = page.getByRole('button', { name: 'Fout gevonden?' })
    await sign.waitFor()
    expect((await boxOf(page.locator('main[data-map]'))).bottom).toBe(sizes[size].height)
    await page.locator('[data-map] li img[src*="buddy"]').waitFor()
    await waitForAnimations(page)
    const seen = await page.locator('[data-map]').evaluate((map) => {
      const boxesOf = (selector: string) =>
        [...map.querySelectorAll(selector)].map((element) => {
          const { x, y, width, height, right, bottom } = element.getBoundingClientRect()
          return {
            label: element.getAttribute('aria-label') ?? element.textContent,
            x,
            y,
            width,
            height,
            right,
            bottom,
          }
        })
      // In one go: the bubble finds its place while a test looks.
      return {
        speakers: boxesOf('[data-read-aloud]'),
        buddies: boxesOf('li img[src*="buddy"]'),
        steps: boxesOf('li a, li button[aria-disabled]'),
      }
    })
    const [speaker] = seen.speakers
    if (speaker === undefined) throw new Error('The speaker is not seen.')
    expect(Math.min(speaker.width, speaker.height)).toBeGreaterThanOrEqual(44)
    for (const buddy of seen.buddies) expect(isOver(speaker, buddy)).toBe(false)
    const signBox = await boxOf(sign)
    for (const step of seen.steps)
      expect([isOver(signBox, step), isOver(speaker, step)], step.label).toEqual([false, false])
  },
)

test('GIDS-13 on a phone nothing lies over what the buddy says of a world that is done', async () => {
  const { page } = await game.arrive(demo.worldPassed, 'phone', '/wereld/1')
  const sign = page.getByRole('button', { name: 'Fout gevonden?' })
  const words = page.getByText('Deze wereld is klaar.')
  await words.waitFor()
  // What waits comes later, and takes of the words' room.
  await page.getByRole('button', { name: 'Verhaal' }).waitFor()
  await waitForAnimations(page)
  expect(isOver(await boxOf(sign), await boxOf(words))).toBe(false)
})

test("MAP-3 with the keyboard: 'Naar mijn stap' comes first, arrow keys go along the path, Tab to the anchor words", async () => {
  const { page } = await game.arrive(demo.halfway, 'chromebook', '/wereld/1')
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await page.getByRole('link', { name: /^Stap 6:/ }).waitFor()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Naar mijn stap')
  const isCovered = await page.evaluate(() => {
    const { x, y, width, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect()
    const corners = [0.1, 0.9].flatMap((across) => [0.1, 0.9].map((down) => [across, down] as const))
    return corners.some(([across, down]) => {
      const top = document.elementFromPoint(x + across * width, y + down * height)
      return top?.closest('button') !== document.activeElement
    })
  })
  expect(isCovered).toBe(false)
  await page.keyboard.press('Enter')
  expect(await focused()).toMatch(/^Stap 6:/)
  await page.keyboard.press('Tab')
  expect(await focused()).toBe('Ankerwoorden van stap 6')
  await page.keyboard.press('ArrowLeft')
  expect(await focused()).toMatch(/^Stap 5:/)
  await page.keyboard.press('End')
  expect(await focused()).toMatch(/^Stap 10:/)
  await page.keyboard.press('ArrowRight')
  expect(await focused()).toMatch(/^Stap 10:/)
  expect(new URL(page.url()).pathname).toBe('/wereld/1')
  await page.keyboard.press('Home')
  expect(await focused()).toMatch(/^Stap 1:/)
  const stops = await page.locator('[data-map] ol :is(a, button)[tabindex="0"]').count()
  expect(stops).toBe(2)
})

test('MAP-1 on a slow device no number stands on a map before its drawing', async () => {
  const { page } = await game.arrive(demo.halfway, 'chromebook')
  await page.getByRole('link', { name: /^Wereld 1/ }).waitFor()
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/world-?1.*\.(?:svg|webp|png|avif)/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/wereld/1', { waitUntil: 'commit' })
  const step = page.locator('[data-map] li').first()
  await step.waitFor({ state: 'attached' })
  const opacity = () => step.evaluate((item) => getComputedStyle(item).opacity)
  expect(await opacity()).toBe('0')
  release()
  await expect.poll(opacity).toBe('1')
})
