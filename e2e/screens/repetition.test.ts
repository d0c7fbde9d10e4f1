import { expect, test } from 'vitest'
import { logInElsewhere } from '../harness/elsewhere.ts'
import { demo, useGame } from '../harness/game.ts'

const game = useGame()

test('MAP-5 an open step that can be repeated has a border of its own, other steps have none', async () => {
  const step = { username: demo.worldPassed, world: 1, position: 3 }
  game.server().prepare.step(step, { is_repeatable: 1, status: 0 })
  const { page, child } = await game.arrive(demo.worldPassed)
  await child.openWorld(1)
  await page.getByRole('link', { name: /^Stap 3:/ }).waitFor()
  const bordered = page.getByRole('link', { name: /^Stap / }).filter({
    has: page.locator('use[href$="#repeat-border"]'),
  })
  expect(await bordered.count()).toBe(1)
  expect(await bordered.getAttribute('aria-label')).toMatch(/^Stap 3:/)
})

test('LES-10 a step of no world leads back to the treehouse', async () => {
  game
    .server()
    .prepare.step({ username: demo.worldPassed, world: 1, position: 4 }, { is_repeatable: 1, status: 5 })
  const { client } = await logInElsewhere(game.server(), demo.worldPassed)
  const [repetition] = await client.call('GET /api/v1/step/repeatable', {})
  const step = await client.call('GET /api/v1/step/:id', { params: { id: repetition?.id ?? 0 } })
  expect(step.phase_id).toBeNull()
  const { page } = await game.arrive(demo.worldPassed)
  await page.goto(`/fase/1/stap/${step.id}`)
  await page.getByText('Woorden in deze stap:').waitFor()
  const back = page.getByRole('banner').getByRole('link')
  expect(await back.getAttribute('href')).toBe('/boomhut')
})
