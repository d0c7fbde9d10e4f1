import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import { observePage, type WhatIsReady } from './observe.ts'

/** A school's old Chromebook on crowded wifi (performance.md). */
const cpuSlowdown = 6
const networkConditions = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (0.75 * 1_000_000) / 8,
}
/** A live channel keeps the network busy: what arrives within this time (ms) belongs to the load. */
const settleMs = 1500
const maxReadyMs = 60_000

export interface LoadTarget extends WhatIsReady {
  readonly name: string
  readonly url: string
  /** The first letter that the field of the page accepts. */
  readonly letter?: string
  /** Logged in as this child, with the storage of a logged-in browser. */
  readonly storage?: Awaited<ReturnType<BrowserContext['storageState']>>
  /** Resolves when the server has sent everything for a first visit, in the same browser. */
  readonly firstVisitEnds?: () => Promise<void>
}

export interface PageLoad {
  readonly kilobytes: number
  readonly scriptKilobytes: number
  readonly fcp: number
  readonly lcp: number
  readonly tbt: number
  readonly ready: number
  readonly heapMegabytes: number
}

export async function loadPage(browser: Browser, target: LoadTarget): Promise<PageLoad> {
  const { context, page, session } = await openTarget(browser, target)
  try {
    return await measure(page, session, target)
  } finally {
    await context.close()
  }
}

/** Opens a new profile with a tab observed from its start, after a first visit if the target requires it. */
export async function openTarget(browser: Browser, target: LoadTarget) {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    locale: 'nl-NL',
    ...(target.storage && { storageState: target.storage }),
  })
  const { ready, press } = target
  await context.addInitScript(observePage, { ready, ...(press !== undefined && { press }) })
  if (target.firstVisitEnds) await visitOnce(context, target.url, target.firstVisitEnds)
  const page = await context.newPage()
  return { context, page, session: await context.newCDPSession(page) }
}

/** Waits until the service worker has its files, as pending fetches would count in the second visit. */
async function visitOnce(
  context: BrowserContext,
  url: string,
  firstVisitEnds: () => Promise<void>,
): Promise<void> {
  const page = await context.newPage()
  await page.goto(url)
  await page.waitForFunction(() => window.observed.ready !== null)
  await page.waitForTimeout(2 * settleMs)
  await firstVisitEnds()
  await page.close()
}

async function measure(page: Page, session: CDPSession, { url }: LoadTarget): Promise<PageLoad> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', networkConditions)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  const sent = countBytes(session)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForFunction(() => window.observed.ready !== null, undefined, { timeout: maxReadyMs })
  await page.waitForTimeout(settleMs)
  const observed = await page.evaluate(() => window.observed)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return {
    kilobytes: sent.all() / 1000,
    scriptKilobytes: sent.scripts() / 1000,
    fcp: observed.fcp,
    lcp: observed.lcp,
    tbt: observed.tbt,
    ready: observed.ready ?? Number.NaN,
    heapMegabytes: usedSize / 1_000_000,
  }
}

/** In ms until the page is usable; not slowed, so that other work of the machine hardly changes it. */
export async function measureProcessor(browser: Browser, target: LoadTarget): Promise<number> {
  const { context, page, session } = await openTarget(browser, target)
  try {
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', networkConditions)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await session.send('Runtime.enable')
    await session.send('Runtime.addBinding', { name: 'tellReady' })
    const isReady = new Promise((resolve, reject) => {
      session.once('Runtime.bindingCalled', resolve)
      setTimeout(reject, maxReadyMs, new Error(`${target.name}: not ready within ${maxReadyMs} ms`)).unref()
    })
    const before = await readThreadTime(session)
    await page.goto(target.url, { waitUntil: 'commit' })
    await isReady
    return (await readThreadTime(session)) - before
  } finally {
    await context.close()
  }
}

async function readThreadTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN)
}

/** Counts bytes received over the network (compressed, with headers). */
function countBytes(session: CDPSession) {
  const scripts = new Set<string>()
  let all = 0
  let ofScripts = 0
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    all += encodedDataLength
    if (scripts.has(requestId)) ofScripts += encodedDataLength
  })
  return { all: () => all, scripts: () => ofScripts }
}
