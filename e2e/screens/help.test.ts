import type { Badge } from '@letterliaan/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findBarriers } from '../harness/axe.ts'
import { resizeTo } from '../harness/browser.ts'
import { demo, useGame } from '../harness/game.ts'
import { helpTourOn } from '../pages/help-tour.ts'
import { enterBefore } from '../pages/treehouse.ts'

const game = useGame()

game.prepareDemo((server) => enterBefore(server, [demo.halfway]))

/** The pages with a tour. */
const openers = {
  overview: () => game.arrive(demo.halfway),
  'world 1': () => game.arrive(demo.halfway, 'chromebook', '/wereld/1'),
  lesson: () => game.arriveAtStep(demo.halfway, { world: 1, position: 6 }),
  treehouse: () => game.arrive(demo.halfway, 'chromebook', '/boomhut'),
} as const
const pages = Object.keys(openers) as (keyof typeof openers)[]

/** Where a tour leads: to what is done next, or else back to its button. */
const nextOn = {
  overview: '[data-help="speel"] a',
  'world 1': '[data-help="stap"] a',
  lesson: 'a:has([data-help="oefening"])',
  treehouse: '[aria-label="Help"]',
} as const

const openHelp = async (page: Page) => {
  await page.getByRole('button', { name: 'Help' }).click()
  const tour = helpTourOn(page)
  await tour.card.waitFor()
  return tour
}

const middleOf = (box: { x: number; y: number; width: number; height: number } | null) =>
  box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }

test.each(pages)(
  'HELP-1 WO-6 LES-9 TREE-2 the tour of the %s goes through all its steps, on the screen and without barriers',
  async (name) => {
    const { page, troubles } = await openers[name]()
    const tour = await openHelp(page)
    const pagesOfTour = Number(/1 van (\d+)/.exec(await tour.card.innerText())?.[1])
    expect(pagesOfTour).toBeGreaterThan(2)
    for (let step = 1; step <= pagesOfTour; step += 1) {
      await tour.card.getByText(`${step} van ${pagesOfTour}`).waitFor()
      for (const size of ['phone', 'chromebook'] as const) {
        await resizeTo(page, size)
        await expect.poll(tour.isWellPlaced, { message: `step ${step} (${size})` }).toBe(true)
      }
      expect(await findBarriers(page, 'dialog[open]'), `step ${step}`).toEqual([])
      await tour.goOn()
    }
    await tour.card.waitFor({ state: 'detached' })
    expect(await page.evaluate((next) => document.activeElement?.matches(next), nextOn[name])).toBe(true)
    expect(troubles).toEqual([])
  },
)

test('HELP-1 the light stands on what a step tells about, also when the window gets another size', async () => {
  const { page } = await openers['world 1']()
  const tour = await openHelp(page)
  await tour.goOn()
  expect(await tour.header()).toBe('Hier ben je nu')
  const step = page.locator('[data-help="stap"]')
  const light = page.locator('[class*="light"]').last()
  for (const width of [1366, 1100]) {
    await page.setViewportSize({ width, height: 768 })
    await expect
      .poll(async () => {
        const [a, b] = [middleOf(await step.boundingBox()), middleOf(await light.boundingBox())]
        return a !== null && b !== null && Math.hypot(a.x - b.x, a.y - b.y) < 3
      })
      .toBe(true)
  }
})

test('HELP-1 a click outside, Escape and another route close the tour', async () => {
  const { page, child } = await game.arrive(demo.halfway)
  const outside = await openHelp(page)
  await page.mouse.click(5, 700)
  await outside.card.waitFor({ state: 'detached' })
  const escaped = await openHelp(page)
  await page.keyboard.press('Escape')
  await escaped.card.waitFor({ state: 'detached' })
  const left = await openHelp(page)
  await child.openWorld(1)
  await left.card.waitFor({ state: 'detached' })
})

test('the tour opens by itself once for a child that is new, and a tap ends it', async () => {
  const first_name = 'Sanne'
  game.server().prepare.student(demo.justArrived, {
    first_name,
    last_name: 'de Wit',
    screen_name: first_name,
    date_of_birth: Date.UTC(2016, 1, 29) / 1000,
    level_id: 5,
  })
  const { page, child } = await game.arrive(demo.justArrived, 'chromebook', '/welcome')
  const remembered = page.waitForRequest(
    (request) => request.url().endsWith('/user/update') && request.postData()?.includes('manual') === true,
  )
  await child.press('Ga naar de jungle')
  const tour = helpTourOn(page)
  await tour.card.waitFor()
  expect((await remembered).postDataJSON()).toEqual({ user_manual_flow: 1 })
  await page.getByRole('button', { name: 'Sluiten' }).click()
  await tour.card.waitFor({ state: 'detached' })

  await page.reload()
  await page.getByRole('button', { name: 'Help' }).waitFor()
  expect(await tour.card.count()).toBe(0)
  await child.openWorld(1)
  await tour.card.waitFor()
  expect(await tour.header()).toBe('De kaart')
  await child.openStep(1)
  await expect.poll(tour.header).toBe('De oefeningen')
})

test('HELP-1 RWD-1 a first visit to the treehouse gives both the tour and the badge: the badge waits for the tour', async () => {
  const badge = 'Welkom in de boomhut'
  game.server().prepare.student(demo.lastWorld, { user_manual_flow: 3 })
  const { page, child, troubles } = await game.arrive(demo.lastWorld)
  child.waitForRewards()
  const earned = page.waitForResponse(async (response) => {
    // A 304 says that nothing was earned since, and has no body.
    if (!response.url().endsWith('/api/v1/reward/') || response.status() !== 200) return false
    return ((await response.json()) as Badge[]).some(
      (earnedBadge) => earnedBadge.name === badge && earnedBadge.student_has_badge,
    )
  })
  await page.getByRole('link', { name: 'Boomhut' }).click()
  const tour = helpTourOn(page)
  const reward = page.getByRole('dialog', { name: /^Je hebt (een|\d+) nieuwe badges? ontvangen!$/ })
  await tour.card.waitFor()
  await earned
  for (const header of [/Jouw boomhut/, /Voortgang/]) {
    await tour.card.getByRole('heading', { name: header }).waitFor()
    expect(await reward.count()).toBe(0)
    await tour.goOn()
  }
  await page.keyboard.press('Escape')
  await tour.card.waitFor({ state: 'detached' })
  await reward.getByText(badge, { exact: true }).waitFor()
  await expect
    .poll(async () => {
      await page.keyboard.press('Enter')
      return reward.count()
    })
    .toBe(0)
  expect(await tour.card.count()).toBe(0)
  expect(troubles).toEqual([])
})
