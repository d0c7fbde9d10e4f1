import {
  type Browser,
  type BrowserContext,
  chromium,
  type Page,
  type APIResponse,
  type Route,
} from 'playwright-core'
import { chromiumFlags, ensureChromium } from '../../tools/setup/chromium.ts'

/** The main screens (look.md): a school's Chromebook, an iPad, a phone. */
export const sizes = {
  chromebook: { width: 1366, height: 768 },
  ipad: { width: 1080, height: 810 },
  phone: { width: 390, height: 844 },
} as const
export type Size = keyof typeof sizes
const isTouched = (size: Size): boolean => size !== 'chromebook'

/** Pictures take a quarter of what a browser does; a test that looks at them asks for them. */
export type Pictures = 'no-pictures' | 'pictures'

/** A page is gone before code that V8 makes faster beside it, on the cores of the tests, would be worth it. */
const unoptimised = '--js-flags=--no-opt --no-maglev'

const flagsFor: Readonly<Record<Pictures, readonly string[]>> = {
  'no-pictures': ['--blink-settings=imagesEnabled=false'],
  pictures: [],
}

const launched = new Map<Pictures, Promise<Browser>>()

/** The browser of this worker, for all its files: it goes when the worker goes. */
export function sharedBrowser(pictures: Pictures = 'no-pictures'): Promise<Browser> {
  const known = launched.get(pictures)
  if (known !== undefined) return known
  const args = [...chromiumFlags, unoptimised, ...flagsFor[pictures]]
  const launching = chromium.launch({ executablePath: ensureChromium(), args })
  launched.set(pictures, launching)
  return launching
}

/** A page that keeps every error the app or the network shows, so that a journey can end with none. */
export interface WatchedPage {
  readonly page: Page
  readonly context: BrowserContext
  /** Console errors, uncaught errors, and answers of 400 or higher. */
  readonly troubles: string[]
}

/**
 * Opens a new visitor's page (own storage) of the given size. It asks for less motion, as a scene that moves for ever takes
 * half of what a browser does: a test about what moves calls `allowMotion`.
 */
export async function openPage(
  browser: Browser,
  baseURL: string,
  size: Size = 'chromebook',
): Promise<WatchedPage> {
  const context = await browser.newContext({
    baseURL,
    viewport: sizes[size],
    hasTouch: isTouched(size),
    locale: 'nl-NL',
    reducedMotion: 'reduce',
  })
  return watch(await openUnseen(context))
}

/** So much of a page is drawn (CSS pixels). */
const drawn = { width: 8, height: 8 }

/**
 * Opens a tab of which hardly a pixel is drawn: nobody looks, and to draw them takes a quarter of what a browser does. What a
 * test asks for goes by the size of the window: layout, media queries, what lies under a finger.
 */
async function openUnseen(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  const hide = (): Promise<unknown> => devtools.send('Emulation.setVisibleSize', drawn)
  const setSize = page.setViewportSize.bind(page)
  // With another size all of the window would be drawn again.
  page.setViewportSize = async (size) => {
    await setSize(size)
    await hide()
  }
  await hide()
  forgiveForgottenWaits(page)
  return page
}

/** What a test waits for and, having failed, awaits no more must not end the whole run: who awaits it hears that it failed. */
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

/** Makes a page as large as another screen, with that screen's touch. */
export async function resizeTo(page: Page, size: Size): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: isTouched(size) })
  await devtools.detach()
  await page.setViewportSize(sizes[size])
}

/** From now on the page moves as it does for a child that asks for nothing. */
export const allowMotion = (page: Page): Promise<void> =>
  page.emulateMedia({ reducedMotion: 'no-preference' })

/** Opens another tab of a browser: it shares its storage. */
export async function openTab(context: BrowserContext): Promise<WatchedPage> {
  return watch(await openUnseen(context))
}

function watch(page: Page): WatchedPage {
  const troubles: string[] = []
  page.on('pageerror', ({ message }) => {
    // A page that is left drops what it was loading; a file that is not there is told below.
    if (!message.startsWith('Unable to preload CSS')) troubles.push(`error: ${message}`)
  })
  page.on('console', (message) => {
    const isToldBelow = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !isToldBelow) troubles.push(`console: ${message.text()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()} ${response.url()}`)
  })
  return { page, context: page.context(), troubles }
}

/** Asks the server for an answer with its body, also where the game holds one and asks by its ETag only: a 304 has none. */
export function fetchWithBody(route: Route): Promise<APIResponse> {
  const { 'if-none-match': _, ...headers } = route.request().headers()
  return route.fetch({ headers })
}

/** From now on time passes in the page only when a test says so (`page.clock.runFor`). */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Opens a document at the game's own address (`http://…`): it asks nothing, and its storage is the game's. */
export async function openEmptyDocument(page: Page, origin: string): Promise<void> {
  const address = `${origin}/leeg`
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto(address)
  await page.unroute(address)
}

/** Ends what was opened in this browser. */
export const closePages = async (browser: Browser): Promise<void> =>
  void (await Promise.all(browser.contexts().map(close)))

/** What a test still had to say to a call would fail with the page, after its test. */
async function close(context: BrowserContext): Promise<void> {
  await Promise.all(
    [context, ...context.pages()].map((owner) => owner.unrouteAll({ behavior: 'ignoreErrors' })),
  )
  await context.close()
}
