import { GameTemplate } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import { findBarriers } from '../harness/axe.ts'
import { sizes } from '../harness/browser.ts'
import { demo, useGame } from '../harness/game.ts'
import { findLayoutFaultsAtSizes } from '../harness/measure-layout.ts'
import { logInOnOtherDevice } from '../harness/other-device.ts'

const game = useGame()

/** The first step to repeat, and then every second, brings a game: the address of one that the child has done. */
async function doRepetition(): Promise<string> {
  const supervisor = await logInOnOtherDevice(game.server(), demo.supervisor)
  const { client, play } = await logInOnOtherDevice(game.server(), demo.lastWorld)
  const worlds = await client.call('GET /api/v1/step', {})
  const passed = Object.values(worlds).flatMap((steps) => steps.filter(({ is_complete }) => is_complete))
  for (const { id } of passed.slice(0, 4))
    await supervisor.client.call('PUT /api/v1/begeleider/step/:id/repeatable', {
      params: { id },
      body: { is_repeatable: true },
    })
  for (const { id } of await client.call('GET /api/v1/step/repeatable', {})) {
    const { exercises } = await client.call('GET /api/v1/step/:id', { params: { id } })
    if (!exercises.some(({ exercise_type }) => GameTemplate.safeParse(exercise_type.template).success))
      continue
    for (const exercise of exercises) await play(exercise.id)
    return `/fase/1/stap/${id}`
  }
  throw new Error('no repetition has a game')
}

test('PLEK-6 a repetition that is done is played by two, whole at every size, without barriers, and nothing is sent', async () => {
  const address = await doRepetition()
  const { page, troubles } = await game.arrive(demo.lastWorld, 'chromebook', address)
  await page.getByRole('link', { name: 'Speel samen met een maatje' }).click()
  await page.getByRole('button', { name: 'Samen Memorie' }).waitFor()
  await page.setViewportSize(sizes.phone)
  const sentence = await page.getByText('Jullie spelen dit voor de lol').boundingBox()
  expect(sentence?.width, 'no column of single words').toBeGreaterThan(sizes.phone.width / 2)
  await page.setViewportSize(sizes.chromebook)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`)
  })
  await page.getByRole('button', { name: 'Samen Memorie' }).click()
  await page.getByRole('button', { name: 'Begin!' }).click()
  const field = page.getByRole('textbox', { name: 'Schrijf het woord' })
  await field.fill('xx')
  await page.keyboard.press('Enter')
  await page.getByRole('listitem').filter({ hasText: 'Je maatje' }).waitFor()
  expect(await page.locator('[aria-current="true"]').allTextContents()).toContain('Jij')
  expect(await findLayoutFaultsAtSizes(page)).toEqual([])
  await page.setViewportSize(sizes.chromebook)
  expect(await findBarriers(page)).toEqual([])
  expect(sent).toEqual([])
  expect(troubles).toEqual([])
})
