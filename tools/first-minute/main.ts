/**
 * The way of a child that can't read: from the login to the first word, and through a whole step with errors. At every
 * moment it listens, and then does the one next thing; a moment in which that is neither said nor shown is a fault. Prints
 * clicks, seconds and words that nobody says, and takes a picture of each moment into `.cache/first-minute`.
 * Needs a built game: `npm run build`.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import type { Exercise } from '@letterliaan/contract'
import { openPage } from '../../e2e/harness/browser.ts'
import { createPreparation } from '../../e2e/harness/prepare.ts'
import { databaseFile } from '../../e2e/harness/prepared-data.ts'
import { demoPassword, launchServer } from '../../e2e/harness/server-process.ts'
import { childAt } from '../../e2e/pages/child.ts'
import { mouse } from '../../e2e/pages/input-device.ts'
import { players, type PlayedTemplate } from '../../e2e/pages/players/index.ts'
import { chromiumFlags, ensureChromium } from '../setup/chromium.ts'
import { listenTo } from './watch-words.ts'
import { createFilm } from './film.ts'

const username = 'sanne@voorbeeldschool.nl'
const folder = join(import.meta.dirname, '../../.cache/first-minute')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const dataDir = mkdtempSync(join(tmpdir(), 'letterliaan-minute-'))
const server = await launchServer({ dataDir, settings: { SPEECH_AHEAD: 'on' } })
createPreparation(join(dataDir, databaseFile)).student(username, {
  first_name: 'Sanne',
  last_name: 'de Wit',
  screen_name: 'Sanne',
  date_of_birth: Date.UTC(2019, 1, 29) / 1000,
  level_id: 3,
})
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: [...chromiumFlags, '--autoplay-policy=no-user-gesture-required'],
})

/** So many exercises are played; a step has fewer. */
const maxExercises = Number(process.env['MINUTE_EXERCISES'] ?? 20)

try {
  const { page } = await openPage(browser, `http://127.0.0.1:${server.port}`)
  const child = childAt(page)
  await listenTo(page)
  const film = createFilm(page, folder)
  const templateOf = watchTemplates(page)

  async function passDemonstration(): Promise<void> {
    const demonstration = page.locator('[data-demonstration]')
    await demonstration.or(page.locator('[data-part="2"]')).waitFor()
    if (await demonstration.isVisible())
      await film.press('what the buddy shows', '[data-demonstration] button:has-text("Nu ik!")')
  }

  /** The second word goes wrong once, where something can. */
  async function play(template: PlayedTemplate): Promise<void> {
    const { right, wrong } = players[template]
    const field = '[data-part] input, [data-part] textarea, [data-part] button'
    for (const [at, word] of child.run().words.entries()) {
      const turn = { child, hand: mouse, word }
      if (at < 2) await film.look(`${template} word ${at + 1}`, field)
      if (at === 1 && wrong !== null && template !== 'StapDictee') {
        await wrong(turn)
        await film.look(`${template} after an error`, field)
      }
      await right(turn)
      await page.keyboard.press('Shift')
    }
  }
  await child.logIn(username, demoPassword)

  await film.press('to the buddies', 'dialog button:has-text("Kies je buddy")')
  await film.press('choose a buddy', 'input[type="radio"]')
  await film.press('keep the buddy', 'button:has-text("Opslaan")')
  await film.press('to the jungle', 'button:has-text("Ga naar de jungle")')
  await film.press('play', 'a:has-text("Speel!")')
  await film.press('begin', 'button:has-text("Begin!")')
  await page.locator('[data-part="2"], [data-demonstration]').first().waitFor()
  film.tell('From the login to the first word')

  for (let played = 0; played < maxExercises; played += 1) {
    await passDemonstration()
    await child.settled()
    await play(templateOf(page.url()))
    const leads = await film.press(`${templateOf(page.url())} outro`, '[data-way-on="first"] button')
    if (leads === 'Bekijk je uitslag') {
      await film.look('the result of the step', 'section button')
      break
    }
    await film.press('begin', 'button:has-text("Begin!")')
  }
  film.tell('With a whole step')
} finally {
  await browser.close()
  await server.end('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
}

/** Which template an exercise has, by its address: the server told it. */
function watchTemplates(page: Page): (address: string) => PlayedTemplate {
  const templates = new Map<string, PlayedTemplate>()
  page.on('response', async (response) => {
    const [, id] = /\/api\/v1\/exercise\/(\d+)$/.exec(new URL(response.url()).pathname) ?? []
    if (id === undefined || response.request().method() !== 'GET' || response.status() !== 200) return
    const { exercise_type } = (await response.json()) as Exercise
    templates.set(id, exercise_type.template as PlayedTemplate)
  })
  return (address) => templates.get(/\d+$/.exec(new URL(address).pathname)?.[0] ?? '') ?? 'LuisterTyp'
}
