import type { SoundReviewWord } from '@letterliaan/contract'
import type { Response } from 'playwright-core'
import { expect, test } from 'vitest'
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
