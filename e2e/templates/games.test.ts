import { GameTemplate } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import { findBarriers } from '../harness/axe.ts'
import { sizes } from '../harness/browser.ts'
import { demo, useGame } from '../harness/game.ts'
import { findLayoutFaultsAtSizes } from '../harness/measure-layout.ts'
import { logInOnOtherDevice } from '../harness/other-device.ts'
import { keyboardOf } from '../pages/input-device.ts'
import { beginExercise, playWords } from '../pages/play-exercise.ts'
import { players } from '../pages/players/index.ts'

const game = useGame()

/** Every second step that is to be repeated brings another game. The address of each. */
async function askForGames(): Promise<Map<GameTemplate, string>> {
  const supervisor = await logInOnOtherDevice(game.server(), demo.supervisor)
  const { client } = await logInOnOtherDevice(game.server(), demo.lastWorld)
  const worlds = await client.call('GET /api/v1/step', {})
  const passed = Object.values(worlds).flatMap((steps) => steps.filter(({ is_complete }) => is_complete))
  for (const { id } of passed.slice(0, 20))
    await supervisor.client.call('PUT /api/v1/begeleider/step/:id/repeatable', {
      params: { id },
      body: { is_repeatable: true },
    })
  const addresses = new Map<GameTemplate, string>()
  for (const { id } of await client.call('GET /api/v1/step/repeatable', {})) {
    const { exercises } = await client.call('GET /api/v1/step/:id', { params: { id } })
    for (const { id: exercise_id, exercise_type } of exercises) {
      const { data: template } = GameTemplate.safeParse(exercise_type.template)
      if (template) addresses.set(template, `/fase/1/stap/${id}/${exercise_id}`)
    }
  }
  return addresses
}

test('PLEK-6 each game is played to its end by the keyboard alone, whole at every size and without barriers', async () => {
  const addresses = await askForGames()
  expect([...addresses.keys()].toSorted()).toEqual(GameTemplate.options.toSorted())
  const { page, child, troubles } = await game.arrive(demo.lastWorld, 'chromebook', '/boomhut')
  for (const [template, address] of addresses) {
    await page.goto(address)
    await beginExercise(child, template)
    expect(await findLayoutFaultsAtSizes(page), template).toEqual([])
    await page.setViewportSize(sizes.chromebook)
    expect(await findBarriers(page), template).toEqual([])
    await playWords(
      child,
      template,
      (index) => index === 1 && players[template].wrong !== null,
      undefined,
      keyboardOf(page),
    )
    await expect.poll(() => child.run().is_complete, { message: template }).toBe(true)
  }
  expect(troubles).toEqual([])
})
