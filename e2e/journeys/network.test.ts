import type { StudentExercise } from '@letterliaan/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { countAnswers } from '../harness/answers.ts'
import { logInOnOtherDevice, type OtherDevice } from '../harness/other-device.ts'
import { demo, useGame, type GameVisit } from '../harness/game.ts'
import { findLayoutFaults } from '../harness/measure-layout.ts'
import { watchWordSounds } from '../harness/sounds.ts'
import { playWords, seeWord } from '../pages/play-exercise.ts'
import { openPause } from '../pages/child.ts'

const game = useGame()
const patience = { timeout: 20_000 }
/** The server makes them at low priority: three other browsers go before. */
const patienceForSounds = { timeout: 60_000 }
const heldUp = 'Even geen internet. Wat je doet, wordt bewaard.'

let elsewhere: OtherDevice
game.prepareDemo(async (server) => {
  elsewhere = await logInOnOtherDevice(server, demo.halfway)
})

const arriveAtStep = (): Promise<GameVisit> => game.arriveAtStep(demo.halfway, { world: 1, position: 6 })

/** From the lesson page to the content of an exercise, with all that it needs. */
async function beginExercise({ page, child }: GameVisit, name: RegExp) {
  const sounds = watchWordSounds(page)
  await child.openExercise(name)
  await child.begin()
  const words = child.run().words.map(({ word }) => word)
  await expect.poll(() => words.filter((word) => !sounds.fetched.has(word)), patienceForSounds).toEqual([])
  return { id: Number(page.url().split('/').at(-1)), sounds }
}

/** How many answers wait on the device's disk. */
const countOnDevice = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('letterliaan')
        opening.addEventListener('error', () => reject(new Error('The database does not open.')))
        opening.addEventListener('success', () => {
          const name = 'waiting-calls'
          const counting = opening.result.transaction(name).objectStore(name).count()
          counting.addEventListener('success', () => {
            opening.result.close()
            resolve(counting.result)
          })
        })
      }),
  )

/** Each word once, whatever was tried on the way. */
const answeredOnce = ({ detailed_results }: StudentExercise): number =>
  detailed_results.filter(({ completed, num_tries }) => completed && num_tries === 1).length

test('a child whose network goes away in the middle finishes the exercise, and all is saved once it is back', async () => {
  const visit = await arriveAtStep()
  const { page, context, child, troubles } = visit
  const answers = countAnswers(context)
  const { id, sounds } = await beginExercise(visit, /Luister en typ(?!:)/)
  const words = child.run().words.map(({ word }) => word)
  await playWords(child, 'LuisterTyp', undefined, 3)
  await expect.poll(() => child.run().current_word, patience).toBe(child.run().words[3]?.word)

  await context.setOffline(true)
  await playWords(child, 'LuisterTyp')
  await page.getByText('Deze woorden kun je al goed typen:').waitFor()
  await page.getByText(heldUp).waitFor()
  await page.getByText('Je antwoorden worden bewaard …').waitFor()
  expect(answeredOnce(await elsewhere.run(id))).toBe(3)
  // The device may be fetching those of the next exercises.
  expect(words.filter((word) => sounds.missed.has(word))).toEqual([])

  await context.setOffline(false)
  await page.getByText('Je antwoorden worden bewaard …').waitFor({ state: 'detached' })
  await page.getByText(heldUp).waitFor({ state: 'detached' })
  const saved = await elsewhere.run(id)
  expect([saved.is_complete, saved.percentage_score, answeredOnce(saved)]).toEqual([true, 100, words.length])
  await answers.takenOnce(words.length)
  expect(troubles).toEqual([])
})

test('a tab that is closed without a network: the next one sends what waited, and goes on there', async () => {
  const visit = await arriveAtStep()
  const { page, context, child } = visit
  const answers = countAnswers(context)
  const { id } = await beginExercise(visit, /Lees en typ(?!:)/)
  const words = child.run().words.map(({ word }) => word)
  await context.setOffline(true)
  await playWords(child, 'LeesTyp', undefined, 4)
  await page.getByText(heldUp).waitFor()
  expect(await findLayoutFaults(page), 'it covers nothing that is needed').toEqual([])
  const address = page.url()
  // What a browser is still writing to its disk goes with the tab.
  await expect.poll(() => countOnDevice(page)).toBe(4)
  await page.close()
  expect(answeredOnce(await elsewhere.run(id))).toBe(0)

  await context.setOffline(false)
  const reopened = await game.openTab(visit)
  await reopened.page.goto(address)
  await reopened.child.begin()
  await seeWord(reopened.child, 4, words.length)
  expect(reopened.child.run().current_word).toBe(words[4])
  expect(answeredOnce(await elsewhere.run(id))).toBe(4)
  await playWords(reopened.child, 'LeesTyp')
  await reopened.page.getByText('Je antwoorden worden bewaard …').waitFor({ state: 'detached' })
  await expect.poll(async () => (await elsewhere.run(id)).is_complete, patience).toBe(true)
  await answers.takenOnce(words.length)
  expect(reopened.troubles).toEqual([])
})

test('two tabs without a network: each sends its own, and nothing twice', async () => {
  const first = await arriveAtStep()
  const second = await game.openTab(first)
  await second.page.goto(first.page.url())
  const { context } = first
  const answers = countAnswers(context)
  const begun = [
    await beginExercise(first, /Letterblokken(?!:)/),
    await beginExercise(second, /Luister en typ(?!:)/),
  ]
  await context.setOffline(true)
  await playWords(second.child, 'LuisterTyp', undefined, 3)
  await first.page.bringToFront()
  await playWords(first.child, 'LetterBlokken', undefined, 3)
  for (const { page } of [first, second]) await page.getByText(heldUp).waitFor()

  await context.setOffline(false)
  for (const { page } of [first, second]) await page.getByText(heldUp).waitFor({ state: 'detached' })
  for (const { id } of begun)
    await expect.poll(async () => answeredOnce(await elsewhere.run(id)), patience).toBe(3)
  await answers.takenOnce(6)
  expect([...first.troubles, ...second.troubles]).toEqual([])
})

test('a child that logs out without a network is asked; its answers wait for it, not for another child', async () => {
  const visit = await arriveAtStep()
  const { page, context, child } = visit
  const { id } = await beginExercise(visit, /Luister en typ(?!:)/)
  const before = answeredOnce(await elsewhere.run(id))
  await context.setOffline(true)
  const { run } = child
  const at = run().words.findIndex(({ word }) => word === run().current_word)
  await playWords(child, 'LuisterTyp', undefined, at + 2)
  await page.getByText(heldUp).waitFor()
  await (await openPause(page)).getByRole('button', { name: 'Uitloggen' }).click()
  await page.getByRole('heading', { name: 'Nog niet alles is bewaard' }).waitFor()
  await child.press('Toch uitloggen')
  await page.waitForURL('**/login')

  await context.setOffline(false)
  // What could not come without a network comes by itself: only then another page can be asked for.
  await page.getByLabel('E-mailadres').waitFor(patience)
  await child.logIn(demo.worldPassed, game.server().password)
  await page.getByRole('link', { name: /^Wereld 1/ }).waitFor()
  expect(answeredOnce(await elsewhere.run(id))).toBe(before)
  await child.logOut()
  await page.waitForURL('**/login')
  await child.logIn(demo.halfway, game.server().password)
  await expect.poll(async () => answeredOnce(await elsewhere.run(id)), patience).toBe(before + 2)
})

test('a page that could not come without a network comes by itself when it is back', async () => {
  const { page, context } = await game.arrive(demo.halfway)
  await page.getByRole('link', { name: /^Wereld 1/ }).waitFor()
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Profiel' }).click()
  await page.getByRole('heading', { name: 'Geen verbinding' }).waitFor(patience)
  await context.setOffline(false)
  await page.getByRole('heading', { name: 'Jouw profiel' }).waitFor(patience)
})
