import type { StudentExercise } from '@letterliaan/contract'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { childAt, type ChildAtGame, leaveExercise } from '../pages/child.ts'
import { openPageOnDevice, launchSharedBrowser } from './browser.ts'
import { countEntries, listKeysIn } from './device-store.ts'
import { demoUsernames, type GameVisit } from './game.ts'
import { openLoggedIn, type LoginMethod } from './log-in.ts'
import type { OtherDevice } from './other-device.ts'
import type { RunningServer } from './server.ts'

type Address = Pick<RunningServer, 'url' | 'password'>

/** Opens a lesson page when the step and the game are on the device. */
export async function arriveWithStep(server: Address): Promise<GameVisit> {
  const visit = await arriveAtLesson(server)
  await awaitWorker(visit.page)
  await expect.poll(() => countStoredCopies(visit.page)).toBeGreaterThan(20)
  await waitUntilStill(() => countStoredCopies(visit.page))
  return visit
}

export interface VisitWithExercises extends GameVisit {
  /** Waits until the exercises of the step are on the device again. */
  readonly awaitExercises: () => Promise<void>
}

/** Opens a lesson page when its exercises can be played without a network. Sounds may still be loading. */
export async function arriveWithExercises(server: Address): Promise<VisitWithExercises> {
  const visit = await arriveAtLesson(server)
  const { page } = visit
  const addresses = await page
    .getByRole('region', { name: 'Oefeningen' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const exercises = addresses
    .filter((address) => /\/\d{4,}$/.test(address))
    .map((address) => address.split('/').at(-1))
  const awaitExercises = () => awaitDownload(page, exercises)
  await awaitExercises()
  return { ...visit, awaitExercises }
}

/** Opens the game with a service worker, logged in. */
export async function arriveOnDevice(server: Address, wayIn: LoginMethod): Promise<GameVisit> {
  const watched = await openPageOnDevice(await launchSharedBrowser(), server.url)
  await openLoggedIn(watched.page, server, demoUsernames.halfway, wayIn)
  return { ...watched, child: childAt(watched.page) }
}

async function arriveAtLesson(server: Address): Promise<GameVisit> {
  const prefix = new URL(server.url).pathname.replace(/\/$/, '')
  const visit = await arriveOnDevice(server, async (client) => {
    const steps = await client.call('GET /api/v1/step', {})
    return `${prefix}/fase/1/stap/${steps[1].find((step) => step.position === 6)?.id}`
  })
  await visit.page.getByRole('button', { name: 'Rugzak' }).waitFor()
  return visit
}

/** Waits until these exercises are on the device, and the redo of world 1, which is stored last. */
export async function awaitDownload(
  page: Page,
  exercises: readonly (number | string | undefined)[],
): Promise<void> {
  const expected = [...exercises.map((id) => `/api/v1/exercise/${id}`), '/api/v1/world/1/redo']
  await awaitWorker(page)
  await expect.poll(() => listKeysIn(page, 'copies')).toEqual(expect.arrayContaining(expected))
}

/** Waits for the service worker and the game's files. */
const awaitWorker = (page: Page): Promise<void> =>
  page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))

export const countStoredCopies = (page: Page): Promise<number> => countEntries(page, 'copies')
export const countStoredKeys = (page: Page): Promise<number> => countEntries(page, 'keys')

export async function waitUntilStill(count: () => Promise<number>): Promise<void> {
  let before = -1
  await expect
    .poll(
      async () => {
        const now = await count()
        const isStill = now === before
        before = now
        return isStill
      },
      { interval: 1500 },
    )
    .toBe(true)
}

/** Counts each word once, however often it was tried. */
export const countAnsweredOnce = ({ detailed_results }: StudentExercise): number =>
  detailed_results.filter(({ completed, num_tries }) => completed && num_tries === 1).length

const idIn = (page: Page): number => Number(page.url().split('/').at(-1))

/** Returns the server's run, because a child without a network gets the same words. */
export async function startOffline(
  { page, child }: Pick<GameVisit, 'page' | 'child'>,
  name: RegExp,
  elsewhere: OtherDevice,
): Promise<{ id: number; player: ChildAtGame }> {
  await child.openExercise(name)
  const id = idIn(page)
  const run = await elsewhere.run(id)
  await child.begin()
  return { id, player: { ...child, run: () => run } }
}

export async function goBackToLesson({ page }: Pick<GameVisit, 'page'>): Promise<void> {
  await leaveExercise(page)
  await page.getByRole('button', { name: 'Rugzak' }).waitFor()
}
