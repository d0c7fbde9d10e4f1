import { expect, test } from 'vitest'
import { logInOnOtherDevice } from '../harness/other-device.ts'
import { demo, useGame } from '../harness/game.ts'

const game = useGame()

test('MAP-5 a step that a supervisor has repeated has a border of its own until that is done, other steps have none', async () => {
  const supervisor = await logInOnOtherDevice(game.server(), demo.supervisor)
  const elsewhere = await logInOnOtherDevice(game.server(), demo.worldPassed)
  const { 1: steps } = await elsewhere.client.call('GET /api/v1/step', {})
  const { id = 0 } = steps.find(({ position }) => position === 3) ?? {}
  await supervisor.client.call('PUT /api/v1/begeleider/step/:id/repeatable', {
    params: { id },
    body: { is_repeatable: true },
  })

  const { page, child } = await game.arrive(demo.worldPassed)
  await child.openWorld(1)
  const third = page.getByRole('link', { name: /^Stap 3:/ })
  await third.waitFor()
  const border = page.locator('use[href$="#repeat-border"]')
  const bordered = page.getByRole('link', { name: /^Stap / }).filter({ has: border })
  const names = await bordered.evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')))
  expect(names).toEqual([expect.stringMatching(/^Stap 3:.*Gehaald\. Deze stap mag je herhalen\.$/)])
  await third.click()
  await page.waitForURL(`**/fase/1/stap/${id}`)

  const repeatables = await elsewhere.client.call('GET /api/v1/step/repeatable', {})
  const repetition = repeatables.find(({ repeats_step_id }) => repeats_step_id === id)
  const { exercises } = await elsewhere.client.call('GET /api/v1/step/:id', {
    params: { id: repetition?.id ?? 0 },
  })
  for (const exercise of exercises) await elsewhere.play(exercise.id)
  await page.goto('/wereld/1')
  await third.waitFor()
  expect(await third.filter({ has: border }).count()).toBe(0)
})

test('LES-10 a step of no world leads back to the treehouse', async () => {
  game
    .server()
    .prepare.step({ username: demo.worldPassed, world: 1, position: 4 }, { is_repeatable: 1, status: 5 })
  const { client } = await logInOnOtherDevice(game.server(), demo.worldPassed)
  const [repetition] = await client.call('GET /api/v1/step/repeatable', {})
  const step = await client.call('GET /api/v1/step/:id', { params: { id: repetition?.id ?? 0 } })
  expect(step.phase_id).toBeNull()
  const { page } = await game.arrive(demo.worldPassed, 'chromebook', `/fase/1/stap/${step.id}`)
  await page.getByText('Woorden in deze stap:').waitFor()
  const back = page.getByRole('banner').getByRole('link')
  expect(await back.getAttribute('href')).toBe('/boomhut')
})
