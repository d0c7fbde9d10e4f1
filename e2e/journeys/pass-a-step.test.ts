import type { TemplateName } from '@letterliaan/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demo, useGame, type GameVisit } from '../harness/game.ts'
import { logInOnOtherDevice } from '../harness/other-device.ts'
import { recordAudio } from '../harness/recorded-audio.ts'
import { collectSounds } from '../harness/sounds.ts'
import { playExercise } from '../pages/play-exercise.ts'

const game = useGame()

const backToLesson = async ({ page }: GameVisit): Promise<void> => {
  await page.getByRole('button', { name: 'Ga terug naar de lespagina' }).click()
  await page.getByText('Woorden in deze stap:').waitFor()
}

/** Exercises of the first step at two stars: on the screen they are played in their templates' own tests. */
async function playOnOtherDevice(templates: readonly TemplateName[]): Promise<void> {
  const { client, play } = await logInOnOtherDevice(game.server(), demo.justArrived)
  const steps = await client.call('GET /api/v1/step', {})
  const { exercises } = await client.call('GET /api/v1/step/:id', { params: { id: steps[1][0]?.id ?? 0 } })
  for (const template of templates) {
    const exercise = exercises.find(({ exercise_type }) => exercise_type.template === template)
    expect(await play(exercise?.id ?? 0)).toMatchObject({ status: 2 })
  }
}

async function fillProfile(page: Page): Promise<void> {
  await page.getByLabel('Voornaam').fill('Sanne')
  await page.getByLabel('Achternaam').fill('de Vries')
  await page.getByLabel('Schermnaam').fill('Sanne de Held')
  await page.getByLabel('Groep').selectOption({ label: 'Groep 4' })
  await page.getByLabel('Dag').fill('5')
  await page.getByLabel('Maand').fill('6')
  await page.getByLabel('Jaar').fill('2018')
}

test('RUL-1 TST-6 WO-4 PROF-4 PROF-5 GIDS-4 GIDS-7 a child that just arrived passes step 1 at two stars and sees step 2 open', async () => {
  const visit = await game.visit()
  const { page, child, troubles } = visit
  const sounds = collectSounds(page)
  const heardHere = await recordAudio(page)

  await child.logIn(demo.justArrived, game.server().password)
  await page.getByText('Wij werken aan een introductievideo').waitFor()
  await page.keyboard.press('Escape')
  await page.waitForURL('**/profiel')
  await fillProfile(page)
  await child.press('Opslaan')
  await page.waitForURL('**/welcome')
  await page.getByText('Fantastisch!').waitFor()
  await child.press('Ga naar de jungle')
  await page.waitForURL((url) => url.pathname === '/')

  await playOnOtherDevice(['LeesTyp', 'Blokken', 'LetterBlokken'])
  await child.openWorld(1)
  await page.getByRole('button', { name: /^Stap 2:.*slot/i }).waitFor()
  await child.openStep(1)
  await playExercise(child, /Luister en typ(?!:)/, 'LuisterTyp')
  // One press from here, and 'Begin!', to the first word of the next.
  const played = page.url()
  await child.press('Volgende oefening')
  // The page that is left stays until the next one is there.
  await page.getByRole('button', { name: 'Volgende oefening' }).waitFor({ state: 'detached' })
  expect(page.url()).not.toBe(played)
  await child.begin()
  await page.locator('progress[aria-valuetext^="Woord 1 van"]').waitFor()
  await child.follow('Lespagina')
  await playExercise(child, /Stapdictee/, 'StapDictee')
  await child.press('Bekijk je uitslag')
  await page.getByRole('heading', { name: 'Gehaald!' }).waitFor()
  await expect
    .poll(async () => (await heardHere.starts()).map(({ name }) => name))
    .toContain('step-passed.mp3')
  const joy = ['right.mp3', 'chirp.mp3', 'coin.mp3', 'step-passed.mp3']
  const heardFirst = (await heardHere.starts()).map(({ name }) => name).filter((name) => joy.includes(name))
  expect([...new Set(heardFirst)]).toEqual(joy)
  await child.press('Ga naar volgende stap')

  await page.waitForURL(/\/(wereld\/1|fase\/1\/stap\/\d+)$/)
  await page.goto('/wereld/1')
  await page.getByRole('link', { name: /^Stap 1:.*Gehaald/ }).waitFor()
  await page.getByRole('link', { name: /^Stap 2:/ }).waitFor()

  const elsewhere = await game.arrive(demo.justArrived, 'chromebook', '/wereld/1')
  await elsewhere.page.getByRole('link', { name: /^Stap 2:/ }).waitFor()
  expect([...troubles, ...elsewhere.troubles]).toEqual([])

  const heard = await sounds.listen()
  expect(heard.length).toBeGreaterThanOrEqual(15)
  for (const { url, seconds, peak } of heard) {
    expect(seconds, url).toBeGreaterThan(0.2)
    expect(peak, url).toBeGreaterThan(0.05)
  }
})

test('RUL-1 MAP-4 EX-1 EX-15 a dictation with wrong answers fails, and pauses the step at the dictation', async () => {
  const visit = await game.arrive(demo.halfway)
  const { page, child, troubles } = visit
  await child.openWorld(1)
  await child.openStep(6)
  const part = () => page.locator('[data-part]').getAttribute('data-part')
  await playExercise(child, /Stapdictee/, 'StapDictee', (index) => index < 3)
  expect(await part()).toBe('3')
  await child.press('Bekijk je uitslag')
  expect(await part()).toBe('4')
  await page.getByRole('heading', { name: 'Bijna!' }).waitFor()
  await page.getByText('Deze woorden mag je nog oefenen:').waitFor()
  await backToLesson(visit)
  await page.goto('/wereld/1')
  await page.getByRole('link', { name: /^Stap 6:.*dictee/i }).waitFor()

  await child.openStep(6)
  const reset = page.waitForResponse((response) => response.url().includes('/exercise/hard-reset/'))
  await child.openExercise(/Stapdictee/)
  await child.press('Herhaal de oefening')
  expect((await reset).status()).toBe(200)
  await page.getByRole('button', { name: 'Begin!' }).waitFor()
  expect(troubles).toEqual([])
})
