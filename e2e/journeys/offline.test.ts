import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { expectInSightAtZoom } from '../harness/measure-layout.ts'
import { findBarriers } from '../harness/axe.ts'
import { countAnswers } from '../harness/answers.ts'
import { demo, useGame, type GameVisit } from '../harness/game.ts'
import { countIn } from '../harness/device-store.ts'
import {
  answeredOnce,
  arriveWithExercises,
  arriveWithStep,
  backToLesson,
  beginKept,
  countCopies,
  countKeys,
} from '../harness/kept-step.ts'
import { logInOnOtherDevice, type OtherDevice } from '../harness/other-device.ts'
import { openSharedServer } from '../harness/server.ts'
import { playWords, seeWord } from '../pages/play-exercise.ts'
import { openPause } from '../pages/child.ts'

const game = useGame()
const patience = { timeout: 30_000 }

let elsewhere: OtherDevice
// Each begins the same exercises.
beforeEach(async () => {
  elsewhere = await logInOnOtherDevice(await openSharedServer(), demo.halfway)
})

const arrive = (): Promise<GameVisit> => arriveWithExercises(game.server())
const arriveKept = (): Promise<GameVisit> => arriveWithStep(game.server())

/** Everything in the browser's database, as text. */
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

/** An exercise on the lesson page. */
const firstExercise = async (page: Page): Promise<number> => {
  const link = page
    .getByRole('region', { name: 'Oefeningen' })
    .getByRole('link', { name: /Luister en typ(?!:)/ })
  return Number((await link.first().getAttribute('href'))?.split('/').at(-1))
}

const begin = ({ page, child }: GameVisit, name: RegExp) => beginKept({ page, child }, name, elsewhere)

test('NET-2 without a network a child goes from exercise to exercise, and all arrives once when it is back', async () => {
  const visit = await arrive()
  const { page, context } = visit
  const answers = countAnswers(context)
  await context.setOffline(true)
  const first = await begin(visit, /Luister en typ(?!:)/)
  await playWords(first.player, 'LuisterTyp')
  await page.getByText('Deze woorden kun je al goed typen:').waitFor(patience)
  await expectInSightAtZoom(page, page.getByRole('button', { name: 'Volgende oefening' }))
  await backToLesson(visit)
  const second = await begin(visit, /Lees en typ(?!:)/)
  await playWords(second.player, 'LeesTyp', undefined, 2)
  expect(answers.taken().size).toBe(0)
  await context.setOffline(false)
  await expect.poll(async () => (await elsewhere.run(first.id)).is_complete, patience).toBe(true)
  await expect.poll(async () => answeredOnce(await elsewhere.run(second.id)), patience).toBe(2)
  await answers.takenOnce(first.player.run().words.length + 2)
})

/** A route of the service worker that Chrome follows without starting it. */
const sourcesOfCode = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    return [...new Set(files.map((file) => (file as RoutedFile).workerMatchedSourceType))]
  })

interface RoutedFile extends PerformanceEntry {
  readonly workerMatchedSourceType: string
}

test('NET-1 a reload and a cold opening without a network lead back to where the child was', async () => {
  const visit = await arrive()
  const { page, context, child } = visit
  await context.setOffline(true)
  const { id, player } = await begin(visit, /Luister en typ(?!:)/)
  const before = await countIn(page, 'waiting-calls')
  await playWords(player, 'LuisterTyp', undefined, 3)
  // What a browser is still writing to its disk goes with the tab.
  await expect.poll(() => countIn(page, 'waiting-calls')).toBe(before + 3)
  await page.reload()
  expect(await sourcesOfCode(page)).toEqual(['cache'])
  await child.begin()
  await seeWord(child, 3, player.run().words.length)
  await page.close()
  const cold = await game.openTab(visit)
  await cold.page.goto('/')
  await cold.page.getByRole('link', { name: /^Wereld 1/ }).waitFor(patience)
  await cold.child.openWorld(1)
  await cold.child.openStep(6)
  await cold.child.openExercise(/Luister en typ(?!:)/)
  await cold.child.begin()
  await seeWord(cold.child, 3, player.run().words.length)
  await context.setOffline(false)
  await expect.poll(async () => answeredOnce(await elsewhere.run(id)), patience).toBe(3)
})

test('NET-2 the dictation of the step is taken without a network, with its own words', async () => {
  const visit = await arrive()
  const { page, context } = visit
  await context.setOffline(true)
  const { id, player } = await begin(visit, /Stapdictee/)
  await playWords(player, 'StapDictee')
  await page.getByText('Je antwoorden worden bewaard …').waitFor(patience)
  expect((await elsewhere.run(id)).is_complete).toBe(false)
  await context.setOffline(false)
  await expect.poll(async () => (await elsewhere.run(id)).is_complete, patience).toBe(true)
  expect((await elsewhere.run(id)).percentage_score).toBe(100)
})

test('NET-4 nothing of a child can be read on the device, and all is gone when it logs out', async () => {
  const visit = await arriveKept()
  const { page, context, child } = visit
  const words = (await elsewhere.run(await firstExercise(page))).words.map(({ word }) => word)
  await context.setOffline(true)
  const { id, player } = await begin(visit, /Luister en typ(?!:)/)
  await playWords(player, 'LuisterTyp', undefined, 2)
  const stored = await readDevice(page)
  for (const word of words) expect(stored).not.toContain(`"${word}"`)
  await (await openPause(page)).getByRole('button', { name: 'Uitloggen' }).click()
  await page.getByRole('heading', { name: 'Nog niet alles is bewaard' }).waitFor(patience)
  expect(await page.getByRole('main').getByRole('button', { name: 'Lees voor' }).count()).toBe(1)
  expect(await findBarriers(page)).toEqual([])
  await child.press('Toch uitloggen')
  await page.waitForURL('**/login')
  await expect.poll(() => countCopies(page)).toBe(0)
  expect(await countKeys(page)).toBe(0)
  await context.setOffline(false)
  await page.getByLabel('E-mailadres').waitFor(patience)
  await child.logIn(demo.worldPassed, game.server().password)
  await page.getByRole('link', { name: /^Wereld 1/ }).waitFor()
  expect(answeredOnce(await elsewhere.run(id))).toBe(0)
  await child.logOut()
  await page.waitForURL('**/login')
  await child.logIn(demo.halfway, game.server().password)
  await expect.poll(async () => answeredOnce(await elsewhere.run(id)), patience).toBe(2)
})

/** In the same task in which the answer is judged, before the browser's database can have it. */
const reloadWithAnswer = (page: Page): Promise<void> =>
  page.evaluate(() => {
    addEventListener('keydown', ({ key }) => key === 'Enter' && location.reload())
    addEventListener('submit', () => location.reload())
  })

test('NET-2 an answer is kept that is given in the moment in which the page is reloaded', async () => {
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
  expect(await countIn(page, 'waiting-calls')).toBe(1)
  expect(await page.evaluate(() => Object.keys(localStorage).join(' '))).not.toContain('unstored')
  await context.setOffline(false)
  await expect.poll(async () => answeredOnce(await elsewhere.run(id)), patience).toBe(1)
})
