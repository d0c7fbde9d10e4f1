/**
 * Plays like a child that cannot read, from the login through a whole step with errors, and exits with 1 if
 * the next thing is neither spoken to the end nor shown. Prints clicks, seconds and unspoken words; pictures
 * go to `.cache/first-minute`; `--first-word` ends at the first word. Requires a built game: `npm run build`.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import type { Exercise, Step } from '@letterliaan/contract'
import { openPage } from '../../e2e/harness/browser.ts'
import { createPreparation } from '../../e2e/harness/prepare.ts'
import { databaseFile } from '../../e2e/harness/prepared-data.ts'
import { demoPassword, launchServer } from '../../e2e/harness/server-process.ts'
import { childAt } from '../../e2e/pages/child.ts'
import { mouse } from '../../e2e/pages/input-device.ts'
import { hasOneTurn, isNoWordWrong, playWords, seeWord } from '../../e2e/pages/play-exercise.ts'
import { templatePlayers, type PlayedTemplate } from '../../e2e/pages/players/index.ts'
import { chromiumFlags, ensureChromium } from '../setup/chromium.ts'
import { speedUpSpeech, recordSpeech } from './watch-words.ts'
import { createFirstMinuteRecorder } from './first-minute-recorder.ts'

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

/** More exercises than a step has. */
const maxExercises = 20
/** Speed of the sound after the first word. */
const listeningSpeed = 3
const instruction = /^(?!.* is voor )/

const field = '[data-part] input[type="text"], [data-part] textarea'
const nextToColour = '[data-next] :is(label, button)'
const firstTouch: Readonly<Partial<Record<PlayedTemplate, string>>> = {
  LeesLetters: 'button:enabled:has-text("Klaar")',
  KijkLuister: 'button:enabled:has-text("Klaar")',
  KiesKlank: '[data-part] fieldset button',
  KijkLees: 'button:enabled:has-text("Ik heb het gelezen")',
  SpeurKleur1: nextToColour,
  SpeurKleur2: nextToColour,
  Blokken: nextToColour,
  Werkboek: '[data-part] button:has-text("Download")',
}
const begin = 'button:has-text("Begin!")'
const onward = '[data-way-on="first"] button:enabled'

try {
  const { page } = await openPage(browser, `http://127.0.0.1:${server.port}`)
  const child = childAt(page)
  child.waitForRewards()
  await recordSpeech(page)
  const recorder = createFirstMinuteRecorder(page, folder)
  const step = watchStep(page)
  const played = new Set<string>()

  async function passDemonstration(): Promise<void> {
    const demonstration = page.locator('[data-demonstration]')
    await demonstration.or(page.locator('[data-part="2"]')).waitFor()
    if (await demonstration.isVisible())
      await recorder.press('what the buddy shows', '[data-demonstration] button:has-text("Nu ik!")')
  }

  /** Plays two words. The second is wrong twice if possible, so that help appears. */
  async function play(template: PlayedTemplate): Promise<void> {
    const { wrong, countWrong } = templatePlayers[template]
    const next = firstTouch[template] ?? field
    const { words } = child.run()
    const isOneTurn = hasOneTurn(template)
    for (const [at, word] of words.slice(0, isOneTurn ? 1 : 2).entries()) {
      const turn = { child, hand: mouse, word }
      if (!isOneTurn) await seeWord(child, at, words.length)
      const hints = { tells: instruction, word }
      await recorder.look(`${template} word ${at + 1}`, next, hints)
      if (at === 1 && wrong !== null) {
        await wrong(turn)
        if (template !== 'StapDictee') {
          await recorder.look(`${template} after an error`, next, hints)
          const wrongs = (await countWrong?.(turn)) ?? 2
          // In a dictation the second wrong answer ends the word.
          if (template !== 'OefenDictee' && wrongs > 1) {
            await wrong(turn, 1)
            await recorder.look(`${template} after two errors`, next, hints)
          }
        }
      }
      if (at === 1 && template === 'StapDictee') await page.keyboard.press('Shift')
      else await playWords(child, template, isNoWordWrong, at + 1)
    }
    if (!isOneTurn && words.length > 2) await playWords(child, template)
  }

  async function playExercise(): Promise<string> {
    await passDemonstration()
    await child.settled()
    const template = step.templateOf(page.url())
    played.add(step.idAt(page.url()))
    await play(template)
    const leads = await recorder.press(`${template} outro`, onward)
    return leads === 'Bekijk je uitslag' ? recorder.press(`${template} result`, onward) : leads
  }

  async function playStep(): Promise<void> {
    await speedUpSpeech(page, listeningSpeed)
    const lesson = page.url().replace(/\/\d+$/, '')
    const all = step.allOf(step.idAt(lesson))
    for (let count = 0; count < maxExercises; count += 1) {
      const leads = await playExercise()
      console.log(`    on by '${leads}'`)
      await page.locator(begin).or(page.locator('h1')).first().waitFor()
      if (!/oefening|dictee/.test(leads)) {
        const left = all.find((id) => !played.has(id))
        if (left === undefined) break
        await page.goto(`${lesson}/${left}`)
        await page.locator(begin).waitFor()
        console.log(`    also ${step.templateOf(page.url())}`)
        await speedUpSpeech(page, listeningSpeed)
      }
      await templatePlayers[step.templateOf(page.url())].prepare?.({ child, hand: mouse })
      await recorder.press('begin', begin)
    }
    recorder.tell(`With a whole step, ${played.size} of its ${all.length} exercises`)
  }

  await child.logIn(username, demoPassword)
  await recorder.press('choose a buddy', 'button[aria-label="Aap"]', { tells: /Kies je maatje/ })
  await recorder.press('to the jungle', 'button:has-text("Ga naar de jungle")')
  await recorder.press('begin', begin)
  await page.locator('[data-part="2"], [data-demonstration]').first().waitFor()
  recorder.tell('From the login to the first word')
  if (!process.argv.includes('--first-word')) await playStep()
  process.exitCode = recorder.faults.length === 0 ? 0 : 1
} finally {
  await browser.close()
  await server.end('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
}

/** Records the steps in the server's responses by address. */
function watchStep(page: Page) {
  const templates = new Map<string, PlayedTemplate>()
  const exercises = new Map<string, readonly string[]>()
  page.on('response', async (response) => {
    const [, kind, id] = /\/api\/v1\/(exercise|step)\/(\d+)$/.exec(new URL(response.url()).pathname) ?? []
    if (id === undefined || response.request().method() !== 'GET' || response.status() !== 200) return
    const reply = (await response.json().catch(() => null)) as Exercise | Step | null
    if (reply === null) return
    if (kind === 'step')
      exercises.set(
        id,
        (reply as Step).exercises.map((exercise) => String(exercise.id)),
      )
    else templates.set(id, (reply as Exercise).exercise_type.template as PlayedTemplate)
  })
  const idAt = (address: string): string => /\d+$/.exec(new URL(address).pathname)?.[0] ?? ''
  return {
    idAt,
    templateOf: (address: string): PlayedTemplate => templates.get(idAt(address)) ?? 'LuisterTyp',
    allOf: (step_id: string) => exercises.get(step_id) ?? [],
  }
}
