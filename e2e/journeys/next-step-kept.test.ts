import { expect, test } from 'vitest'
import { openPage, sharedBrowser } from '../harness/browser.ts'
import { demo, useGame, type GameVisit } from '../harness/game.ts'
import { awaitKept, countCopies, stillKeeping } from '../harness/kept-step.ts'
import { openLoggedIn } from '../harness/log-in.ts'
import { logInOnOtherDevice } from '../harness/other-device.ts'
import { childAt } from '../pages/child.ts'
import { playWords, seeWord } from '../pages/play-exercise.ts'

const game = useGame()
const patience = { timeout: 30_000 }

/** `fetched`: whole steps and exercises, from the first page on. */
async function arriveOnMap(savesData: boolean): Promise<GameVisit & { readonly fetched: readonly string[] }> {
  const watched = await openPage(await sharedBrowser(), game.server().url, 'chromebook', 'allow')
  const fetched: string[] = []
  watched.page.on('request', (request) => {
    if (/\/api\/v1\/(step|exercise)\/\d+$/.test(request.url())) fetched.push(request.url())
  })
  await watched.page.addInitScript((saveData) => {
    Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true })
  }, savesData)
  await openLoggedIn(watched.page, game.server(), demo.halfway, '/wereld/1')
  await watched.page.getByRole('link', { name: /^Stap 6: / }).waitFor(patience)
  return { ...watched, child: childAt(watched.page), fetched }
}

test('NET-1 the step that comes next is on the device before the child opens it, and plays without a network', async () => {
  const elsewhere = await logInOnOtherDevice(game.server(), demo.halfway)
  const { page, context, child } = await arriveOnMap(false)
  await awaitKept(page)
  await context.setOffline(true)
  await child.openStep(6)
  await child.openExercise(/Luister en typ(?!:)/)
  const run = await elsewhere.run(Number(page.url().split('/').at(-1)))
  await child.begin()
  await playWords({ ...child, run: () => run }, 'LuisterTyp', undefined, 1)
  await seeWord(child, 1, run.words.length)
})

test('NET-1 not where the device is to save data: only the child’s own lists are there', async () => {
  const { page, fetched } = await arriveOnMap(true)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.reload()
  await page.getByRole('link', { name: /^Stap 6: / }).waitFor(patience)
  await expect.poll(() => countCopies(page), patience).toBeGreaterThan(0)
  await stillKeeping(page)
  expect(fetched).toEqual([])
})
