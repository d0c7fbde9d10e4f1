import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { expectInSightAtZoom } from '../harness/measure-layout.ts'
import { findBarriers } from '../harness/axe.ts'
import { countAnswers } from '../harness/answers.ts'
import { demoUsernames, useGame, type GameVisit } from '../harness/game.ts'
import { countEntries } from '../harness/device-store.ts'
import {
  countAnsweredOnce,
  arriveOnDevice,
  arriveWithExercises,
  awaitDownload,
  goBackToLesson,
  startOffline,
  countStoredCopies,
  countStoredKeys,
} from '../harness/arrive.ts'
import { logInOnOtherDevice, type OtherDevice } from '../harness/other-device.ts'
import { openSharedServer } from '../harness/server.ts'
import { playWords, seeWord } from '../pages/play-exercise.ts'
import { openPause } from '../pages/child.ts'

const game = useGame()

let elsewhere: OtherDevice
// Each test starts the same exercises.
beforeEach(async () => {
  elsewhere = await logInOnOtherDevice(await openSharedServer(), demoUsernames.halfway)
})

const arrive = (): Promise<GameVisit> => arriveWithExercises(game.server())

/** Returns the whole content of the browser's database as text. */
const readDevice = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('letterliaan')
      opening.addEventListener('error', () => reject(new Error('The database does not open.')))
      opening.addEventListener('success', () => resolve(opening.result))
    })
    const textOf = (value: unknown): string => {
      if (value instanceof ArrayBuffer) return new TextDecoder().decode(value)
      if (ArrayBuffer.isView(value)) return new TextDecoder().decode(value)
      if (value instanceof CryptoKey) return value.extractable ? 'a key that can be read' : ''
      if (typeof value === 'object' && value !== null) return Object.values(value).map(textOf).join(' ')
      return JSON.stringify(value) ?? ''
    }
    const texts = ['waiting-calls', 'copies', 'keys'].map(
      (name) =>
        new Promise<string>((resolve) => {
          const reading = database.transaction(name).objectStore(name).getAll()
          reading.addEventListener('success', () => resolve(reading.result.map(textOf).join(' ')))
        }),
    )
    const text = (await Promise.all(texts)).join(' ')
    database.close()
    return text
  })

const firstExercise = async (page: Page): Promise<number> => {
  const link = page
    .getByRole('region', { name: 'Oefeningen' })
    .getByRole('link', { name: /Luister en typ(?!:)/ })
  return Number((await link.first().getAttribute('href'))?.split('/').at(-1))
}

const begin = ({ page, child }: GameVisit, name: RegExp) => startOffline({ page, child }, name, elsewhere)

/** Returns the routes that Chrome uses without starting the service worker. */
const sourcesOfCode = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    return [...new Set(files.map((file) => (file as RoutedFile).workerMatchedSourceType))]
  })

interface RoutedFile extends PerformanceEntry {
  readonly workerMatchedSourceType: string
}

test('NET-1 NET-2 a child can play, reload, reopen and take the dictation offline, and every answer arrives once', async () => {
  const visit = await arrive()
  const { page, context, child } = visit
  const answers = countAnswers(context)
  await context.setOffline(true)
  const first = await begin(visit, /Luister en typ(?!:)/)
  const { words } = first.player.run()
  await playWords(first.player, 'LuisterTyp', undefined, 3)
  // Unfinished writes would be lost with the tab.
  await expect.poll(() => countEntries(page, 'waiting-calls')).toBe(3)
  await page.reload()
  expect(await sourcesOfCode(page)).toEqual(['cache'])
  await child.begin()
  await seeWord(child, 3, words.length)
  await page.close()

  const cold = await game.openTab(visit)
  await cold.page.goto('/')
  await cold.page.getByRole('link', { name: /^Wereld 1/ }).waitFor()
  await cold.child.openWorld(1)
  await cold.page.getByRole('link', { name: /^Stap 5: / }).click()
  await cold.page.getByText('Deze plek staat niet op dit apparaat.').waitFor()
  await expectInSightAtZoom(cold.page, cold.page.getByText('Deze plek staat niet op dit apparaat.'))
  expect(await findBarriers(cold.page)).toEqual([])
  await cold.page.getByRole('button', { name: 'Ga terug' }).click()
  await cold.child.openStep(6)
  await cold.child.openExercise(/Luister en typ(?!:)/)
  await cold.child.begin()
  await seeWord(cold.child, 3, words.length)
  const rest = { ...first.player.run(), current_word: words[3]?.word ?? null }
  await playWords({ ...cold.child, run: () => rest }, 'LuisterTyp')
  await cold.page.getByText('Zodra er weer internet is, wordt dit nagekeken.').waitFor()
  await expectInSightAtZoom(cold.page, cold.page.getByRole('button', { name: 'Volgende oefening' }))
  await goBackToLesson(cold)
  await cold.page
    .getByRole('link', { name: /Luister en typ.*Wordt nog nagekeken/s })
    .first()
    .waitFor()
  const dictation = await begin(cold, /Stapdictee/)
  await playWords(dictation.player, 'StapDictee')
  await cold.page.getByText('Je antwoorden worden bewaard …').waitFor()
  expect(answers.taken().size).toBe(0)
  await context.setOffline(false)
  for (const { id } of [first, dictation])
    await expect.poll(async () => (await elsewhere.run(id)).is_complete).toBe(true)
  expect((await elsewhere.run(dictation.id)).percentage_score).toBe(100)
  await answers.takenOnce(words.length + dictation.player.run().words.length)
  await cold.page.getByText('Je antwoorden worden bewaard …').waitFor({ state: 'detached' })
  expect(cold.troubles).toEqual([])
})

test('NET-2 two tabs without a network each send their own answers, and no answer is sent twice', async () => {
  const visit = await arrive()
  const { context } = visit
  const second = await game.openTab(visit)
  await second.page.goto(visit.page.url())
  await second.page.getByRole('button', { name: 'Rugzak' }).waitFor()
  const answers = countAnswers(context)
  const here = await begin(visit, /Letterblokken(?!:)/)
  const there = await begin(second, /Luister en typ(?!:)/)
  await context.setOffline(true)
  await playWords(there.player, 'LuisterTyp', undefined, 2)
  await visit.page.bringToFront()
  await playWords(here.player, 'LetterBlokken', undefined, 2)
  await context.setOffline(false)
  for (const { id } of [here, there])
    await expect.poll(async () => countAnsweredOnce(await elsewhere.run(id))).toBe(2)
  await answers.takenOnce(4)
})

test('NET-1 the next step is on the device before the child opens it', async () => {
  const visit = await arriveOnDevice(game.server(), '/wereld/1')
  const { page, context, child } = visit
  const steps = await elsewhere.client.call('GET /api/v1/step', {})
  const id = steps[1].find(({ position }) => position === 6)?.id ?? 0
  const { exercises } = await elsewhere.client.call('GET /api/v1/step/:id', { params: { id } })
  await awaitDownload(
    page,
    exercises.map((exercise) => exercise.id),
  )
  await context.setOffline(true)
  await child.openStep(6)
  const { player } = await begin(visit, /Luister en typ(?!:)/)
  await playWords(player, 'LuisterTyp', undefined, 1)
  await seeWord(child, 1, player.run().words.length)
})

test('NET-4 the data of a child on the device is unreadable, and is deleted at logout', async () => {
  const visit = await arrive()
  const { page, context, child } = visit
  const words = (await elsewhere.run(await firstExercise(page))).words.map(({ word }) => word)
  await context.setOffline(true)
  const { id, player } = await begin(visit, /Luister en typ(?!:)/)
  await playWords(player, 'LuisterTyp', undefined, 2)
  const stored = await readDevice(page)
  for (const word of words) expect(stored).not.toContain(`"${word}"`)
  await (await openPause(page)).getByRole('button', { name: 'Uitloggen' }).click()
  await page.getByRole('heading', { name: 'Nog niet alles is bewaard' }).waitFor()
  expect(await page.getByRole('main').getByRole('button', { name: 'Lees voor' }).count()).toBe(1)
  expect(await findBarriers(page)).toEqual([])
  await child.press('Toch uitloggen')
  await page.waitForURL('**/login')
  await expect.poll(() => countStoredCopies(page)).toBe(0)
  expect(await countStoredKeys(page)).toBe(0)
  await context.setOffline(false)
  await page.getByLabel('E-mailadres').waitFor()
  await child.logIn(demoUsernames.worldPassed, game.server().password)
  await page.getByRole('link', { name: /^Wereld 1/ }).waitFor()
  expect(countAnsweredOnce(await elsewhere.run(id))).toBe(0)
  await child.logOut()
  await page.waitForURL('**/login')
  await child.logIn(demoUsernames.halfway, game.server().password)
  await expect.poll(async () => countAnsweredOnce(await elsewhere.run(id))).toBe(2)
})

/** Reloads in the same task that judges the answer, before the browser's database has the answer. */
const reloadWithAnswer = (page: Page): Promise<void> =>
  page.evaluate(() => {
    addEventListener('keydown', ({ key }) => key === 'Enter' && location.reload())
    addEventListener('submit', () => location.reload())
  })

test('NET-2 an answer that is given during a reload is kept', async () => {
  const visit = await arrive()
  const { page, context, child } = visit
  await context.setOffline(true)
  const { id, player } = await begin(visit, /Luister en typ(?!:)/)
  const { words } = player.run()
  await seeWord(child, 0, words.length)
  await page.getByRole('textbox').first().focus()
  await page.keyboard.type(words[0]?.word ?? '')
  await reloadWithAnswer(page)
  const isReloaded = page.waitForEvent('load')
  await page.keyboard.press('Enter')
  await isReloaded
  await child.begin()
  await seeWord(child, 1, words.length)
  expect(await countEntries(page, 'waiting-calls')).toBe(1)
  expect(await page.evaluate(() => Object.keys(localStorage).join(' '))).not.toContain('unstored')
  await context.setOffline(false)
  await expect.poll(async () => countAnsweredOnce(await elsewhere.run(id))).toBe(1)
})
