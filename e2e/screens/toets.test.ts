import { expect, test } from 'vitest'
import { findBarriers } from '../harness/axe.ts'
import { type Size, fetchWithBody, sizes } from '../harness/browser.ts'
import { demo, useGame, type GameVisit } from '../harness/game.ts'
import { logInOnOtherDevice } from '../harness/other-device.ts'
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

test('TST-1 TST-3 TST-4 TST-7 MAP-10 EX-1 an entry test: from the map to the exercises, however it went', async () => {
  const { visit, page, child, latest, all, troubles } = await arrive(demo.halfway, 'phone')
  await child.openWorld(1)
  await page.getByRole('link', { name: /^Stap 6:.*Toets/ }).click()
  await page.waitForURL(/\/test\/\d+\/\d+$/)
  const address = pathOf(visit)

  await page.getByText('Hallo Youssef!').waitFor()
  await expect.poll(() => page.locator('[data-part]').getAttribute('data-part')).toBe('1')
  expect(await findBarriers(page)).toEqual([])
  await child.press('Start!')
  await expect.poll(() => page.locator('[data-part]').getAttribute('data-part')).toBe('2')
  expect(await page.getByRole('button', { name: 'Help' }).count()).toBe(0)
  expect(await findBarriers(page)).toEqual([])

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
  expect(await findBarriers(page)).toEqual([])
  await child.press('Ga naar oefeningen')
  await page.getByText('Woorden in deze stap:').waitFor()
  const lesson = pathOf(visit)

  await page.goto(address)
  await page.getByText('Deze toets is al afgerond.').waitFor()
  expect(await page.getByRole('button', { name: 'Start!' }).count()).toBe(0)
  expect(await findBarriers(page)).toEqual([])
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
  // Of what lies half under the way on axe would say that it is too small to be touched.
  await page.setViewportSize({ ...sizes.ipad, height: 1600 })
  expect(await findBarriers(page)).toEqual([])
  await page.setViewportSize(sizes.ipad)

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
  expect(await findBarriers(page)).toEqual([])
  await child.press('Ga naar volgende stap')
  await page.waitForURL(`**/test/${testStep}/*`)
  await page.getByRole('button', { name: 'Start!' }).waitFor()
  expect(troubles).toEqual([])
})

/** A supervisor says something to a child over its live channel. */
async function encourage(name: string, message: string): Promise<void> {
  const { client } = await logInOnOtherDevice(game.server(), demo.supervisor)
  const students = await client.call('GET /api/v1/begeleider/student', {})
  const id = students.find(({ first_name }) => first_name === name)?.id ?? 0
  await client.call('POST /api/v1/begeleider/student/:id/encouragement', {
    params: { id },
    body: { message },
  })
}

test('TST-2 RWD-1 after a first toets the result is seen first, and its badge when the child goes on', async () => {
  const { page, child, latest } = await arrive('lotte@voorbeeldschool.nl', 'chromebook')
  child.waitForRewards()
  await page.goto('/wereld/1')
  await page.getByRole('link', { name: /^Stap 1:.*[Tt]oets/ }).click()
  await child.press('Start!')
  await writeToets(child, latest(), noneWrong)
  await page.getByRole('heading', { name: 'Gehaald!' }).waitFor()
  const badge = page.getByRole('dialog', { name: /^Je hebt (een|\d+) nieuwe badges? ontvangen!$/ })
  await page.getByRole('button', { name: /^Ga naar volgende/ }).waitFor()
  // The channel tells in order: a word that was said after the badge was earned comes after it.
  await encourage('Lotte', 'Goed gedaan, Lotte!')
  await page.getByText('Goed gedaan, Lotte!').waitFor()
  expect(await badge.count()).toBe(0)
  await child.press(/^Ga naar volgende/)
  await badge.first().waitFor()
})

test("TST-2 TST-6 MAP-4 MAP-10 PLEK-3 GIDS-4 'Speel!' and the map lead to the test step that ends a world, that to the next world, which has the film at once", async () => {
  const { page, child, latest, troubles } = await arrive(demo.worldTest, 'chromebook')
  await page.getByText('Kom, we gaan spelen!').waitFor()
  await page.getByRole('link', { name: 'Speel!' }).click()
  await page.getByRole('button', { name: 'Start!' }).waitFor()
  await page.goto('/wereld/1')
  await page.getByRole('link', { name: /^Stap 10:.*Toets/ }).click()
  await child.press('Start!')
  expect(latest().kind).toBe('stap')
  await writeToets(child, latest(), noneWrong)
  await page.getByRole('heading', { name: 'Gehaald!' }).waitFor()
  await page.keyboard.press('Escape')
  await child.press('Ga door naar het volgende level')
  await page.waitForURL('**/wereld/2')
  const film = page.getByRole('dialog', { name: 'Behaald' })
  await film.getByText('je bent aan het eind van wereld 1').waitFor()
  await film.getByRole('button', { name: 'Sla over' }).click()
  await page.goto('/wereld/1')
  await film.getByRole('button', { name: 'Bekijk de film' }).waitFor()
  expect(troubles).toEqual([])
})

test("TST-1 a test without a label is called 'Toets'", async () => {
  const { page, visit } = await arrive(demo.worldPassed, 'chromebook')
  await page.route('**/api/v1/test/*', async (route) => {
    const response = await fetchWithBody(route)
    await route.fulfill({ response, json: { ...(await response.json()), label: '' } })
  })
  await page.goto(`/test/${testStep}/${testStep * 100}`)
  await page.getByRole('heading', { level: 1, name: 'Toets', exact: true }).waitFor()
  expect(pathOf(visit)).toBe(`/test/${testStep}/${testStep * 100}`)
})

test('MAP-11 a test of another child, or of none, leads to the map', async () => {
  const { page } = await arrive(demo.halfway, 'chromebook')
  for (const address of [`/test/${testStep}/${testStep * 100}`, '/test/1/999999900']) {
    await page.goto(address)
    await page.waitForURL('**/wereld/1')
    await page.getByText('Deze stap is er niet.').waitFor()
  }
})
