import { expect, test } from 'vitest'
import { findBarriers } from '../harness/axe.ts'
import { demo, useGame } from '../harness/game.ts'

const game = useGame()

test('DEV-1 without the cookie there is no panel, and none of its code is fetched', async () => {
  const { page } = await game.visit()
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto('/login')
  await page.getByLabel('E-mailadres').fill(demo.halfway)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(game.server().password)
  await page.getByRole('button', { name: 'Starten' }).click()
  await page.getByRole('link', { name: /^Wereld 1/ }).waitFor()
  expect(await page.getByText('Ontwikkelaar').count()).toBe(0)
  expect(fetched.filter((url) => /eveloper/.test(url))).toEqual([])
})

test('DEV-1 with the cookie: route, world, template and expected input; a step is repeated and skipped', async () => {
  const { page, context, child, troubles } = await game.arrive(demo.halfway)
  await context.addCookies([{ name: 'letterliaan-dev', value: '1', url: game.server().url }])
  await page.reload()
  await child.openWorld(1)
  await child.openStep(6)
  await page.getByText('Ontwikkelaar').click()
  const panel = page.locator('details')
  const step = new URL(page.url()).pathname
  await panel.getByText(step, { exact: true }).waitFor()
  await child.openExercise(/Oefendictee/)
  await panel.getByText('OefenDictee', { exact: true }).waitFor()
  await expect.poll(() => panel.locator('dd').last().textContent()).toBe(child.run().expected_input)
  expect(await findBarriers(page)).toEqual([])

  await panel.getByRole('button', { name: 'Stap overslaan' }).click()
  await panel.getByText('klaar').waitFor()
  await page.goto('/wereld/1')
  const next = page.getByRole('link', { name: /^Stap 7:/ })
  await next.waitFor()
  await page.goto(step)
  await page.getByText('Ontwikkelaar').click()
  await panel.getByRole('button', { name: 'Stap herhalen' }).click()
  await panel.getByText('klaar').waitFor()
  expect(troubles).toEqual([])
})
