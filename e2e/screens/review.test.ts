import type { SoundReviewWord } from '@letterliaan/contract'
import type { Response } from 'playwright-core'
import { expect, test } from 'vitest'
import { findBarriers, findBarriersAtEverySize } from '../harness/axe.ts'
import { resizeTo } from '../harness/browser.ts'
import { demo, useGame } from '../harness/game.ts'
import { collectSounds } from '../harness/sounds.ts'
import { logInOnOtherDevice } from '../harness/other-device.ts'
import { speakIntoMicrophone, type Speech } from '../harness/speaking-microphone.ts'
import { makeWav } from '../harness/wav.ts'
import { supervisorAt } from '../pages/supervisor.ts'

const game = useGame()

/** The demo's supervisor at the words of a step. */
async function review(label = 'Korte klank', speech?: Speech) {
  const { page, troubles } = await game.visit()
  if (speech) await speakIntoMicrophone(page, speech)
  const supervisor = supervisorAt(page)
  await supervisor.logIn(demo.supervisor, game.server().password)
  await supervisor.openStep(1, label)
  return { page, troubles, supervisor }
}

const isSoundOf = (type: string, word: string) => (response: Response) =>
  response.url().includes(`/word/${type}/${word}.mp3`)

test('only a supervisor comes in, and is then where it wanted to be', async () => {
  const { page } = await game.visit()
  const supervisor = supervisorAt(page)
  await supervisor.logIn(demo.supervisor, 'verkeerd')
  await page.getByText('Dit e-mailadres en wachtwoord horen niet bij elkaar.').waitFor()
  await supervisor.logIn(demo.halfway, game.server().password)
  await page.getByText('Dit is het account van een leerling.').waitFor()

  await page.goto('/begeleider/uitspraak/wereld/3')
  await page.getByLabel('E-mailadres').fill(demo.supervisor)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(game.server().password)
  await page.getByRole('button', { name: 'Inloggen' }).click()
  await page.getByText('Juf Marit, Voorbeeldschool').waitFor()
  await page.getByRole('link', { name: 'Maak het langer: d aan het eind' }).waitFor()
  await page.getByRole('button', { name: 'Uitloggen' }).click()
  await page.getByRole('heading', { name: 'Inloggen' }).waitFor()
})

test('a login at the game and one at the supervisor’s side leave each other alone', async () => {
  const { page } = await game.arrive(demo.halfway)
  const supervisor = supervisorAt(page)
  await supervisor.logIn(demo.supervisor, game.server().password)
  await page.getByText('Juf Marit').waitFor()
  await page.goto('/wereld/1')
  await page.getByRole('link', { name: /^Stap 1:/ }).waitFor()
})

test('all words are said in a row, by keys: pause, on, back, klinkt raar', async () => {
  const { page, troubles, supervisor } = await review('Lange klank')
  await page.getByRole('button', { name: 'Speel alles' }).click()
  const player = page.getByRole('group', { name: 'Speel alles' })
  const current = page.locator('li[aria-current="true"]').getByRole('heading')
  await player.getByText('2 van 30').waitFor()
  await page.keyboard.press(' ')
  await player.getByRole('button', { name: 'Verder' }).waitFor()
  const second = await current.textContent()
  await page.keyboard.press('ArrowRight')
  await player.getByText('3 van 30').waitFor()
  await page.keyboard.press('ArrowLeft')
  await player.getByText('2 van 30').waitFor()
  await expect.poll(() => current.textContent()).toBe(second)

  await page.keyboard.press('r')
  const mark = supervisor.word(second ?? '').getByRole('button', { name: `Klinkt raar: ${second}` })
  await expect.poll(() => mark.getAttribute('aria-pressed')).toBe('true')
  await page.keyboard.press(' ')
  await player.getByRole('button', { name: 'Stop met afspelen' }).click()

  await page.getByRole('link', { name: 'Klinkt raar 1' }).click()
  await page.getByRole('heading', { name: '2. Lange klank, wereld 1' }).waitFor()
  await page.reload()
  await mark.click()
  await expect.poll(() => mark.getAttribute('aria-pressed')).toBe('false')
  await page.getByRole('link', { name: 'Uitspraak', exact: true }).click()
  await page.getByRole('link', { name: 'Klinkt raar', exact: true }).click()
  await page.getByText('Geen enkel woord is gemarkeerd.').waitFor()
  await page.getByRole('link', { name: 'Stemmen' }).click()
  await page.getByRole('button', { name: 'De server zegt vis' }).waitFor()
  await page.getByText('Dit apparaat heeft geen eigen Nederlandse stem.').waitFor()
  expect(await findBarriersAtEverySize(page)).toEqual([])
  expect(troubles).toEqual([])
})

/** The version of a word's sounds that a child at the lesson of the first step has. */
async function versionForChild(text: string): Promise<string | undefined> {
  const { client } = await logInOnOtherDevice(game.server(), demo.halfway)
  const steps = await client.call('GET /api/v1/step', {})
  const id = steps[1].find(({ position }) => position === 1)?.id ?? 0
  const { words } = await client.call('GET /api/v1/step/:id', { params: { id } })
  return words[1].find(({ word }) => word === text)?.audio_version
}

test('all that is said of a word can be heard; a word is corrected by its sounds, heard before it is kept, and can be undone', async () => {
  const { page, troubles, supervisor } = await review()
  const sounds = collectSounds(page)
  for (const [name, type] of [
    ['Luister naar het woord kip', 'word'],
    ['Luister naar de klankgroepen van kip', 'sound_groups'],
    ['Luister naar de losse klanken van kip', 'structure'],
    ['Luister naar de zin met kip', 'sentence'],
    ['Luister naar het meervoud kippen', 'plural'],
  ] as const) {
    const heard = page.waitForResponse(isSoundOf(type, 'kip'))
    await supervisor.word('kip').getByRole('button', { name }).click()
    expect((await heard).status()).toBe(200)
  }

  const panel = await supervisor.openTool('Klanken', 'vis')
  await panel.getByRole('button', { name: 'v', exact: true }).click()
  await panel.getByRole('group', { name: 'Medeklinkers' }).getByRole('button', { name: 'z zon' }).click()

  const tried = page.waitForResponse('**/pronunciation/try')
  await panel.getByRole('button', { name: 'Beluister' }).click()
  expect((await tried).headers()['content-type']).toBe('audio/mpeg')

  await panel.getByRole('button', { name: 'Ongedaan maken' }).click()
  await panel.getByRole('button', { name: 'v', exact: true }).waitFor()
  await panel.getByRole('group', { name: 'Medeklinkers' }).getByRole('button', { name: 'z zon' }).click()
  await panel.getByRole('button', { name: 'Bewaar' }).click()
  const row = supervisor.word('vis')
  await row.getByText('Klanken verbeterd').waitFor()
  expect(await row.getByRole('list', { name: 'Klanken van vis' }).innerText()).toMatch(/^z\s*i\s*s$/)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
    'Klanken van vis',
  )

  const play = row.getByRole('button', { name: 'Luister naar het woord vis' })
  const corrected = page.waitForResponse(isSoundOf('word', 'vis'))
  await play.click()
  expect(await versionForChild('vis')).toBe(new URL((await corrected).url()).searchParams.get('v'))

  const again = await supervisor.openTool('Klanken', 'vis')
  await again.getByRole('button', { name: 'Terug naar de oude klanken' }).click()
  await row.getByText('Klanken verbeterd').waitFor({ state: 'detached' })
  const restored = page.waitForResponse(isSoundOf('word', 'vis'))
  await play.click()
  expect((await restored).url()).not.toBe((await corrected).url())
  for (const { seconds, peak } of await sounds.listen()) {
    expect(seconds).toBeGreaterThan(0.2)
    expect(peak).toBeGreaterThan(0.1)
  }
  expect(troubles).toEqual([])
})

const wavFile = (buffer: Buffer) => ({ name: 'opname.wav', mimeType: 'audio/wav', buffer })

test('a file takes the place of the voice, trimmed and levelled, and goes again; what can’t be used is told in Dutch; the microphone records a sentence', async () => {
  const { page, troubles, supervisor } = await review('Korte klank', { loudness: 0.3 })
  const sounds = collectSounds(page)
  const panel = await supervisor.openTool('Opname', 'kat')
  const file = panel.getByLabel('Kies een bestand')
  for (const [unusable, said] of [
    [Buffer.from('geen geluid'), 'Dit bestand is geen geluid dat deze browser kan lezen.'],
    [makeWav(0, 0), 'leeg: er was niets te horen'],
    [makeWav(20, 0.3), 'Een opname duurt hoogstens 15 seconden.'],
  ] as const) {
    await file.setInputFiles(wavFile(unusable))
    await panel.getByText(said).waitFor()
  }
  await supervisor.word('kat').getByText('Computerstem').waitFor()
  const saved = page.waitForResponse('**/recording/word')
  await file.setInputFiles(wavFile(makeWav(1, 0.02, 1)))
  const { voices, recordings } = (await (await saved).json()) as SoundReviewWord
  expect([voices.word, recordings.word?.name]).toEqual(['recorded', 'Juf Marit'])
  const row = supervisor.word('kat')
  await row.getByText('Eigen opname').waitFor()

  await row.getByRole('button', { name: 'Luister naar het woord kat' }).click()
  await expect.poll(async () => (await sounds.listen()).length).toBe(1)
  const [heard] = await sounds.listen()
  expect(heard?.peak).toBeGreaterThan(0.15)
  expect(heard?.seconds).toBeLessThan(1.6)

  await panel.getByRole('button', { name: 'Verwijderen: opname van kat' }).click()
  await row.getByText('Computerstem').waitFor()

  const recorder = await supervisor.openTool('Opname', 'pan')
  await recorder.getByText('Zin', { exact: true }).click()
  await recorder.getByText('Pas op, de pan is heet!').waitFor()
  await recorder.getByRole('button', { name: 'Begin' }).click()
  await supervisor.word('pan').getByText('Opname zin').waitFor()
  expect(troubles).toEqual([])
})

test('no screen of the review has barriers', async () => {
  const { page } = await game.visit()
  await page.goto('/begeleider')
  await page.getByRole('heading', { name: 'Inloggen' }).waitFor()
  expect(await findBarriersAtEverySize(page)).toEqual([])
  const supervisor = supervisorAt(page)
  await supervisor.logIn(demo.supervisor, game.server().password)
  await page.getByRole('link', { name: 'Uitspraak' }).click()
  await page.getByRole('heading', { name: 'Uitspraak' }).waitFor()
  expect(await findBarriersAtEverySize(page)).toEqual([])
  await supervisor.openStep(2, 'De stomme e')
  await supervisor.word('winter').getByRole('button', { name: 'Klinkt raar' }).click()
  await supervisor.openTool('Klanken', 'winkel')
  expect(await findBarriersAtEverySize(page)).toEqual([])
  await supervisor.openTool('Opname', 'winkel')
  await page.getByRole('button', { name: 'Speel alles' }).click()
  // The list of words stands there still: on the smallest screen it is looked at once more.
  await resizeTo(page, 'phone')
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('link', { name: /^Klinkt raar/ }).click()
  await page.getByRole('heading', { name: 'Klinkt raar', level: 1 }).waitFor()
  expect(await findBarriersAtEverySize(page)).toEqual([])
  await supervisor.word('winter').getByRole('button', { name: 'Klinkt raar' }).click()
})
