import type { GameTemplate } from '@letterliaan/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoUsernames, unlockVerbStep } from '../harness/game.ts'
import { logInOnOtherDevice, type OtherDevice } from '../harness/other-device.ts'
import { type OwnServer, startServer } from '../harness/server.ts'
import { beginExercise, playWords } from '../pages/play-exercise.ts'
import type { PlayedTemplate } from '../pages/players/index.ts'
import { createEachGame } from '../templates/create-each-game.ts'
import { templateRows } from '../templates/table.ts'
import type { ChildInBrowser } from './child.ts'
import { browsers, logInChildInBrowser, type Visit, visitIn } from './visit.ts'

/** Excludes the workbook, which is done on paper. */
const onScreen = (Object.keys(templateRows) as PlayedTemplate[]).filter((template) => template !== 'Werkboek')

describe.each(browsers)('%s', (browser) => {
  let server: OwnServer
  let visit: Visit
  let child: ChildInBrowser
  let elsewhere: OtherDevice
  let games: ReadonlyMap<GameTemplate, string>

  beforeAll(async () => {
    server = await startServer()
    server.prepare.student(demoUsernames.lastWorld, { level_id: 6 })
    await unlockVerbStep(server)
    visit = await visitIn(browser, server.url)
    elsewhere = await logInOnOtherDevice(server, demoUsernames.lastWorld)
    child = await logInChildInBrowser(visit, server, demoUsernames.lastWorld)
    await child.logIn(demoUsernames.lastWorld, server.password)
    games = await createEachGame(server)
  })
  afterAll(async () => {
    await visit?.close()
    await server?.stop()
  })

  async function addressOf(template: PlayedTemplate): Promise<string> {
    const { world, position } = templateRows[template]
    const steps = await elsewhere.client.call('GET /api/v1/step', {})
    const id = steps[world].find((step) => step.position === position)?.id ?? 0
    const { exercises } = await elsewhere.client.call('GET /api/v1/step/:id', { params: { id } })
    const exercise = exercises.find(({ exercise_type }) => exercise_type.template === template)
    return `/fase/${world}/stap/${id}/${exercise?.id}`
  }

  async function playOneWord(template: PlayedTemplate | GameTemplate, address: string): Promise<void> {
    await child.openAddress(address, Number(address.split('/').at(-1)))
    await beginExercise(child, template)
    await visit.photograph(template)
    await playWords(child, template, undefined, 1)
    const isJudged = async (): Promise<boolean> => {
      await child.settled()
      const { detailed_results, is_complete } = child.run()
      return is_complete || detailed_results.some(({ completed }) => completed)
    }
    await expect.poll(isJudged).toBe(true)
    expect(child.run().detailed_results.filter(({ num_errors }) => num_errors > 0)).toEqual([])
    expect(await visit.troubles()).toEqual([])
  }

  test.each(onScreen)('a right word can be played in %s', async (template) => {
    await playOneWord(template, await addressOf(template))
  })

  test('Werkboek is done after it is downloaded', async () => {
    const address = await addressOf('Werkboek')
    await child.openAddress(address, Number(address.split('/').at(-1)))
    await beginExercise(child, 'Werkboek')
    await visit.photograph('Werkboek')
    await child.press(/^Download/)
    const done = visit.page.getByRole('button', { name: 'Ik ben klaar', disabled: false })
    await done.click()
    await expect
      .poll(async () => {
        await child.settled()
        return child.run().is_complete
      })
      .toBe(true)
    expect(await visit.troubles()).toEqual([])
  })

  test.each(['Vlot', 'Vangnet', 'Memorie', 'Doorfluisteren'] as const)(
    'a right word can be played in the game %s',
    async (template) => {
      await playOneWord(template, games.get(template) ?? '')
    },
  )
})
