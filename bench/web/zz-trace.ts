import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { demoPassword, launchServer } from '../../e2e/harness/server-process.ts'
import { childAt, openPause } from '../../e2e/pages/child.ts'
import { beginExercise, playWords } from '../../e2e/pages/play-exercise.ts'
import { mouse } from '../../e2e/pages/input-device.ts'
import { chromiumFlags, ensureChromium } from '../../tools/setup/chromium.ts'

const rate = Number(process.env['RATE'] ?? 6)
const out = process.env['OUT'] ?? '/tmp/trace.json'
const dataDir = mkdtempSync(join(tmpdir(), 'letterliaan-trace-'))
const server = await launchServer({ dataDir, settings: { SPEECH_AHEAD: 'on' } })
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags })
try {
  const context = await browser.newContext({
    baseURL: `http://127.0.0.1:${server.port}`,
    viewport: { width: 1366, height: 768 },
    locale: 'nl-NL',
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  page.setDefaultTimeout(30_000)
  const pace = Number(process.env['PACE'] ?? 0)
  const hand = { ...mouse, type: (p: Page, text: string) => p.keyboard.type(text, { delay: pace }), handIn: (p: Page) => p.keyboard.press('Enter', { delay: pace }) }
  const child = childAt(page, hand)
  await child.logIn('youssef@voorbeeldschool.nl', demoPassword)
  await child.openWorld(1)
  const cats = ['devtools.timeline', 'blink.user_timing', 'loading', 'disabled-by-default-devtools.timeline', 'latencyInfo', 'benchmark']
  if (process.env['STACK']) cats.push('disabled-by-default-devtools.timeline.stack')
  if (process.env['INV']) cats.push('disabled-by-default-devtools.timeline.invalidationTracking')
  if (process.env['SEL']) cats.push('disabled-by-default-blink.debug')
  if (process.env['JS']) cats.push('disabled-by-default-v8.cpu_profiler')
  await browser.startTracing(page, { categories: cats })
  await child.openStep(6)
  const isWrong = (at: number): boolean => at === 1 || at === 3
  const [name, template] = process.env['T'] === 'blok' ? [/Letterblokken(?!:)/, 'LetterBlokken'] as const : [/Luister en typ(?!:)/, 'LuisterTyp'] as const
  await child.openExercise(name)
  await beginExercise(child, template)
  await playWords(child, template, isWrong, process.env['WORDS'] ? Number(process.env['WORDS']) : undefined)
  if (!process.env['WORDS']) {
    await page.getByRole('button', { name: 'Ga terug naar de lespagina' }).click()
    await page.getByRole('button', { name: 'Rugzak' }).waitFor()
  await (await openPause(page)).getByRole('link', { name: 'Boomhut' }).click()
  await page.waitForURL('**/boomhut')
  await page.getByRole('button', { name: 'Aai je maatje' }).click()
  }
  await page.waitForTimeout(1500)
  writeFileSync(out, await browser.stopTracing())
} finally {
  await browser.close()
  await server.end('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
}
