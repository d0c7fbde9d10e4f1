/**
 * Plays a child's day on a processor six times slower, and prints the time from each press to its paint, the
 * slowest first. Requires a built game.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { demoPassword, launchServer } from '../../e2e/harness/server-process.ts'
import { childAt } from '../../e2e/pages/child.ts'
import { type InputDevice, mouse } from '../../e2e/pages/input-device.ts'
import { beginExercise, playWords } from '../../e2e/pages/play-exercise.ts'
import { chromiumFlags, ensureChromium } from '../../tools/setup/chromium.ts'
import { computeMedian, computeQuantile } from '../report/quantile.ts'

interface Press {
  readonly what: string
  readonly ms: number
  /** Parts of the time (ms): until the code for the press started, and the code itself. */
  readonly waited: number
  readonly ran: number
}

/** Time in ms that a quick child needs to reach a button, holds it or a key, and looks at a right word. */
const paceMs = { aim: 150, hold: 100, look: 400 } as const

/** A press is measured without the movement to it, and without the previous press. */
const childsHand: InputDevice = {
  ...mouse,
  async press(button) {
    await button.hover()
    await button.page().waitForTimeout(paceMs.aim)
    await button.page().mouse.down()
    await button.page().waitForTimeout(paceMs.hold)
    await button.page().mouse.up()
  },
  type: (page, text) => page.keyboard.type(text, { delay: paceMs.hold }),
  async goOn(page) {
    await page.waitForTimeout(paceMs.look)
    await mouse.goOn(page)
  },
  handIn: (page) => page.keyboard.press('Enter', { delay: paceMs.hold }),
}

const dataDir = mkdtempSync(join(tmpdir(), 'letterliaan-day-'))
const server = await launchServer({ dataDir, settings: { SPEECH_AHEAD: 'on' } })
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags })
const presses: Press[] = []

try {
  const context = await browser.newContext({
    baseURL: `http://127.0.0.1:${server.port}`,
    viewport: { width: 1366, height: 768 },
    locale: 'nl-NL',
  })
  await context.exposeFunction('tellPress', (press: Press) => void presses.push(press))
  await context.addInitScript(watchPresses)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  page.setDefaultTimeout(30_000)
  await playDay(page)
  await page.waitForTimeout(1000)
} finally {
  await browser.close()
  await server.end('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
}

const times = presses.map(({ ms }) => ms)
for (const { what, ms, waited, ran } of presses.toSorted((a, b) => b.ms - a.ms).slice(0, 25))
  console.log(`${ms} ms (waited ${Math.round(waited)}, ran ${Math.round(ran)}): ${what}`)
console.log(
  `${times.length} presses: median ${computeMedian(times)}, 95 of 100 within ${computeQuantile(times, 0.95)} ms; ${times.filter((ms) => ms > 100).length} over 100, ${times.filter((ms) => ms > 200).length} over 200`,
)

async function playDay(page: Page): Promise<void> {
  const child = childAt(page, childsHand)
  await child.logIn('youssef@voorbeeldschool.nl', demoPassword)
  await child.openWorld(1)
  await child.openStep(6)
  const isWrong = (at: number): boolean => at === 1 || at === 3
  for (const [name, template] of [
    [/Lees en typ/, 'LeesTyp'],
    [/Letterblokken(?!:)/, 'LetterBlokken'],
    [/Luister en typ(?!:)/, 'LuisterTyp'],
  ] as const) {
    await child.openExercise(name)
    await beginExercise(child, template)
    await playWords(child, template, isWrong)
    await child.press('Ga terug naar de lespagina')
    await page.getByRole('button', { name: 'Rugzak' }).waitFor()
  }
  await child.press('Pauze')
  await child.follow('Boomhut')
  await page.waitForURL('**/boomhut')
  await child.press('Aai je maatje')
  await page.goBack()
}

/** Runs in the page: a press is all events of one interaction, by the longest. */
function watchPresses(): void {
  const told = new Map<number, { ms: number; what: string; waited: number; ran: number }>()
  const flush = (): void => {
    for (const press of told.values())
      (globalThis as unknown as { tellPress: (press: unknown) => void }).tellPress(press)
    told.clear()
  }
  setInterval(flush, 1500)
  addEventListener('pagehide', flush)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const { interactionId, duration, name, target, startTime, processingStart, processingEnd } = entry
      if (!interactionId || duration <= (told.get(interactionId)?.ms ?? 0)) continue
      const element = target instanceof Element ? target : null
      const label = element?.getAttribute('aria-label') ?? element?.textContent ?? ''
      told.set(interactionId, {
        ms: duration,
        what: `${name} ${element?.tagName ?? ''} '${label.slice(0, 30)}' at ${location.pathname}`,
        waited: processingStart - startTime,
        ran: processingEnd - processingStart,
      })
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
}
