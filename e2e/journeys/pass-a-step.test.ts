import type { TemplateName } from '@letterliaan/contract'
import { ExerciseStatus } from '@letterliaan/contract/status'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoUsernames, useGame } from '../harness/game.ts'
import { logInOnOtherDevice } from '../harness/other-device.ts'
import { recordAudio } from '../harness/recorded-audio.ts'
import { collectSounds } from '../harness/sounds.ts'
import { childAt, type ChildAtGame } from '../pages/child.ts'
import { finger, createKeyboard, recordDevices, typeInto } from '../pages/input-device.ts'
import { playExercise } from '../pages/play-exercise.ts'

const game = useGame()

const backToLesson = async ({ page, press }: ChildAtGame): Promise<void> => {
  await press('Ga terug naar de lespagina')
  await page.getByRole('button', { name: 'Rugzak' }).waitFor()
}

/** The child's position in world 1. */
interface Place {
  readonly username: string
  readonly position: number
}

/** Plays a step at two stars until so many words are left. Other tests play the templates on the screen. */
async function playOnOtherDevice(
  { username, position }: Place,
  templates: readonly TemplateName[],
  wordsLeft = 0,
): Promise<void> {
  const { client, play } = await logInOnOtherDevice(game.server(), username)
  const { 1: steps } = await client.call('GET /api/v1/step', {})
  const id = steps.find((step) => step.position === position)?.id ?? 0
  const { exercises } = await client.call('GET /api/v1/step/:id', { params: { id } })
  for (const template of templates) {
    const exercise = exercises.find(({ exercise_type }) => exercise_type.template === template)
    const { status } = await play(exercise?.id ?? 0, 2, wordsLeft)
    expect(status === ExerciseStatus.done).toBe(wordsLeft === 0)
  }
}

async function fillProfile(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Mijn naam en groep' }).click()
  // Her school entered the other fields and does not require a last name (DAG-2).
  expect(await page.getByLabel('Achternaam').count()).toBe(0)
  await page.getByLabel('Schermnaam').fill('Sanne de Held')
}

test('RUL-1 TST-6 WO-4 PROF-4 PROF-5 GIDS-4 GIDS-7 a new child passes step 1 at two stars by keyboard, from the map and back, and sees step 2 open', async () => {
  const visit = await game.visit()
  const { page, child, troubles } = visit
  const sounds = collectSounds(page)
  const heardHere = await recordAudio(page)
  const heardNames = async () => (await heardHere.starts()).map(({ name }) => name)
  const hear = async (name: string) => {
    await expect.poll(heardNames).toContain(name)
  }

  await child.logIn(demoUsernames.justArrived, game.server().password)
  await page.getByText('Wij werken aan een introductievideo').waitFor()
  await page.keyboard.press('Escape')
  await page.waitForURL('**/profiel')
  await fillProfile(page)
  await child.press('Opslaan')
  await page.waitForURL('**/welcome')
  await page.getByText('Fantastisch!').waitFor()
  await child.press('Ga naar de jungle')
  // The buddy walks to the first exercise automatically.
  await page.waitForURL(/\/fase\/1\/stap\/\d+\/\d+$/)
  await page.goto('/')

  const firstStep = { username: demoUsernames.justArrived, position: 1 }
  await playOnOtherDevice(firstStep, ['LeesTyp', 'Blokken', 'LetterBlokken'])
  // Three right words in a row show a bird.
  await playOnOtherDevice(firstStep, ['LuisterTyp'], 4)
  const withKeys = childAt(page, createKeyboard(page))
  const devices = await recordDevices(page)
  await withKeys.openWorld(1)
  await page.getByRole('button', { name: /^Stap 2:.*slot/i }).waitFor()
  await withKeys.openStep(1)
  await playExercise(withKeys, /Luister en typ(?!:)/, 'LuisterTyp')
  // The coins are heard before the next page.
  await hear('coin.mp3')
  // This press and 'Begin!' lead to the first word of the next exercise.
  const played = page.url()
  await withKeys.press('Volgende oefening')
  // The old page remains until the next one is ready.
  await page.getByRole('button', { name: 'Volgende oefening' }).waitFor({ state: 'detached' })
  expect(page.url()).not.toBe(played)
  await withKeys.begin()
  await page.locator('progress[aria-valuetext^="Woord 1 van"]').waitFor()
  await withKeys.press('Pauze')
  await withKeys.follow('Lespagina')
  await playExercise(withKeys, /Stapdictee/, 'StapDictee', (index) => index < 2)
  await withKeys.press('Bekijk je uitslag')
  await page.getByRole('heading', { name: 'Gehaald!' }).waitFor()
  await hear('step-passed.mp3')
  const joy = ['right.mp3', 'chirp.mp3', 'coin.mp3', 'step-passed.mp3']
  const heardFirst = (await heardNames()).filter((name) => joy.includes(name))
  expect([...new Set(heardFirst)]).toEqual(joy)
  await withKeys.press('Ga naar volgende stap')
  await page.waitForURL(/\/fase\/1\/stap\/\d+$/)
  await withKeys.follow('Wereld 1')
  await page.getByRole('link', { name: /^Stap 1:.*Gehaald/ }).waitFor()
  await page.getByRole('link', { name: /^Stap 2:/ }).waitFor()
  expect(await devices()).toEqual(['key'])

  const elsewhere = await game.arrive(demoUsernames.justArrived, 'ipad', '/wereld/1')
  await elsewhere.page.getByRole('link', { name: /^Stap 2:/ }).waitFor()
  expect([...troubles, ...elsewhere.troubles]).toEqual([])

  const heard = await sounds.listen()
  expect(heard.length).toBeGreaterThanOrEqual(10)
  for (const { url, seconds, peak } of heard) {
    expect(seconds, url).toBeGreaterThan(0.2)
    expect(peak, url).toBeGreaterThan(0.05)
  }
})

test('RUL-1 MAP-4 EX-1 EX-15 WEET-10 a dictation with wrong answers, by touch, fails, continues with its missed words, and pauses the step at the dictation', async () => {
  await playOnOtherDevice({ username: demoUsernames.halfway, position: 6 }, ['LuisterTyp'], 2)
  const { page, troubles } = await game.arrive(demoUsernames.halfway, 'ipad')
  const child = childAt(page, finger)
  const devices = await recordDevices(page)
  await child.openWorld(1)
  await child.openStep(6)
  await playExercise(child, /Luister en typ:/, 'LuisterTyp', () => true)
  await backToLesson(child)
  const part = () => page.locator('[data-part]').getAttribute('data-part')
  await playExercise(child, /Stapdictee/, 'StapDictee', (index) => index < 3)
  expect(await part()).toBe('3')
  await page.getByRole('heading', { name: /^Je had \d+ van de \d+ woorden goed/ }).waitFor()
  await page.getByText('Deze woorden mag je nog oefenen:').waitFor()
  const missed = child.run().detailed_results.flatMap(({ word, success }) => (success ? [] : [word]))
  await child.press('Schrijf ze nog een keer')
  expect(await part()).toBe('4')
  for (const word of missed.slice(0, 3)) {
    await page.getByRole('term').filter({ hasText: 'zo is het' }).waitFor()
    await child.press('Schrijf het woord')
    await typeInto(finger, page.getByRole('textbox'), word)
    await child.press('Klaar')
  }
  await page.getByRole('heading', { name: 'Knap! Je hebt 3 woorden nog een keer geschreven.' }).waitFor()
  await backToLesson(child)
  await child.follow('Wereld 1')
  await page.getByRole('link', { name: /^Stap 6:.*dictee/i }).waitFor()

  await child.openStep(6)
  const reset = page.waitForResponse((response) => response.url().includes('/exercise/hard-reset/'))
  await child.openExercise(/Stapdictee/)
  await child.press('Herhaal de oefening')
  expect((await reset).status()).toBe(200)
  await page.getByRole('button', { name: 'Begin!' }).waitFor()
  expect(await devices()).toEqual(['touch'])
  expect(troubles).toEqual([])
})
