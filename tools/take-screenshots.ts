import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { openPage, screenSizes } from '../e2e/harness/browser.ts'
import { openLoggedIn } from '../e2e/harness/log-in.ts'
import { demoPassword, launchServer } from '../e2e/harness/server-process.ts'
import { waitForAnimations } from '../e2e/harness/wait-for-animations.ts'
import { childAt, type ChildAtGame } from '../e2e/pages/child.ts'
import { mouse } from '../e2e/pages/input-device.ts'
import { beginExercise, playWords, seeWord } from '../e2e/pages/play-exercise.ts'
import { supervisorAt } from '../e2e/pages/supervisor.ts'
import { paintLetters } from '../e2e/pages/players/colouring.ts'
import { chromiumFlags, ensureChromium } from './setup/chromium.ts'

/** Takes pictures for README and manual into docs/pictures. `npm run screenshots` builds first. */
const folder = join(import.meta.dirname, '../docs/pictures')
const quality = 80
const username = 'youssef@voorbeeldschool.nl'
const supervisor = 'begeleider@voorbeeldschool.nl'

async function takePicture(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0)
  await page.waitForFunction(() => Array.from(document.images).every(({ complete }) => complete))
  await waitForAnimations(page)
  const devtools = await page.context().newCDPSession(page)
  // The page of a test browser is otherwise only a few pixels large.
  await devtools.send('Emulation.setVisibleSize', page.viewportSize() ?? screenSizes.chromebook)
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality })
  await devtools.detach()
  const picture = Buffer.from(data, 'base64')
  writeFileSync(join(folder, `${name}.webp`), picture)
  console.log(`docs/pictures/${name}.webp  ${Math.round(picture.length / 1024)} kB`)
}

async function showWorld({ page, openWorld }: ChildAtGame): Promise<void> {
  await openWorld(1)
  await page.getByLabel(/^Stap 10:/).waitFor()
}

/** Shows an exercise with coloured letters, before it is checked. */
async function showExercise(child: ChildAtGame): Promise<void> {
  await child.openStep(4)
  await child.openExercise(/Kleur alle letters/)
  await beginExercise(child, 'SpeurKleur2')
  await playWords(child, 'SpeurKleur2', undefined, 2)
  const { words } = child.run()
  await seeWord(child, 2, words.length)
  const word = words[2]
  if (word === undefined) throw new Error('The exercise has fewer than three words.')
  await paintLetters({ child, hand: mouse, word }, () => true)
}

async function showPath(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Pad', exact: true }).click()
  await page.getByRole('button', { name: 'Vul het pad' }).click()
  await page.getByRole('checkbox').first().waitFor()
  await page.getByRole('button', { name: 'Sluiten' }).click()
}

async function showWords(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Lesstof', exact: true }).click()
  await page
    .getByRole('link', { name: /woorden/i })
    .first()
    .click()
  await page.getByRole('textbox').first().fill('bakker\nfietsen\nschommel')
  await page.getByRole('button', { name: 'Bekijk de woorden' }).click()
  // Letters can be corrected only after the analysis.
  await page.waitForFunction(() => {
    const buttons = Array.from(document.querySelectorAll('button'))
    const ofLetters = buttons.filter(({ textContent }) => textContent.includes('Letters'))
    return (
      ofLetters.length > 0 &&
      ofLetters.every((button) => button.matches(':enabled:not([aria-disabled=true])'))
    )
  })
}

async function takeSupervisorPictures(page: Page): Promise<void> {
  await supervisorAt(page).logIn(supervisor, demoPassword)
  await page.getByRole('heading', { name: 'Vandaag' }).waitFor()
  await takePicture(page, 'vandaag')
  await page.getByRole('link', { name: 'Kinderen', exact: true }).click()
  await page.getByRole('heading', { name: 'Alle kinderen' }).waitFor()
  await takePicture(page, 'kinderen')
  await page.getByRole('link', { name: 'Groep 4' }).first().click()
  await showPath(page)
  await takePicture(page, 'pad')
  await showWords(page)
  await takePicture(page, 'woorden')
}

const dataDir = mkdtempSync(join(tmpdir(), 'letterliaan-screenshots-'))
const server = await launchServer({ dataDir })
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags })
try {
  const url = `http://127.0.0.1:${server.port}`
  const { page } = await openPage(browser, url)
  // Sets the time to noon, because the map is dark in the evening.
  await page.clock.setSystemTime(new Date().setHours(12))
  const child = childAt(page)
  await openLoggedIn(page, { url, password: demoPassword }, username, '/')
  await showWorld(child)
  await takePicture(page, 'world-1')
  await showExercise(child)
  await takePicture(page, 'exercise')
  await takeSupervisorPictures((await openPage(browser, url)).page)
} finally {
  await browser.close()
  await server.end('SIGTERM')
  rmSync(dataDir, { recursive: true, force: true })
}
