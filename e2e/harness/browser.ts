import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { chromiumFlags, ensureChromium } from '../../tools/setup/chromium.ts'
import { patienceMs } from '../../tools/testing/patience.ts'

/** The screens of look.md: a school's Chromebook, an iPad and a phone. */
export const screenSizes = {
  chromebook: { width: 1366, height: 768 },
  ipad: { width: 1080, height: 810 },
  phone: { width: 390, height: 844 },
} as const
export type ScreenSize = keyof typeof screenSizes
const isTouched = (size: ScreenSize): boolean => size !== 'chromebook'

/** Pictures take a quarter of a browser's time, so only tests of pictures load them. */
export type PictureMode = 'no-pictures' | 'pictures'

/** Only the fast compiler is used, because pages are closed before optimised code would save time. */
const unoptimised = '--js-flags=--no-opt'

const flagsFor: Readonly<Record<PictureMode, readonly string[]>> = {
  'no-pictures': ['--blink-settings=imagesEnabled=false'],
  pictures: [],
}

const launched = new Map<PictureMode, Promise<Browser>>()

export function launchSharedBrowser(pictures: PictureMode = 'no-pictures'): Promise<Browser> {
  const known = launched.get(pictures)
  if (known !== undefined) return known
  const args = [...chromiumFlags, unoptimised, ...flagsFor[pictures]]
  const launching = chromium.launch({ executablePath: ensureChromium(), args })
  launched.set(pictures, launching)
  return launching
}

export interface WatchedPage {
  readonly page: Page
  readonly context: BrowserContext
  /** Console errors, uncaught errors, and responses with status 400 or higher. */
  readonly troubles: string[]
}

/**
 * Opens a page with its own storage and reduced motion, because scenes take half of the time (`allowMotion`).
 * If service workers are blocked, it stores no steps, like a browser without https. That saves seconds per step.
 */
export async function openPage(
  browser: Browser,
  baseURL: string,
  size: ScreenSize = 'chromebook',
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<WatchedPage> {
  return openTab(await openContext(browser, baseURL, size, serviceWorkers))
}

async function openContext(
  browser: Browser,
  baseURL: string,
  size: ScreenSize,
  serviceWorkers: 'allow' | 'block',
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    viewport: screenSizes[size],
    hasTouch: isTouched(size),
    locale: 'nl-NL',
    reducedMotion: 'reduce',
    serviceWorkers,
  })
  context.setDefaultTimeout(patienceMs.browser)
  if (serviceWorkers === 'block')
    await context.addInitScript(() => Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined }))
  return context
}

/** Devices by address of the game. They stay open after a test. */
const devices = new Map<string, BrowserContext>()

/** Opens a page with a service worker. Keeps immutable files of earlier tests, because fetching them is slow. */
export async function openPageOnDevice(browser: Browser, baseURL: string): Promise<WatchedPage> {
  const context = devices.get(baseURL) ?? (await openContext(browser, baseURL, 'chromebook', 'allow'))
  devices.set(baseURL, context)
  await context.setOffline(false)
  const visit = await openTab(context)
  await forgetAllButFiles(visit.page, new URL(baseURL).origin)
  return visit
}

async function forgetAllButFiles(page: Page, origin: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const storageTypes = 'cookies,indexeddb,local_storage,service_workers'
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes })
  await devtools.send('Network.clearBrowserCache')
  await devtools.detach()
  await openEmptyDocument(page, origin)
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      if (!name.includes('precache')) await caches.delete(name)
      const cache = await caches.open(name)
      // An earlier test may have used another version of the page.
      for (const request of await cache.keys())
        if (new URL(request.url).pathname.endsWith('/')) await cache.delete(request)
    }
  })
}

const drawn = { width: 8, height: 8 }

/** Paints almost no pixels, which saves a quarter of the time. Layout, queries and touch use the window's size. */
async function openUnseen(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setVisibleSize', drawn)
  // Playwright's own resize would paint the whole window.
  page.setViewportSize = async ({ width, height }) => {
    const metrics = { width, height, screenWidth: width, screenHeight: height }
    await devtools.send('Emulation.setDeviceMetricsOverride', {
      ...metrics,
      deviceScaleFactor: 1,
      mobile: false,
      dontSetVisibleSize: true,
    })
    page.viewportSize = () => ({ width, height })
  }
  forgiveForgottenWaits(page)
  awaitGame(page)
  return page
}

/** Paints the whole window, for pictures. */
export async function paintWholePage(page: Page): Promise<void> {
  const size = page.viewportSize() ?? screenSizes.chromebook
  Reflect.deleteProperty(page, 'setViewportSize')
  Reflect.deleteProperty(page, 'viewportSize')
  await page.setViewportSize(size)
}

/** Waits for the game's code. Tests of the page before it use `commit`. */
function awaitGame(page: Page): void {
  const isTaken = (): Promise<void> => page.locator('#root[aria-busy]').waitFor({ state: 'detached' })
  const goto = page.goto.bind(page)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (options?.waitUntil !== 'commit') await isTaken()
    return response
  }
  const reload = page.reload.bind(page)
  page.reload = async (options) => {
    const response = await reload(options)
    if (options?.waitUntil !== 'commit') await isTaken()
    return response
  }
}

/** A rejected wait that no code awaits must not end the run. */
function forgiveForgottenWaits(page: Page): void {
  for (const name of ['waitForRequest', 'waitForResponse', 'waitForEvent', 'waitForURL'] as const) {
    const wait = page[name].bind(page) as (...given: unknown[]) => Promise<unknown>
    const forgive = (...given: unknown[]): Promise<unknown> => {
      const waiting = wait(...given)
      waiting.catch(() => undefined)
      return waiting
    }
    Object.defineProperty(page, name, { value: forgive })
  }
}

export async function resizeTo(page: Page, size: ScreenSize): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: isTouched(size) })
  await devtools.detach()
  await page.setViewportSize(screenSizes[size])
}

/** Opens another page of the loaded app, because loading documents would take more time than a sweep's checks. */
export async function navigateTo(page: Page, path: string): Promise<void> {
  if (new URL(page.url()).pathname === path) return
  await page.evaluate((to) => {
    document.querySelector('h1')?.setAttribute('data-left', '')
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await page.locator('h1:not([data-left])').first().waitFor({ state: 'attached' })
}

export const allowMotion = (page: Page): Promise<void> =>
  page.emulateMedia({ reducedMotion: 'no-preference' })

export async function openTab(context: BrowserContext): Promise<WatchedPage> {
  return watch(await openUnseen(context))
}

function watch(page: Page): WatchedPage {
  const troubles: string[] = []
  page.on('pageerror', ({ message }) => {
    // A page that the test leaves aborts its requests. Missing files are reported below.
    if (!message.startsWith('Unable to preload CSS')) troubles.push(`error: ${message}`)
  })
  page.on('console', (message) => {
    const isToldBelow = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !isToldBelow) troubles.push(`console: ${message.text()}`)
  })
  // After a logout, pending requests are refused. The user does not notice it.
  let isLoggedOut = false
  page.on('request', (request) => {
    if (request.url().includes('/oauth2/token/')) isLoggedOut = request.url().endsWith('/revoke')
  })
  page.on('response', (response) => {
    if (isLoggedOut && response.status() === 401) return
    if (response.status() >= 400) troubles.push(`${response.status()} ${response.url()}`)
  })
  return { page, context: page.context(), troubles }
}

/** Opens an empty document at the game's address, which makes no requests and has the game's storage. */
export async function openEmptyDocument(page: Page, origin: string): Promise<void> {
  const address = `${origin}/leeg`
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto(address)
  await page.unroute(address)
}

/** Call after the tests of a file. */
export async function closePages(browser: Browser): Promise<void> {
  devices.clear()
  await closePagesOfTest(browser)
}

/** Closes the pages of a test, but not the devices. */
export async function closePagesOfTest(browser: Browser): Promise<void> {
  const staying = new Set(devices.values())
  await Promise.all(browser.contexts().map((context) => close(context, staying.has(context))))
}

/** Removes routes first, because late replies to calls would fail after the test. */
async function close(context: BrowserContext, isStaying: boolean): Promise<void> {
  await Promise.all(
    [context, ...context.pages()].map((owner) => owner.unrouteAll({ behavior: 'ignoreErrors' })),
  )
  if (isStaying) await Promise.all(context.pages().map((page) => page.close()))
  else await context.close()
}
