import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { contractHeader } from '@letterliaan/contract'
import { countAnswers } from '../harness/answers.ts'
import { closePages, closePagesOfTest, launchSharedBrowser } from '../harness/browser.ts'
import { demoUsernames } from '../harness/game.ts'
import { countEntries } from '../harness/device-store.ts'
import { countAnsweredOnce, arriveWithExercises, goBackToLesson, startOffline } from '../harness/arrive.ts'
import { logInOnOtherDevice, type OtherDevice } from '../harness/other-device.ts'
import { startPathProxy, type PathProxy } from '../harness/path-proxy.ts'
import { startServer, type OwnServer } from '../harness/server.ts'
import { playWords, seeWord } from '../pages/play-exercise.ts'
import { isLong } from '../../tools/testing/is-long.ts'
import { leaveExercise } from '../pages/child.ts'

let proxy: PathProxy
let server: OwnServer
let elsewhere: OtherDevice
beforeAll(async () => {
  proxy = await startPathProxy('', false)
  server = await startServer({ PUBLIC_URL: proxy.url })
  proxy.sendTo(Number(new URL(server.url).port))
  elsewhere = await logInOnOtherDevice(server, demoUsernames.halfway)
})
beforeEach(() => proxy.change({}))
afterEach(async () => closePagesOfTest(await launchSharedBrowser()))
afterAll(async () => {
  await closePages(await launchSharedBrowser())
  await server.stop()
  await proxy.close()
})

/** Turns the page into another version, with a worker that has this version. */
function nextVersion(path: string, contents: string): string {
  if (path.includes('service-worker.js'))
    return contents.replace(/(url:[`"']\.\/[`"'],revision:[`"'])\w+/g, '$1thenextversion')
  return contents.replace('<html ', '<html data-version="next" ')
}

const versionOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset['version'])

/** Chrome keeps an old worker for half a minute if it was active just before. */
const seeNextVersion = (page: Page): Promise<void> =>
  page.locator('html[data-version="next"]').waitFor({ state: 'attached' })

/** Checks for an update, which the page itself does only once an hour. */
const findUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
  })

const isWaiting = (page: Page): Promise<boolean> =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)

const arrive = () => arriveWithExercises({ url: proxy.url, password: server.password })

test('NET-5 a new version waits until the exercise is over, and then takes over without losing anything', async () => {
  const visit = await arrive()
  const { page, context } = visit
  const answers = countAnswers(context)
  const { id, player } = await startOffline(visit, /Luister en typ(?!:)/, elsewhere)
  await playWords(player, 'LuisterTyp', undefined, 2)
  proxy.change({ contents: nextVersion })
  await findUpdate(page)
  await expect.poll(() => isWaiting(page)).toBe(true)
  await expect.poll(async () => countAnsweredOnce(await elsewhere.run(id))).toBe(2)
  await context.setOffline(true)
  const rest = { ...player.run(), current_word: player.run().words[2]?.word ?? null }
  await playWords({ ...player, run: () => rest }, 'LuisterTyp', undefined, 4)
  await seeWord(player, 4, rest.words.length)
  expect([await versionOf(page), await isWaiting(page)]).toEqual([undefined, true])
  await expect.poll(() => countEntries(page, 'waiting-calls')).toBe(2)
  await goBackToLesson(visit)
  await seeNextVersion(page)
  await page.getByRole('button', { name: 'Rugzak' }).waitFor()
  expect(countAnsweredOnce(await elsewhere.run(id))).toBe(2)
  await context.setOffline(false)
  await expect.poll(async () => countAnsweredOnce(await elsewhere.run(id))).toBe(4)
  await answers.takenOnce(4)
})

/** A part of the outro that is loaded late and that the next version lacks. */
const leftOut = /\{url:.(assets\/MissedWords-[\w-]+\.js).,revision:null\},?/

test.runIf(isLong)(
  'NET-5 a page in an exercise can load its own files, even offline, if the next version takes over late',
  async () => {
    const visit = await arrive()
    const { page, context } = visit
    await startOffline(visit, /Lees en typ(?!:)/, elsewhere)
    let file = ''
    const leaveOut = (_entry: string, path: string): string => {
      file = `/${path}`
      return ''
    }
    proxy.change({ contents: (path, contents) => nextVersion(path, contents.replace(leftOut, leaveOut)) })
    await findUpdate(page)
    await expect.poll(() => isWaiting(page)).toBe(true)
    // The update is requested again later, for example on the lesson page.
    const next = await page.evaluateHandle(async () => (await navigator.serviceWorker.ready).waiting)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    await next.evaluate((worker) => worker?.postMessage({ type: 'take-over' }))
    await expect.poll(() => next.evaluate((worker) => worker?.state)).toBe('activated')
    await context.setOffline(true)
    // A school's browser may have lost the files that it cached outside the worker.
    const statusOf = (path: string): Promise<number> =>
      page.evaluate(async (asked) => (await fetch(asked, { cache: 'no-store' })).status, path)
    expect(file).not.toBe('')
    expect([await versionOf(page), await statusOf(file)]).toEqual([undefined, 200])
    await context.setOffline(false)
    await leaveExercise(page)
    await seeNextVersion(page)
    const isOnDevice = (path: string): Promise<boolean> =>
      page.evaluate(async (asked) => (await caches.match(asked)) !== undefined, path)
    await expect.poll(() => isOnDevice(file)).toBe(false)
  },
)

const tooOld = { headers: (headers: object) => ({ ...headers, [contractHeader]: '0' }) }

test('NET-5 a page that the server no longer understands shows a message, keeps the answers, and gets the new version', async () => {
  const visit = await arrive()
  const { page } = visit
  const { id, player } = await startOffline(visit, /Lees en typ(?!:)/, elsewhere)
  proxy.change({ ...tooOld, contents: nextVersion })
  await playWords(player, 'LeesTyp', undefined, 1)
  await page.getByText('Er is een nieuwe versie. Wat je doet, wordt bewaard.').waitFor()
  await expect.poll(() => isWaiting(page)).toBe(true)
  await seeWord(player, 1, player.run().words.length)
  expect([await versionOf(page), countAnsweredOnce(await elsewhere.run(id))]).toEqual([undefined, 0])
  // The new version opens between two words, while the child is in the exercise.
  await playWords(player, 'LeesTyp', undefined, 2)
  await seeNextVersion(page)
  expect(new URL(page.url()).pathname).toMatch(/\/stap\/\d+\/\d+$/)
  proxy.change({ contents: nextVersion })
  await page.reload()
  await expect.poll(async () => countAnsweredOnce(await elsewhere.run(id))).toBe(2)
})
