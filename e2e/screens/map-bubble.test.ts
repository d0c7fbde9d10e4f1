import type { StepsByPhase } from '@letterliaan/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fetchWithBody, resizeTo } from '../harness/browser.ts'
import { demo, useGame } from '../harness/game.ts'
import { waitForAnimations } from '../harness/wait-for-animations.ts'

const game = useGame()

const stepsInWorld = { 1: 10, 2: 15, 3: 20, 4: 25 } as const
type World = keyof typeof stepsInWorld
const worlds = [1, 2, 3, 4] as const

/** Every world with all its steps; in those of `world` the child is at `position`, and something may be repeated. */
async function fillWorlds(page: Page, read: () => { world: World; position: number }): Promise<void> {
  await page.route('**/api/v1/step', async (route) => {
    const response = await fetchWithBody(route)
    const known = Object.values((await response.json()) as StepsByPhase).flat()
    const { world, position } = read()
    const stepsOf = (phase_id: World) =>
      Array.from({ length: stepsInWorld[phase_id] }, (_, at) => {
        const passed = phase_id < world || (phase_id === world && at + 1 < position)
        const isHere = phase_id === world && at + 1 === position
        const ofCopy = { id: phase_id * 1000 + at, phase_id, position: at + 1, is_waived: false }
        return { ...known[at % known.length], ...ofCopy, status: passed ? 5 : isHere ? 0 : -1 }
      })
    await route.fulfill({
      response,
      json: Object.fromEntries(worlds.map((phase_id) => [phase_id, stepsOf(phase_id)])),
    })
  })
}

/** What the buddy's words and ways lie over: of steps, their badges and signs. */
const findCovered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // Sizes are rounded when it is placed.
    const by = 3
    const said = [
      ...document.querySelectorAll('li[data-step] [data-tail], li[data-step] [data-tail] :is(a, button)'),
    ]
    const places = document.querySelectorAll(
      'main[data-map] :is(li[data-step] > div > :is(a, button), [data-sign])',
    )
    return said
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .flatMap((part) => {
        const box = part.getBoundingClientRect()
        return [...places].flatMap((place) => {
          const { left, right, top, bottom } = place.getBoundingClientRect()
          const isCovered =
            box.left < right - by && left < box.right - by && box.top < bottom - by && top < box.bottom - by
          return isCovered ? [`${part.textContent} over ${place.getAttribute('aria-label')}`] : []
        })
      })
  })

/** The numbers of steps behind who speaks. */
const findHiddenNumbers = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const buddy = document.querySelector('li[data-step] [data-tail]')?.parentElement?.lastElementChild
    // It lets touches through: for this look it does not.
    buddy?.setAttribute('style', `${buddy.getAttribute('style') ?? ''}; pointer-events: auto`)
    return [...document.querySelectorAll('li[data-step] [data-help="ankerwoorden"]')].flatMap((number) => {
      const { left, top, width, height } = number.getBoundingClientRect()
      const first = document.elementFromPoint(left + width / 2, top + height / 2)
      return first !== null && buddy?.contains(first) ? [number.getAttribute('aria-label') ?? ''] : []
    })
  })

test.each(worlds)(
  'GIDS-4 PLEK-2 in world %i neither what the buddy says nor what waits with it covers a step or a sign, at three sizes',
  async (world) => {
    const { page, child } = await game.visit()
    let position = 1
    await fillWorlds(page, () => ({ world, position }))
    await child.logIn(demo.lastWorld, game.server().password)
    for (position of [1, 6, stepsInWorld[world]])
      for (const size of ['chromebook', 'ipad', 'phone'] as const) {
        await resizeTo(page, size)
        await page.goto(`/wereld/${world}`)
        await page.getByRole('link', { name: new RegExp(`^Stap ${position}:`) }).waitFor()
        const welcome = page.getByRole('button', { name: 'Op pad!' })
        if (world === 4 && (await welcome.isVisible())) await welcome.click()
        // What waits comes once the game is idle.
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(null))))
        await waitForAnimations(page)
        await expect.poll(() => findCovered(page), { message: `step ${position}, ${size}` }).toEqual([])
        expect(await findHiddenNumbers(page), `step ${position}, ${size}`).toEqual([])
      }
  },
)

test('GIDS-4 in worlds that a child skips, where the buddy stands at the sign, its words cover no step, badge or sign, at three sizes', async () => {
  const { page, child } = await game.visit()
  await child.logIn(demo.lastWorld, game.server().password)
  const findCoveredByGuide = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[data-words]')].flatMap((part) => {
        const box = part.getBoundingClientRect()
        const places = document.querySelectorAll(
          'main[data-map] :is(li[data-step] > div > :is(a, button), [data-sign])',
        )
        return [...places].flatMap((place) => {
          const { left, right, top, bottom } = place.getBoundingClientRect()
          const isCovered =
            box.left < right - 1 && left < box.right - 1 && box.top < bottom - 1 && top < box.bottom - 1
          return isCovered ? [`${part.textContent} over ${place.getAttribute('aria-label')}`] : []
        })
      }),
    )
  for (const world of [1, 2, 3])
    for (const size of ['chromebook', 'ipad', 'phone'] as const) {
      await resizeTo(page, size)
      await page.goto(`/wereld/${world}`)
      // What waits comes once the game is idle, and takes of the room of the words.
      await page.getByRole('button', { name: 'Kijk in het nest' }).waitFor()
      await waitForAnimations(page)
      await expect.poll(findCoveredByGuide, { message: `world ${world}, ${size}` }).toEqual([])
    }
})
