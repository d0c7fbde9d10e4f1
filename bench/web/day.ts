/**
 * Plays a child's day on a processor six times slower, and prints the time from each press to its paint, the
 * slowest first. Requires a built game. `BENCH_BESIDE`: the folder of another built version; each plays twice,
 * as a machine is not equally fast all the time. A first day is not counted: the server makes the sounds,
 * which it does not do on a child's device.
 */
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { demoPassword, launchServer } from '../../e2e/harness/server-process.ts'
import { childAt } from '../../e2e/pages/child.ts'
import { type InputDevice, mouse } from '../../e2e/pages/input-device.ts'
import { beginExercise, playWords } from '../../e2e/pages/play-exercise.ts'
import { chromiumFlags, ensureChromium } from '../../tools/setup/chromium.ts'
import { computeMedian, computeQuantile } from '../report/quantile.ts'
import { type Press, waits, watchPresses } from './watch-presses.ts'

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

const here = join(import.meta.dirname, '../..')
const beside = process.env['BENCH_BESIDE']
const speechDir = mkdtempSync(join(tmpdir(), 'letterliaan-speech-'))
const days = new Map<string, Press[]>()
try {
  await measureDay(here, 'on')
  for (const root of beside === undefined ? [here] : [beside, here, here, beside])
    days.set(root, [...(days.get(root) ?? []), ...(await measureDay(root))])
} finally {
  rmSync(speechDir, { recursive: true, force: true })
}
for (const [root, presses] of days) print(root, presses)

async function measureDay(root: string, SPEECH_AHEAD = 'off'): Promise<Press[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'letterliaan-day-'))
  symlinkSync(speechDir, join(dataDir, 'speech'))
  const server = await launchServer({ dataDir, root, settings: { SPEECH_AHEAD } })
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags })
  const presses: Press[] = []
  try {
    const context = await browser.newContext({
      baseURL: `http://127.0.0.1:${server.port}`,
      viewport: { width: 1366, height: 768 },
      locale: 'nl-NL',
    })
    await context.exposeFunction('notePress', (press: Press) => void presses.push(press))
    await context.addInitScript(watchPresses, waits)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    page.setDefaultTimeout(60_000)
    await playDay(page)
    await page.waitForTimeout(2000)
  } finally {
    await browser.close()
    await server.end('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  }
  return presses
}

function print(root: string, all: readonly Press[]): void {
  const presses = all.filter(({ waited }) => waited !== undefined)
  console.log(`\n${root}`)
  for (const { what, ms, waited = 0, ran = 0 } of presses.toSorted((a, b) => b.ms - a.ms).slice(0, 15))
    console.log(`${ms} ms (waited ${Math.round(waited)}, ran ${Math.round(ran)}): ${what}`)
  console.log(`${summarize(presses)}: presses until painted`)
  for (const wait of Object.values(waits))
    console.log(`${summarize(all.filter(({ what }) => what === wait))}: ${wait}`)
}

function summarize(presses: readonly Press[]): string {
  const times = presses.map(({ ms }) => ms)
  const count = (limit: number): number => times.filter((ms) => ms > limit).length
  const [median, most, max] = [computeMedian(times), computeQuantile(times, 0.95), Math.max(0, ...times)]
  return `${times.length}, median ${Math.round(median)}, 95 of 100 within ${Math.round(most)}, most ${Math.round(max)} ms; ${count(100)} over 100, ${count(200)} over 200`
}

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
  await page.getByRole('button', { name: 'Aai je maatje' }).waitFor()
  await page.goBack()
}
