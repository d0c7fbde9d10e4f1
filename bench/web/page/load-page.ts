import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import { observePage } from './observe.ts'

/** A school's old Chromebook on crowded wifi (performance.md). */
const cpuSlowdown = 6
const networkConditions = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (0.75 * 1_000_000) / 8,
}
/** A live channel keeps the network busy for ever: what comes within this time belongs to the load. In ms. */
const settleMs = 1500

export interface LoadTarget {
  readonly name: string
  readonly url: string
  /** What must be there before a child can begin. */
  readonly ready: string
  /** Logged in as this child, by the storage of a browser that is. */
  readonly storage?: Awaited<ReturnType<BrowserContext['storageState']>>
  /** Is the page visited once before, in the same browser? */
  readonly second?: boolean
}

export interface PageLoad {
  readonly kilobytes: number
  readonly scriptKilobytes: number
  readonly lcp: number
  readonly tbt: number
  readonly ready: number
  readonly heapMegabytes: number
}

/** One load of a page in a new browser profile, with a slowed processor and network. */
export async function loadPage(browser: Browser, target: LoadTarget): Promise<PageLoad> {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    locale: 'nl-NL',
    ...(target.storage && { storageState: target.storage }),
  })
  try {
    if (target.second === true) await visitOnce(context, target)
    return await measure(await context.newPage(), target)
  } finally {
    await context.close()
  }
}

async function visitOnce(context: BrowserContext, { url, ready }: LoadTarget): Promise<void> {
  const page = await context.newPage()
  await page.goto(url)
  await page.locator(ready).first().waitFor()
  await page.waitForTimeout(2 * settleMs)
  await page.close()
}

async function measure(page: Page, { url, ready }: LoadTarget): Promise<PageLoad> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', networkConditions)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  const sent = countBytes(session)
  await page.addInitScript(observePage, ready)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForFunction(() => window.observed.ready !== null, undefined, { timeout: 60_000 })
  await page.waitForTimeout(settleMs)
  const observed = await page.evaluate(() => window.observed)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return {
    kilobytes: sent.all() / 1000,
    scriptKilobytes: sent.scripts() / 1000,
    lcp: observed.lcp,
    tbt: observed.tbt,
    ready: observed.ready ?? Number.NaN,
    heapMegabytes: usedSize / 1_000_000,
  }
}

/** Counts what comes over the network, as it was sent (compressed, with its headers). */
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
