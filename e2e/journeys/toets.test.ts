import { expect, test } from 'vitest'
import { demoUsernames, useGame, type GameVisit } from '../harness/game.ts'
import { stepRows } from '../harness/prepare.ts'
import { watchToets, writeToets } from '../pages/take-toets.ts'

const game = useGame()
game.prepareDemo(({ prepare }) => {
  prepare.step({ username: demoUsernames.halfway, world: 1, position: 6 }, stepRows.entry)
})

const pathOf = ({ page }: GameVisit): string => new URL(page.url()).pathname

test('TST-1 TST-3 TST-4 MAP-10 EX-1 an entry test leads from the map to the exercises, whatever its result is', async () => {
  const visit = await game.arrive(demoUsernames.halfway, 'phone')
  const { page, child, troubles } = visit
  const { opened, all } = watchToets(page)
  await child.openWorld(1)
  await page.getByRole('link', { name: /^Stap 6:.*Toets/ }).click()
  await page.waitForURL(/\/test\/\d+\/\d+$/)
  const address = pathOf(visit)

  await page.getByText('Hallo Youssef!').waitFor()
  await expect.poll(() => page.locator('[data-part]').getAttribute('data-part')).toBe('1')
  await child.press('Start!')
  await expect.poll(() => page.locator('[data-part]').getAttribute('data-part')).toBe('2')
  expect(await page.getByRole('button', { name: 'Help' }).count()).toBe(0)

  const toets = await opened()
  await writeToets(child, toets, (index) => index < 6)
  await page
    .getByText('Goed gedaan! Je bent klaar met de instaptoets. Nu kun je beginnen aan de oefeningen.')
    .waitFor()
  await expect.poll(() => page.locator('[data-part]').getAttribute('data-part')).toBe('3')
  await expect
    .poll(() => all().map(({ word_index }) => word_index))
    .toEqual(Array.from({ length: toets.order.length + 1 }, (_, at) => at))
  expect(all().at(-1)).toMatchObject({ is_complete: true, percentage_score: 40 })
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
