import type { BrowserContext, Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { countAnswers } from '../harness/answers.ts'
import { countEntries } from '../harness/device-store.ts'
import { demoUsernames, useGame, type GameVisit } from '../harness/game.ts'
import {
  countAnsweredOnce,
  arriveWithExercises,
  startOffline,
  countStoredCopies,
  countStoredKeys,
  waitUntilStill,
  type VisitWithExercises,
} from '../harness/arrive.ts'
import { logInOnOtherDevice, type OtherDevice } from '../harness/other-device.ts'
import { openSharedServer } from '../harness/server.ts'
import { playWords, seeWord } from '../pages/play-exercise.ts'
import { isLong } from '../../tools/testing/is-long.ts'

const game = useGame()

let elsewhere: OtherDevice
// Each test starts the same exercise at its first word.
beforeEach(async () => {
  elsewhere = await logInOnOtherDevice(await openSharedServer(), demoUsernames.halfway)
  const { client } = elsewhere
  const steps = await client.call('GET /api/v1/step', {})
  const step_id = steps[1].find(({ position }) => position === 6)?.id ?? 0
  const { exercises } = await client.call('GET /api/v1/step/:id', { params: { id: step_id } })
  const { id = 0 } = exercises.find(({ exercise_type }) => exercise_type.template === 'LuisterTyp') ?? {}
  await client.call('PUT /api/v1/exercise/reset/:id', { params: { id }, body: { difficulty: 2, shuffle: 1 } })
})

const arrive = (): Promise<VisitWithExercises> => arriveWithExercises(game.server())
const begin = (visit: GameVisit) => startOffline(visit, /Luister en typ(?!:)/, elsewhere)

type Storage = 'indexeddb' | 'cache_storage' | 'service_workers' | 'local_storage'

const countFiles = (page: Page, ofCache: string): Promise<number> =>
  page.evaluate(async (wanted) => {
    const names = (await caches.keys()).filter((name) => name.includes(wanted))
    const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return files.flat().length
  }, ofCache)

/** Clears storage, like a browser that needs space, Safari after a week, or a user who clears data. */
async function evict(context: BrowserContext, page: Page, storages: readonly Storage[]): Promise<void> {
  // Chrome blocks a cache for ever if it is cleared while a file is written to it.
  if (storages.includes('cache_storage')) await waitUntilStill(() => countFiles(page, ''))
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.clearDataForOrigin', {
    origin: game.server().url,
    storageTypes: storages.join(','),
  })
}

const deleteDatabase = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase('letterliaan')
        deleting.addEventListener('success', () => resolve())
        deleting.addEventListener('blocked', () => reject(new Error('A page holds it.')))
      }),
  )

/** Reloads without a network. The page opens from the device, at the child's word. */
async function reloadOffline({ page, context, child }: GameVisit, at: number, words: number): Promise<void> {
  await context.setOffline(true)
  await page.reload()
  await child.begin()
  await seeWord(child, at, words)
  await context.setOffline(false)
}

// Clearing caches that are in use sometimes blocks Chrome, so only a long run does it.
test.runIf(isLong)(
  'NET-6 if the browser clears its storage during an exercise, no received answer is lost and later ones are stored',
  async () => {
    const visit = await arrive()
    const { page, context, child } = visit
    const answers = countAnswers(context)
    const { id, player } = await begin(visit)
    const { length } = player.run().words
    await playWords(player, 'LuisterTyp', undefined, 2)
    await expect.poll(async () => countAnsweredOnce(await elsewhere.run(id))).toBe(2)
    await evict(context, page, ['indexeddb', 'cache_storage', 'service_workers'])
    await deleteDatabase(page)
    // The open page continues and stores unsent answers on disk.
    await context.setOffline(true)
    await playWords(player, 'LuisterTyp', undefined, 3)
    await expect.poll(() => countEntries(page, 'waiting-calls')).toBe(1)
    await context.setOffline(false)
    await expect.poll(async () => countAnsweredOnce(await elsewhere.run(id))).toBe(3)
    // The server has the answer before the page receives the reply.
    await answers.takenOnce(3)
    await expect.poll(() => countEntries(page, 'waiting-calls')).toBe(0)
    await page.reload()
    await child.begin()
    await seeWord(child, 3, length)
    // Game, step and key are stored on the device again.
    await visit.awaitExercises()
    expect(await countStoredKeys(page)).toBe(1)
    await reloadOffline(visit, 3, length)
    const run = await elsewhere.run(id)
    await playWords({ ...player, run: () => run }, 'LuisterTyp')
    await expect.poll(async () => (await elsewhere.run(id)).is_complete).toBe(true)
    await answers.takenOnce(length)
  },
)

const clearings = [
  ['all, the login too', ['indexeddb', 'cache_storage', 'service_workers', 'local_storage']],
  ['database and files', ['indexeddb', 'cache_storage', 'service_workers']],
] as const

test.each(isLong ? clearings : clearings.slice(0, 1))(
  'NET-6 NET-2 answers are sent when the network returns, even if the browser cleared %s during an offline exercise',
  async (_what, storages) => {
    const visit = await arrive()
    const { page, context, child } = visit
    const answers = countAnswers(context)
    await context.setOffline(true)
    const { id, player } = await begin(visit)
    await playWords(player, 'LuisterTyp', undefined, 2)
    await expect.poll(() => countEntries(page, 'waiting-calls')).toBe(2)
    await evict(context, page, storages)
    await playWords(player, 'LuisterTyp', undefined, 3)
    await seeWord(child, 3, player.run().words.length)
    // All answers are on disk again, including earlier ones.
    await expect.poll(() => countEntries(page, 'waiting-calls')).toBe(3)
    await context.setOffline(false)
    await expect.poll(async () => countAnsweredOnce(await elsewhere.run(id))).toBe(3)
    await answers.takenOnce(3)
  },
)

test('NET-6 NET-4 if a login is cleared, the next child gets no key or step, and waiting answers stay with their child', async () => {
  const visit = await arrive()
  const { page, context, child } = visit
  await context.setOffline(true)
  const { id, player } = await begin(visit)
  await playWords(player, 'LuisterTyp', undefined, 2)
  await expect.poll(() => countEntries(page, 'waiting-calls')).toBe(2)
  // Leaves the game, so that no page notices that the storage is cleared.
  await page.goto('about:blank')
  await evict(context, page, ['local_storage'])
  await page.goto('/')
  await page.getByLabel('E-mailadres').waitFor()
  await expect.poll(() => countStoredKeys(page)).toBe(0)
  await expect.poll(() => countStoredCopies(page)).toBe(0)
  // The page may have sent an answer when it was left, because the browser then reports a network for a moment.
  const taken = countAnsweredOnce(await elsewhere.run(id))
  await context.setOffline(false)
  await child.logIn(demoUsernames.worldPassed, game.server().password)
  await page.getByRole('link', { name: /^Wereld 1/ }).waitFor()
  expect(await countEntries(page, 'waiting-calls')).toBeGreaterThanOrEqual(2 - taken)
  await child.logOut()
  await page.waitForURL('**/login')
  expect(countAnsweredOnce(await elsewhere.run(id))).toBe(taken)
  await child.logIn(demoUsernames.halfway, game.server().password)
  await expect.poll(async () => countAnsweredOnce(await elsewhere.run(id))).toBe(2)
})
