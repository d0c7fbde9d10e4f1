import type { Browser, BrowserContext, Page } from 'playwright-core'

/** A page that may serve more than one test, and how it is made as it was when it was opened. */
interface ReusablePage {
  readonly key: string
  readonly page: Page
  readonly restore: () => Promise<void>
  /** A test left something in it that can't be taken out again. */
  isSpoiled: boolean
}

const reusable = new WeakMap<BrowserContext, ReusablePage>()
const resting = new WeakMap<Browser, Map<string, ReusablePage>>()

/**
 * A page that an earlier test left, or null. It is empty: a document that takes the place of one of the same game loads in
 * half the processor time of one in a new browser context.
 */
export function takeRestingPage(browser: Browser, key: string): Page | null {
  const rested = resting.get(browser)?.get(key)
  resting.get(browser)?.delete(key)
  return rested?.page ?? null
}

/** Lets a page serve later tests that ask for the same key, as long as nothing is installed in it that stays. */
export function makeReusable(page: Page, key: string, restore: () => Promise<void>): void {
  const context = page.context()
  const mine: ReusablePage = { key, page, restore, isSpoiled: false }
  reusable.set(context, mine)
  for (const owner of [page, context]) noticeWhatStays(owner, () => void (mine.isSpoiled = true))
}

/** A script that begins with each document, and a clock, can't be taken away. */
function noticeWhatStays(owner: Page | BrowserContext, notice: () => void): void {
  const { clock } = owner
  Object.defineProperty(owner, 'clock', { get: () => (notice(), clock) })
  for (const name of ['addInitScript', 'exposeFunction', 'exposeBinding'] as const) {
    const install = owner[name].bind(owner) as (...given: unknown[]) => Promise<unknown>
    Object.defineProperty(owner, name, { value: (...given: unknown[]) => (notice(), install(...given)) })
  }
}

/** Ends what was opened in this browser. Where pages may rest, one of each key stays for the next test, emptied. */
export async function closePages(browser: Browser, mayRest: boolean): Promise<void> {
  const stays = resting.get(browser) ?? new Map<string, ReusablePage>()
  resting.set(browser, stays)
  const isResting = (context: BrowserContext): boolean => {
    const known = reusable.get(context)
    return known !== undefined && stays.get(known.key) === known
  }
  for (const context of browser.contexts().filter((open) => !isResting(open))) {
    const mine = reusable.get(context)
    if (mayRest && mine && !stays.has(mine.key) && canRest(mine)) {
      await empty(context, mine)
      stays.set(mine.key, mine)
    } else await close(context)
  }
}

/** What a test still had to say to a call would fail with the page, after its test. */
async function close(context: BrowserContext): Promise<void> {
  await Promise.all(
    [context, ...context.pages()].map((owner) => owner.unrouteAll({ behavior: 'ignoreErrors' })),
  )
  await context.close()
}

/** Also what rests: the server that it came from ends. */
export async function closeAllPages(browser: Browser): Promise<void> {
  resting.delete(browser)
  await Promise.all(browser.contexts().map(close))
}

const canRest = ({ page, isSpoiled }: ReusablePage): boolean =>
  !isSpoiled && !page.isClosed() && page.url().startsWith('http')

/** What tests listen to. Playwright itself listens to the end of a page. */
const events = [
  'console',
  'dialog',
  'download',
  'framenavigated',
  'pageerror',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'websocket',
]

/** Opens a document at the game's own address (`http://…`): it asks nothing, and its storage is the game's. */
export async function openEmptyDocument(page: Page, origin: string): Promise<void> {
  const address = `${origin}/leeg`
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto(address)
  await page.unroute(address)
}

async function empty(context: BrowserContext, { page, restore }: ReusablePage): Promise<void> {
  const others = context.pages().filter((tab) => tab !== page)
  await Promise.all(others.map((tab) => tab.close()))
  for (const event of events) page.removeAllListeners(event)
  await Promise.all([page, context].map((owner) => owner.unrouteAll({ behavior: 'ignoreErrors' })))
  await Promise.all([context.setOffline(false), context.clearPermissions(), restore()])
  const { origin } = new URL(page.url())
  // What was there would go on asking and writing into the next test.
  await openEmptyDocument(page, origin)
  await page.evaluate(() => sessionStorage.clear())
  const devtools = await context.newCDPSession(page)
  const storageTypes = 'cookies,indexeddb,cache_storage,local_storage'
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes })
  await devtools.detach()
}
