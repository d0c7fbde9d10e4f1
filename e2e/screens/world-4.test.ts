import type { StepsByPhase } from '@letterliaan/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findBarriers, findBarriersAtEverySize } from '../harness/axe.ts'
import { fetchWithBody, resizeTo } from '../harness/browser.ts'
import { demo, useGame } from '../harness/game.ts'

const game = useGame()
game.prepareDemo(({ prepare }) => prepare.student(demo.worldPassed, { phase_id: 4 }))

/** A world 4 of 25 steps, the first so many of which are passed: each time it is asked for, copies of the child's steps. */
async function fillWorld4(page: Page, readPassed: () => number): Promise<void> {
  await page.route('**/api/v1/step', async (route) => {
    const response = await fetchWithBody(route)
    const steps = (await response.json()) as StepsByPhase
    const passed = readPassed()
    const copies = [...steps[1], ...steps[2]].map((step, at) => {
      const status = at < passed ? 5 : at === passed ? 0 : -1
      return Object.assign({}, step, { phase_id: 4, position: at + 1, status })
    })
    await route.fulfill({ response, json: { ...steps, 4: copies } })
  })
}

const isInView = (page: Page, name: RegExp): Promise<boolean> =>
  page.getByRole('link', { name }).evaluate((step) => {
    const { top, bottom } = step.getBoundingClientRect()
    return top >= 0 && bottom <= window.innerHeight
  })

test('MAP-7 world 4 welcomes a child once, without barriers', async () => {
  const { page, child, troubles } = await game.arrive(demo.worldPassed)
  await child.openWorld(4)
  const welcome = page.getByRole('dialog', { name: 'Welkom in wereld 4' })
  await welcome.getByText('weetwoorden en leenwoorden').waitFor()
  expect(await findBarriersAtEverySize(page)).toEqual([])
  await child.press('Op pad!')
  await page.reload()
  await page.getByRole('heading', { name: 'Wereld 4' }).waitFor({ state: 'attached' })
  expect(await welcome.count()).toBe(0)
  expect(troubles).toEqual([])
})

test('MAP-12 world 4 has music, after the first touch; in world 1 its water is heard, and no music', async () => {
  const { page, child } = await game.arrive(demo.worldPassed)
  const music: string[] = []
  page.on('request', (request) => {
    if (/\/sounds\/(night|birds|water|cave)\.mp3/.test(request.url())) music.push(request.url())
  })
  await page.goto('/wereld/1')
  await page.getByRole('link', { name: /^Stap 1:/ }).waitFor()
  const water = page.waitForRequest(/\/sounds\/water\.mp3/)
  await page.mouse.click(5, 300)
  await water
  await page.goto('/wereld/4')
  const night = page.waitForRequest(/\/sounds\/night\.mp3/)
  await child.press('Op pad!')
  expect(music).toEqual([(await water).url(), (await night).url()])
})

test('MAP-1 on a phone and a tablet all 25 steps stand on the map, and the current one is in view', async () => {
  const { page, child } = await game.visit('phone')
  let passed = 3
  await fillWorld4(page, () => passed)
  await child.logIn(demo.worldPassed, game.server().password)
  await child.openWorld(4)
  await child.press('Op pad!')
  for (const [size, count] of [
    ['phone', 3],
    ['phone', 16],
    ['phone', 24],
    ['ipad', 3],
  ] as const) {
    passed = count
    await resizeTo(page, size)
    await page.goto('/wereld/4')
    await page.getByRole('link', { name: new RegExp(`^Stap ${passed + 1}:`) }).waitFor()
    expect(await page.getByRole('button', { name: /^Ankerwoorden van stap/ }).count()).toBe(25)
    const isCurrentInView = () => isInView(page, new RegExp(`^Stap ${count + 1}:`))
    await expect.poll(isCurrentInView, { message: `${size}, ${count} passed` }).toBe(true)
    expect(await findBarriers(page), `${size}, ${count} passed`).toEqual([])
  }
})
