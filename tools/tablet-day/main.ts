/**
 * A day of a shared tablet, in pictures: a child logs in, the network goes away, it plays on, reloads, opens the game
 * cold, takes the dictation, the network comes back, and another child logs in; each as a tablet, as a phone and at 200%.
 * Pictures and `index.html` go to `.cache/tablet-day`; exits with 1 where the second child's device still holds something of the first.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { openPage, openTab } from '../../e2e/harness/browser.ts'
import { countIn } from '../../e2e/harness/device-store.ts'
import { logInOnOtherDevice } from '../../e2e/harness/other-device.ts'
import { childAt, type ChildAtGame } from '../../e2e/pages/child.ts'
import { playWords } from '../../e2e/pages/play-exercise.ts'
import { createCamera } from '../gallery/camera.ts'
import { writeContactSheet } from '../gallery/contact-sheet.ts'
import { openStage } from '../gallery/stage.ts'

const first = 'youssef@voorbeeldschool.nl'
const second = 'noor@voorbeeldschool.nl'
const folder = join(import.meta.dirname, '../../.cache/tablet-day')
const patience = { timeout: 30_000 }

rmSync(folder, { recursive: true, force: true })
const camera = createCamera(() => true, folder)
const stage = await openStage('jungle')
const { server, browser } = stage
const elsewhere = await logInOnOtherDevice(server, first)
const opened = await openPage(browser, server.url, 'ipad', 'allow')
const { context } = opened
let { page } = opened
let child: ChildAtGame = childAt(page)
page.setDefaultTimeout(patience.timeout)

function useTab(tab: Page): void {
  page = tab
  page.setDefaultTimeout(patience.timeout)
  child = childAt(page)
}

let pictures = 0
async function photograph(name: string): Promise<void> {
  // The camera puts badges away itself; between pictures the child does.
  await page.removeLocatorHandler(page.getByRole('dialog', { name: 'Je hebt een nieuwe badge ontvangen!' }))
  pictures += 1
  await camera.take(page, `${String(pictures).padStart(2, '0')} ${name}`, ['ipad', 'phone', 'zoomed'])
  child = childAt(page)
}

/** Until nothing was added for a while. */
async function untilKept(): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  for (let before = -1, now = 0; now <= 20 || now !== before;) {
    before = now
    await page.waitForTimeout(1500)
    now = await countIn(page, 'copies')
  }
}

/** As the server has it: a child without a network gets the same words. */
async function begin(name: RegExp): Promise<ChildAtGame> {
  await child.openExercise(name)
  const run = await elsewhere.run(Number(page.url().split('/').at(-1)))
  await child.begin()
  return { ...child, run: () => run }
}

async function backToLesson(): Promise<void> {
  await page.getByRole('link', { name: 'Lespagina' }).first().click()
  await page.getByText('Woorden in deze stap:').waitFor()
}

/** Keys of stores and storage that speak of a child. */
const findLeft = (name: string): Promise<string[]> =>
  page.evaluate(
    (child_name) =>
      Object.keys(localStorage).filter((key) => localStorage.getItem(key)?.includes(child_name)),
    name,
  )

try {
  await page.goto('/login')
  await photograph('inloggen')
  await child.logIn(first, server.password)
  await photograph('het overzicht')
  await child.openWorld(1)
  await page.getByRole('link', { name: /^Stap 6:/ }).waitFor()
  await photograph('de kaart')
  await child.openStep(6)
  await untilKept()
  await photograph('de stap staat op het apparaat')
  let player = await begin(/Luister en typ(?!:)/)
  await playWords(player, 'LuisterTyp', undefined, 2)
  await photograph('een oefening met netwerk')

  await context.setOffline(true)
  await playWords(player, 'LuisterTyp', undefined, 4)
  await page.getByText('Even geen internet.').waitFor()
  await photograph('het netwerk valt weg')
  await page.reload()
  await child.seeIntro()
  await photograph('opnieuw geladen zonder netwerk')
  await child.press('Begin!')
  await child.seeFirstWord()
  await playWords(player, 'LuisterTyp')
  await page.getByText('Deze woorden kun je al goed typen:').waitFor()
  await photograph('de oefening is af')
  await backToLesson()
  await photograph('de stap zonder netwerk')
  await page.getByRole('link', { name: 'Kaart' }).first().click()
  await child.openWorld(1)
  await page.getByRole('link', { name: /^Stap 6:/ }).waitFor()
  await photograph('de kaart zonder netwerk')
  await page.getByRole('link', { name: /^Stap 5: / }).click()
  await page.getByText('Deze plek staat niet op dit apparaat.').waitFor()
  await photograph('een stap die er niet is')
  await page.getByRole('link', { name: 'Boomhut' }).first().click()
  await page.waitForURL('**/boomhut')
  await photograph('de boomhut zonder netwerk')

  await page.close()
  useTab((await openTab(context)).page)
  await page.setViewportSize({ width: 1080, height: 810 })
  await page.goto('/')
  await page.getByRole('link', { name: /^Wereld 1/ }).waitFor()
  await photograph('koud geopend zonder netwerk')
  await child.openWorld(1)
  await child.openStep(6)
  player = await begin(/Stapdictee/)
  await photograph('het dictee zonder netwerk')
  await playWords(player, 'StapDictee')
  await page.getByText('Je antwoorden worden bewaard …').waitFor()
  await photograph('het dictee is af')
  await backToLesson()
  await page.getByRole('button', { name: 'Uitloggen' }).click()
  await page.getByRole('heading', { name: 'Nog niet alles is bewaard' }).waitFor()
  await photograph('uitloggen zonder netwerk')

  await page.goBack()
  await page.getByText('Woorden in deze stap:').waitFor()
  await context.setOffline(false)
  await page.getByRole('link', { name: /Stapdictee.*Gehaald/s }).waitFor()
  await photograph('het netwerk is terug')
  await child.logOut()
  await page.waitForURL('**/login')
  await photograph('uitgelogd')
  await child.logIn(second, server.password)
  await photograph('een ander kind')
  await child.openWorld(1)
  await page.getByRole('link', { name: /^Stap 1:/ }).waitFor()
  await photograph('de kaart van het andere kind')
  const left = await findLeft('Youssef')
  console.log(
    left.length === 0 ? 'Nothing of the first child is left.' : `Left of the first child: ${left.join(', ')}`,
  )
  process.exitCode = left.length === 0 ? 0 : 1
} finally {
  await stage.close()
  console.log(writeContactSheet(camera.pictures, camera.failures, folder))
}
