import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoUsernames } from '../harness/game.ts'
import { countAnsweredOnce } from '../harness/arrive.ts'
import { logInOnOtherDevice, type OtherDevice } from '../harness/other-device.ts'
import { type OwnServer, startServer } from '../harness/server.ts'
import { playWords, seeWord } from '../pages/play-exercise.ts'
import type { ChildInBrowser } from './child.ts'
import { browsers, logInChildInBrowser, type Visit, visitIn } from './visit.ts'

/** Runs in the page. */
const countCopies = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('letterliaan')
    opening.addEventListener('error', () => reject(new Error('The database does not open.')))
    opening.addEventListener('success', () => {
      const counting = opening.result.transaction('copies').objectStore('copies').count()
      counting.addEventListener('success', () => {
        opening.result.close()
        resolve(counting.result)
      })
    })
  })

describe.each(browsers)('%s', (browser) => {
  let server: OwnServer
  let visit: Visit
  let child: ChildInBrowser
  let elsewhere: OtherDevice
  let lesson = ''

  beforeAll(async () => {
    server = await startServer()
    server.prepare.student(demoUsernames.halfway, { level_id: 6 })
    visit = await visitIn(browser, server.url)
    elsewhere = await logInOnOtherDevice(server, demoUsernames.halfway)
    child = await logInChildInBrowser(visit, server, demoUsernames.halfway)
  })
  afterAll(async () => {
    await visit?.close()
    await server?.stop()
  })

  const openExercise = async (name: RegExp): Promise<void> => {
    await visit.page.goto(lesson)
    await child.openExercise(name)
  }
  const openId = async (): Promise<number> =>
    Number(new URL(await visit.page.url()).pathname.split('/').at(-1))

  test('a child can log in and open a step from the map, which has the font of the game', async () => {
    const { page, photograph } = visit
    await page.goto('/login')
    await page.getByLabel('E-mailadres').waitFor()
    await photograph('login')
    await child.logIn(demoUsernames.halfway, server.password)
    await page.getByRole('link', { name: /^Wereld 1/ }).waitFor()
    await photograph('home')
    await child.openWorld(1)
    await page.getByRole('link', { name: /^Stap 6:/ }).waitFor()
    await photograph('map')
    await child.openStep(6)
    await photograph('lesson')
    lesson = new URL(await page.url()).pathname
    const faces = await page.evaluate<string[]>(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    )
    expect(faces.some((family) => family.includes('Andika'))).toBe(true)
  })

  test("a right word plays its sound, which is decoded from the server's response", async () => {
    const { page, photograph } = visit
    await openExercise(/Luister en typ(?!:)/)
    await page.evaluate(() => {
      const heard: AudioBufferSourceNode[] = []
      Object.assign(globalThis, { heard })
      const { start } = AudioBufferSourceNode.prototype
      AudioBufferSourceNode.prototype.start = function begin(this: AudioBufferSourceNode, ...given) {
        heard.push(this)
        start.apply(this, given)
      }
    })
    await child.begin()
    await photograph('exercise')
    const listen = (): Promise<string[]> =>
      page.evaluate(() =>
        (globalThis as unknown as { heard: AudioBufferSourceNode[] }).heard.map(
          ({ buffer, context }) => `${(buffer?.duration ?? 0) > 0.1} ${context.state}`,
        ),
      )
    // If there is no sound card, Firefox allows sound but does not start the clock.
    const sounding = browser === 'firefox' ? /^true/ : /^true running$/
    await expect.poll(async () => (await listen()).at(-1)).toMatch(sounding)
    await playWords(child, 'LuisterTyp', undefined, 1)
    await seeWord(child, 1, child.run().words.length)
    const id = await openId()
    await expect
      .poll(async () => (await elsewhere.run(id)).detailed_results[0])
      .toMatchObject({ completed: true, success: true })
    expect(await visit.troubles()).toEqual([])
  })

  test('a dictation accepts a right word and a wrong word', async () => {
    await openExercise(/Stapdictee/)
    await child.begin()
    await visit.photograph('dictation')
    await playWords(child, 'StapDictee', (index) => index === 1)
    const readScore = async (): Promise<number | null> => {
      await child.settled()
      return child.run().is_complete ? child.run().percentage_score : null
    }
    const { length } = child.run().words
    await expect.poll(readScore).toBe(Math.floor((100 * (length - 1)) / length))
  })

  test('the treehouse opens', async () => {
    const { page, photograph } = visit
    await page.goto('/boomhut')
    await page.getByRole('main').getByText('Logboek').first().waitFor()
    await photograph('treehouse')
    await page.getByRole('button', { name: 'Mijn spullen' }).click()
    await page.getByRole('dialog').waitFor()
    await photograph('own-things')
    for (const [name, path] of [
      ['shop', '/badges'],
      ['profile', '/profiel'],
    ] as const) {
      await page.goto(path)
      await page.getByRole('heading', { name: /./ }).first().waitFor()
      await photograph(name)
    }
  })

  test('NET-1 if the server is away, the map, the step and one of its exercises open from the device', async () => {
    const { page, photograph } = visit
    await page.goto(lesson)
    await page.getByRole('button', { name: 'Rugzak' }).waitFor()
    await expect.poll(() => page.evaluate(countCopies)).toBeGreaterThan(20)
    await server.crash()
    await page.goto('/wereld/1')
    await child.openStep(6)
    await child.openExercise(/Luister en typ(?!:)/)
    await child.begin()
    await photograph('no-network')
    await playWords(child, 'LuisterTyp', undefined, 2)
    const { length } = child.run().words
    await seeWord(child, 2, length)
    const id = await openId()
    await page.reload()
    await child.begin()
    await seeWord(child, 2, length)
    // The address that the home screen opens.
    await page.goto('/')
    await child.openWorld(1)
    await child.openStep(6)
    await child.openExercise(/Luister en typ(?!:)/)
    await child.begin()
    await seeWord(child, 2, length)
    await server.crashAndRestart()
    await page.reload()
    await child.begin()
    await expect.poll(async () => countAnsweredOnce(await elsewhere.run(id))).toBe(2)
    expect((await elsewhere.run(id)).detailed_results.filter(({ num_tries }) => num_tries > 1)).toEqual([])
  })
})
