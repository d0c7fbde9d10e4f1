import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { allowMotion, type ScreenSize } from '../harness/browser.ts'
import { logInOnOtherDevice } from '../harness/other-device.ts'
import { demoUsernames, useGame } from '../harness/game.ts'

const game = useGame()

/** The order of the diamonds in the holes of the gate. */
const order = [3, 1, 2, 4] as const

/** Opens the cave as a child that has all four diamonds. */
async function enterCave(size?: ScreenSize) {
  game.server().prepare.student(demoUsernames.worldPassed, {
    phase_id: 4,
    end_reward_1_collected: 1,
    end_reward_2_collected: 1,
    end_reward_3_collected: 1,
    end_reward_4_collected: 1,
    end_reward_win_code: Number(order.join('')),
  })
  // Records the first visit, so that its badge does not appear.
  const { client } = await logInOnOtherDevice(game.server(), demoUsernames.worldPassed)
  await client.call('POST /api/v1/activity', { body: { type: 'enter_end_cave' } })
  const visit = await game.arrive(demoUsernames.worldPassed, size, '/eindgrot')
  await visit.page.getByText('Leg elke diamant in het gat').waitFor()
  return visit
}

const diamond = (page: Page, world: number) =>
  page.getByRole('button', { name: new RegExp(`^Diamant van wereld ${world}:`) })
const hole = (page: Page, number: number) => page.getByRole('button', { name: new RegExp(`^Gat ${number}:`) })
const filledHole = (page: Page, number: number) =>
  page.getByRole('button', { name: new RegExp(`^Gat ${number}:.*de diamant zit erin$`) })

async function drag(page: Page, world: number, number: number): Promise<void> {
  // A diamond that did not fit may still be moving back.
  await diamond(page, world).hover({ trial: true })
  const [from, to] = [await diamond(page, world).boundingBox(), await hole(page, number).boundingBox()]
  if (from === null || to === null) throw new Error('not on the screen')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2 - 6, to.y + to.height / 2 + 4, { steps: 6 })
  await page.mouse.up()
}

/** Returns the positions of the letters before the letters fall. */
const lettersOn = (page: Page) =>
  page.locator('[class*="letter"]').evaluateAll((letters) =>
    letters.map((letter) => {
      const { inlineSize, animationDuration, animationName } = getComputedStyle(letter)
      return { size: parseFloat(inlineSize), seconds: parseFloat(animationDuration), animationName }
    }),
  )

test('END-1 END-2 only the right diamond locks when it is dragged, and after the last one 50 letters fall', async () => {
  const { page, child, troubles } = await enterCave()
  await allowMotion(page)
  await drag(page, 1, 1)
  await page.getByText('Die past hier niet.').waitFor()
  expect(await diamond(page, 1).isVisible()).toBe(true)
  expect(await page.getByRole('main').getByText('fout').count()).toBe(0)
  for (const [index, world] of order.entries()) {
    await drag(page, world, index + 1)
    if (index < 3) await filledHole(page, index + 1).waitFor()
  }
  await page.getByRole('heading', { name: 'Het is je gelukt!' }).waitFor()
  const letters = await lettersOn(page)
  expect(letters).toHaveLength(50)
  for (const { size, seconds } of letters) {
    expect(size).toBeGreaterThanOrEqual(50)
    expect(size).toBeLessThanOrEqual(100)
    expect(seconds).toBeGreaterThanOrEqual(3)
    expect(seconds).toBeLessThanOrEqual(7)
  }
  await child.press('Nog een keer')
  await diamond(page, 3).waitFor()
  expect(troubles).toEqual([])
})

test('MAP-8 the icon on the map of world 4 opens the cave, but a child without all diamonds gets the overview', async () => {
  const { page } = await enterCave()
  await page.goto('/wereld/4')
  await page.getByText('Welkom in wereld 4').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Eindgrot', exact: true }).click()
  await page.waitForURL('**/eindgrot')

  const early = await game.arrive(demoUsernames.halfway, 'chromebook', '/eindgrot')
  await early.page.waitForURL((url) => url.pathname === '/')
})
