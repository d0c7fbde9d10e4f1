/**
 * Measures first and second loads of the game against a bare React page, typing and frames, slowed
 * (performance.md, Loading). Medians of BENCH_ROUNDS alternating rounds (5). Requires a built game: npm run
 * build.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { chromiumFlags, ensureChromium } from '../../tools/setup/chromium.ts'
import { startScript, waitUntilProcessIdle } from '../report/process.ts'
import { computeMedian } from '../report/quantile.ts'
import { printTable } from '../report/table.ts'
import { serveFloor } from './floor/serve-floor.ts'
import { judgeGoals, type MeasuredPage } from './goals.ts'
import { loadPage, measureProcessor, type PageLoad } from './page/load-page.ts'
import { measureHeap } from './page/play-words.ts'
import { measureFrames, measureKeys, wrongLetter } from './page/play-page.ts'
import { findTargets } from './targets.ts'

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5)
/** Frames a second; a frame may be late. */
const framesAt = [
  { slowdown: 1, min: 59 },
  { slowdown: 4, min: 45 },
]
const demoPassword = 'jungle-van-de-letters'

interface Measured extends PageLoad {
  readonly processor: number
}

const dataDir = mkdtempSync(join(tmpdir(), 'letterliaan-bench-'))
const floor = await serveFloor()
const game = await startScript('apps/server/src/main.ts', {
  DATA_DIR: dataDir,
  PORT: '0',
  DEMO_PASSWORD: demoPassword,
  LOG_LEVEL: 'error',
  NODE_ENV: '',
})
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags })
try {
  const targets = await findTargets(browser, floor.url, game.url, demoPassword, () =>
    waitUntilProcessIdle(game.pid),
  )
  // Opens each page once, so that sounds made at first use are not measured.
  for (const target of targets) await loadPage(browser, target)
  await waitUntilProcessIdle(game.pid)
  const loads = new Map<string, Measured[]>(targets.map(({ name }) => [name, []]))
  for (let round = 1; round <= rounds; round++) {
    console.log(`round ${round} of ${rounds} …`)
    for (const target of targets) {
      const load = await loadPage(browser, target)
      loads.get(target.name)?.push({ ...load, processor: await measureProcessor(browser, target) })
    }
  }
  const of = (name: string, figure: keyof Measured): number =>
    computeMedian((loads.get(name) ?? []).map((load) => load[figure]))
  const floorName = targets[1]?.name ?? ''
  const ratioOf = (name: string, figure: keyof Measured): number => of(name, figure) / of(floorName, figure)
  const ratio = (name: string, figure: keyof Measured): string =>
    `${of(name, figure).toFixed(0)} (${ratioOf(name, figure).toFixed(2)}×)`
  printTable(
    ['target', 'kB', 'JS kB', 'FCP ms', 'LCP ms', 'TBT ms', 'ready ms', 'processor ms', 'heap MB'],
    targets.map(({ name }) => [
      name,
      of(name, 'kilobytes').toFixed(1),
      of(name, 'scriptKilobytes').toFixed(1),
      ratio(name, 'fcp'),
      ratio(name, 'lcp'),
      ratio(name, 'tbt'),
      ratio(name, 'ready'),
      ratio(name, 'processor'),
      of(name, 'heapMegabytes').toFixed(1),
    ]),
  )
  const [, floorPage, , exercise, map] = targets
  if (floorPage === undefined || exercise === undefined || map === undefined) throw new Error('no targets')
  const floorKeys = await measureKeys(browser, floorPage, 'a')
  const gameKeys = [
    { name: 'a letter', max: 1.3, ...(await measureKeys(browser, exercise, exercise.letter ?? '')) },
    { name: 'a wrong letter', max: 2, ...(await measureKeys(browser, exercise, wrongLetter)) },
  ]
  const frames = []
  for (const page of [map, exercise])
    for (const { slowdown, min } of framesAt)
      frames.push({
        name: `${page.name}, slowed ${slowdown}×`,
        ...(await measureFrames(browser, page, slowdown)),
        min,
      })
  console.log(
    `key to paint at 6×, median and 99 of 100: the floor ${floorKeys.median} and ${floorKeys.p99} ms`,
  )
  for (const { name, median: middle, p99 } of gameKeys) console.log(`  ${name}: ${middle} and ${p99} ms`)
  for (const { name, first, later } of frames)
    console.log(`frames, ${name}: ${first} in the first second, then ${later.toFixed(0)} a second`)
  const heap = await measureHeap(browser, exercise)
  console.log(
    `heap: ${heap.afterRun.toFixed(1)} MB after ten words, ${heap.afterMany.toFixed(1)} MB after 200`,
  )
  judgeGoals({
    loads: targets.slice(2).map(({ name, url, firstVisitEnds }) => ({
      name,
      isSecond: firstVisitEnds !== undefined,
      page: pageOf(url),
      seen: Math.max(ratioOf(name, 'fcp'), ratioOf(name, 'lcp')),
      ready: ratioOf(name, 'ready'),
      processor: ratioOf(name, 'processor'),
      tbt: ratioOf(name, 'tbt'),
      scriptKilobytes: of(name, 'scriptKilobytes'),
    })),
    keys: gameKeys.map(({ name, max, p99 }) => ({ name, max, ratio: p99 / floorKeys.p99 })),
    frames: frames.map(({ name, later, min }) => ({ name, aSecond: later, min })),
    heapGrowth: heap.afterMany / heap.afterRun,
  })
} finally {
  await browser.close()
  await game.stop()
  floor.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

function pageOf(url: string): MeasuredPage {
  if (url.endsWith('/login')) return 'login'
  return url.includes('/wereld/') ? 'map' : 'exercise'
}
