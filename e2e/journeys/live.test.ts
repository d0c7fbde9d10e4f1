import { expect, test } from 'vitest'
import { recordAudio } from '../harness/recorded-audio.ts'
import { logInOnOtherDevice } from '../harness/other-device.ts'
import { demoUsernames, useGame } from '../harness/game.ts'
import { seeWord } from '../pages/play-exercise.ts'
import { supervisorAt } from '../pages/supervisor.ts'
import { openPause } from '../pages/child.ts'

const game = useGame()

/** Returns the ids of a step's Verkennen and Oefenen exercises that the child has not done at one star. */
async function findExercises({ client }: Awaited<ReturnType<typeof logInOnOtherDevice>>): Promise<number[]> {
  const steps = await client.call('GET /api/v1/step', {})
  const step = await client.call('GET /api/v1/step/:id', { params: { id: steps[1][0]?.id ?? 0 } })
  return step.exercises
    .filter(({ exercise_type, status }) => exercise_type.category !== 'Dictee' && status[1] < 2)
    .map(({ id }) => id)
}

test('LIVE-1 LIVE-3 work on another device updates the menu without disturbing typing', async () => {
  const elsewhere = await logInOnOtherDevice(game.server(), demoUsernames.halfway)
  const [exercise = 0, another = 0] = await findExercises(elsewhere)
  const { channel_id } = await elsewhere.client.call('GET /api/v1/user/me/', {})

  const { page, context, child, troubles } = await game.visit()
  const channels: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/live/')) channels.push(request.url())
  })
  const channelStands = () =>
    page.waitForResponse((response) => response.url().endsWith(`/live/${channel_id}`))
  const stands = channelStands()
  await child.logIn(demoUsernames.halfway, game.server().password)
  expect((await stands).headers()['content-type']).toBe('text/event-stream')
  const standsAgain = channelStands()
  await page.goto('/wereld/1')
  await standsAgain
  await child.openStep(6)
  await child.openExercise(/Luister en typ(?!:)/)
  await child.begin()
  await seeWord(child, 0, child.run().words.length)
  const word = child.run().current_word ?? ''
  const field = page.getByRole('textbox').first()
  await field.waitFor()
  await page.keyboard.type(word.slice(0, 2))

  const points = async (): Promise<number> =>
    Number(/\d+/.exec((await page.getByText(/^\d+\s*punten$/).textContent()) ?? '')?.[0])
  await openPause(page)
  const before = await points()
  const { points_earned } = await elsewhere.play(exercise, 1)
  await expect.poll(points).toBe(before + points_earned)
  await page.keyboard.press('Escape')
  expect(await field.inputValue()).toBe(word.slice(0, 2))
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)

  await context.setOffline(true)
  await context.setOffline(false)
  const more = (await elsewhere.play(another, 1)).points_earned
  await openPause(page)
  await expect.poll(points).toBe(before + points_earned + more)
  await page.keyboard.press('Escape')
  await page.keyboard.type(word.slice(2))
  await page.keyboard.press('Enter')
  await seeWord(child, 1, child.run().words.length)
  expect(new Set(channels)).toEqual(new Set([`${game.server().url}/api/v1/live/${channel_id}`]))
  expect(troubles).toEqual([])
})

test("ZIEN-1 ZIEN-2 a supervisor sees the answers of the child live, and the supervisor's messages do not disturb typing", async () => {
  const { page, child, troubles } = await game.arrive(demoUsernames.halfway)
  const audio = await recordAudio(page)
  const stands = page.waitForResponse((response) => response.url().includes('/live/'))
  await page.goto('/wereld/1')
  await stands
  await child.openStep(6)
  await child.openExercise(/Luister en typ(?!:)/)
  await child.begin()
  const { words, current_word } = child.run()
  const at = words.findIndex(({ word }) => word === current_word)
  await seeWord(child, at, words.length)
  const field = page.getByRole('textbox').first()
  const [first = '', second = ''] = words.slice(at).map(({ word }) => word)

  const watcher = await game.visit()
  await supervisorAt(watcher.page).logIn(demoUsernames.supervisor, game.server().password)
  await watcher.page.getByRole('link', { name: 'Kijk wie er bezig is' }).click()
  const row = watcher.page.getByRole('row', { name: /Youssef/ })
  await row.getByText(first, { exact: true }).waitFor()
  await field.waitFor()
  await page.keyboard.type(first)
  await page.keyboard.press('Enter')
  await row
    .getByRole('listitem')
    .filter({ hasText: `${first}: goed` })
    .waitFor()
  await seeWord(child, at + 1, words.length)
  await row.getByText(second, { exact: true }).waitFor()

  const begun = second.slice(0, 2)
  await field.waitFor()
  await page.keyboard.type(begun)
  await row.getByRole('button', { name: 'Help of verras Youssef' }).click()
  const window = watcher.page.getByRole('dialog', { name: 'Youssef' })
  const typesOn = async () => {
    expect(await field.inputValue()).toBe(begun)
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await page.getByRole('dialog').count()).toBe(0)
  }
  await window.getByRole('button', { name: 'Goed bezig!' }).click()
  const said = page.getByRole('listitem').filter({ hasText: /: Goed bezig!/ })
  await said.waitFor()
  const gap = async (): Promise<number> => {
    const [message, ready] = [
      await said.boundingBox(),
      await page.getByRole('button', { name: 'Klaar' }).boundingBox(),
    ]
    return (ready?.y ?? 0) - (message?.y ?? Infinity) - (message?.height ?? 0)
  }
  await expect.poll(gap, { message: 'above Klaar' }).toBeGreaterThan(0)
  await typesOn()
  // Speech plays at full volume, and effects do not.
  const numSaid = async () => (await audio.starts()).filter(({ volume }) => volume === 1).length
  const before = await numSaid()
  await window.getByRole('button', { name: 'Laat de zin horen' }).click()
  await expect.poll(numSaid).toBeGreaterThan(before)
  await window.getByLabel('Badge').selectOption({ index: 1 })
  await window.getByLabel('Waarom? (mag leeg blijven)').fill('Omdat je zo rustig werkt.')
  await window.getByRole('button', { name: 'Geef', exact: true }).click()
  await page.getByText(/geeft je een badge!/).waitFor()
  await typesOn()

  await window.getByRole('button', { name: /^Begin Luister en typ/ }).click()
  await page.getByText(/opnieuw klaargezet/).waitFor()
  await child.begin()
  await seeWord(child, 0, words.length)
  await watcher.page.keyboard.press('Escape')
  await row.getByText(`0 van ${words.length} gedaan`).waitFor()
  expect([...troubles, ...watcher.troubles]).toEqual([])
})
