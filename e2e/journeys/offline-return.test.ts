import { expect, test } from 'vitest'
import { countAnswers } from '../harness/answers.ts'
import { findBarriers } from '../harness/axe.ts'
import { demoUsernames, useGame, type GameVisit } from '../harness/game.ts'
import { arriveWithExercises, startOffline } from '../harness/arrive.ts'
import { findLayoutFaults } from '../harness/measure-layout.ts'
import { logInOnOtherDevice, type OtherDevice } from '../harness/other-device.ts'
import { playWords } from '../pages/play-exercise.ts'

const game = useGame()
const overruled =
  'Er is intussen iets veranderd. Misschien telt niet alles mee wat je deed. Dat ligt niet aan jou.'

let elsewhere: OtherDevice
let supervisor: OtherDevice
let student_id: number
game.prepareDemo(async (server) => {
  elsewhere = await logInOnOtherDevice(server, demoUsernames.halfway)
  supervisor = await logInOnOtherDevice(server, demoUsernames.supervisor)
  const children = await supervisor.client.call('GET /api/v1/begeleider/student', {})
  student_id = children.find(({ screen_name }) => screen_name === 'Youssef')?.id ?? 0
})

const arrive = (): Promise<GameVisit> => arriveWithExercises(game.server())
const begin = (visit: GameVisit, name: RegExp) => startOffline(visit, name, elsewhere)

/** Checks that the message about the change is shown and read aloud once, covers nothing, and can be closed. */
async function readThatItChanged({ page }: GameVisit): Promise<void> {
  const told = page.getByText(overruled)
  await told.waitFor()
  expect(await told.count()).toBe(1)
  expect(await findBarriers(page)).toEqual([])
  expect(await findLayoutFaults(page)).toEqual([])
  const note = page.locator('div').filter({ has: told }).last()
  await note.getByRole('button', { name: 'Sluiten' }).click()
  await told.waitFor({ state: 'detached' })
}

test('NET-3 the work of another device is kept, the child is informed once, and nothing is duplicated', async () => {
  const visit = await arrive()
  const { context, page } = visit
  const answers = countAnswers(context)
  await context.setOffline(true)
  const { id, player } = await begin(visit, /Luister en typ(?!:)/)
  await playWords(player, 'LuisterTyp', undefined, 3)
  const there = await elsewhere.play(id)
  await context.setOffline(false)
  await readThatItChanged(visit)
  await page.getByText('Deze woorden kun je al goed typen:').waitFor()
  const { detailed_results, is_complete } = await elsewhere.run(id)
  expect([is_complete, detailed_results]).toEqual([true, there.detailed_results])
  expect(answers.taken().size).toBe(0)
})

test('NET-3 if a supervisor locks the step, the step closes and the child is sent to the map', async () => {
  const visit = await arrive()
  const { context, page } = visit
  await context.setOffline(true)
  const { player } = await begin(visit, /Letterblokken(?!:)/)
  await playWords(player, 'LetterBlokken', undefined, 2)
  const params = { id: student_id }
  const { version, path } = await supervisor.client.call('GET /api/v1/begeleider/student/:id/path', {
    params,
  })
  const sixth = path.entries.filter(({ phase_id }) => phase_id === 1)[5]?.nr
  const entries = path.entries.map((entry) =>
    entry.nr === sixth && !entry.is_own ? Object.assign({}, entry, { lock: 'locked' as const }) : entry,
  )
  const body = { version, path: { ...path, entries } }
  await supervisor.client.call('PUT /api/v1/begeleider/student/:id/path', { params, body })
  await context.setOffline(false)
  await readThatItChanged(visit)
  await page.getByRole('link', { name: /^Wereld 1/ }).waitFor()
  expect(await page.getByText(overruled).count()).toBe(0)
})
