import { GameTemplate } from '@letterliaan/contract'
import { demoUsernames } from '../harness/game.ts'
import { logInOnOtherDevice } from '../harness/other-device.ts'
import type { RunningServer } from '../harness/server.ts'

/** Creates another game for the first repetition and every second one after it. Returns each game's address. */
export async function createEachGame(server: RunningServer): Promise<Map<GameTemplate, string>> {
  const supervisor = await logInOnOtherDevice(server, demoUsernames.supervisor)
  const { client } = await logInOnOtherDevice(server, demoUsernames.lastWorld)
  const worlds = await client.call('GET /api/v1/step', {})
  const passed = Object.values(worlds).flatMap((steps) => steps.filter(({ is_complete }) => is_complete))
  for (const { id } of passed.slice(0, 20))
    await supervisor.client.call('PATCH /api/v1/begeleider/step/:id', {
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
