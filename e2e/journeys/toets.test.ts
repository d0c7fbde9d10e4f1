import { expect, test } from 'vitest'
import type { Size } from '../harness/browser.ts'
import { demo, useGame, type GameVisit } from '../harness/game.ts'
import { stepRows } from '../harness/prepare.ts'
import { noneWrong } from '../pages/play-exercise.ts'
import { watchToets, writeToets } from '../pages/take-toets.ts'

const game = useGame()
let testStep = 0
game.prepareDemo(({ prepare }) => {
  prepare.step({ username: demo.halfway, world: 1, position: 6 }, stepRows.entry)
  prepare.step({ username: demo.worldPassed, world: 1, position: 9 }, stepRows.closing)
  testStep = prepare.step({ username: demo.worldPassed, world: 1, position: 10 }, stepRows.testStep)
})

const pathOf = ({ page }: GameVisit): string => new URL(page.url()).pathname

/** A child on its way to a test: how often the server spoke, and what it said last. */
async function arrive(username: string, size: Size) {
  const visit = await game.arrive(username, size)
  return { visit, ...visit, ...watchToets(visit.page) }
}

test('TST-1 TST-3 TST-4 MAP-10 EX-1 an entry test: from the map to the exercises, however it went', async () => {
  const { visit, page, child, latest, all, troubles } = await arrive(demo.halfway, 'phone')
  await child.openWorld(1)
  await page.getByRole('link', { name: /^Stap 6:.*Toets/ }).click()
  await page.waitForURL(/\/test\/\d+\/\d+$/)
  const address = pathOf(visit)

  await page.getByText('Hallo Youssef!').waitFor()
  await expect.poll(() => page.locator('[data-part]').getAttribute('data-part')).toBe('1')
  await child.press('Start!')
  await expect.poll(() => page.locator('[data-part]').getAttribute('data-part')).toBe('2')
  expect(await page.getByRole('button', { name: 'Help' }).count()).toBe(0)

  const { order } = latest()
  await writeToets(child, latest(), (index) => index < 6)
  await page
    .getByText('Goed gedaan! Je bent klaar met de instaptoets. Nu kun je beginnen aan de oefeningen.')
    .waitFor()
  await expect.poll(() => page.locator('[data-part]').getAttribute('data-part')).toBe('3')
  expect(all().map(({ word_index }) => word_index)).toEqual(
    Array.from({ length: order.length + 1 }, (_, at) => at),
  )
  await expect.poll(() => latest()).toMatchObject({ is_complete: true, percentage_score: 40 })
  await child.press('Ga naar oefeningen')
  await page.getByRole('button', { name: 'Rugzak' }).waitFor()
  const lesson = pathOf(visit)

  await page.goto(address)
  await page.getByText('Deze toets is al afgerond.').waitFor()
  expect(await page.getByRole('button', { name: 'Start!' }).count()).toBe(0)
  await child.press('Ga naar oefeningen!')
  await page.waitForURL(`**${lesson}`)
  await page.goto('/wereld/1')
  await page.getByRole('link', { name: /^Stap 6:/ }).waitFor()
  expect(await page.getByRole('link', { name: /^Stap 6:.*Toets/ }).count()).toBe(0)
  expect(troubles).toEqual([])
})

test('TST-2 TST-4 TST-6 a closing test: nearly, once more in another order, passed, and on to the test of the next step', async () => {
  const { page, child, latest, troubles } = await arrive(demo.worldPassed, 'ipad')
  await child.openWorld(1)
  await page.getByRole('link', { name: /^Stap 9:.*Toets/ }).click()
  await child.press('Start!')
  const first = latest().order
  await writeToets(child, latest(), (index) => index < 3)
  await page.getByRole('heading', { name: 'Bijna!' }).waitFor()
  await page.getByText('Deze woorden mag je nog oefenen:').waitFor()
  expect(await page.getByRole('button', { name: /^Ga naar volgende/ }).count()).toBe(0)

  await child.press('Herhaal de toets')
  await child.press('Start!')
  await expect.poll(() => latest().word_index).toBe(0)
  const again = latest().order
  expect(again).not.toEqual(first)
  expect(new Set(again.map(({ word }) => word))).toEqual(new Set(first.map(({ word }) => word)))
  await writeToets(child, latest(), noneWrong, 4)
  await expect.poll(() => latest().word_index).toBe(4)

  await page.reload()
  await child.press('Start!')
  await writeToets(child, latest(), (index) => index === 5)
  await page.getByRole('heading', { name: 'Gehaald!' }).waitFor()
  await expect.poll(() => latest()).toMatchObject({ is_complete: true, passed: true, percentage_score: 90 })
  await page.keyboard.press('Escape')
  await child.press('Ga naar volgende stap')
  await page.waitForURL(`**/test/${testStep}/*`)
  await page.getByRole('button', { name: 'Start!' }).waitFor()
  expect(troubles).toEqual([])
})
