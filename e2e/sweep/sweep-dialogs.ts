import type { Page, Request } from 'playwright-core'
import { patienceMs } from '../../tools/testing/patience.ts'
import { findFaults } from './find-faults.ts'

/** Buttons that leave the app, request a device, or open a window of the browser. */
const skipped = /^(Volledig scherm|Afdrukken|Print|Opnemen|Neem op|Stop)/

/** Runs in the page. Buttons in rows of a list count as one; others are grouped by how their names start. */
function listButtons() {
  const all = [...document.querySelectorAll('button')].filter(
    (button) => button.checkVisibility({ visibilityProperty: true }) && !button.disabled,
  )
  return all.map((button) => {
    const name = (button.getAttribute('aria-label') ?? button.textContent).trim()
    const isInRow = button.closest('main :is(li, tr)') !== null && button.className !== ''
    return { button, name, kind: isInRow ? button.className : name.split(' ').slice(0, 3).join(' ') }
  })
}

const kindsOfButtons = (page: Page): Promise<{ name: string; kind: string }[]> =>
  page.evaluate(`(${listButtons.toString()})().map(({ name, kind }) => ({ name, kind }))`)

const pressFirst = (page: Page, kind: string): Promise<boolean> =>
  page.evaluate(
    `(() => {
      const found = (${listButtons.toString()})().find(({ kind }) => kind === ${JSON.stringify(kind)})
      found?.button.click()
      return found !== undefined
    })()`,
  )

const dialog = 'dialog[open], [role="dialog"]'

const nameOfDialog = (page: Page): Promise<string | null> =>
  page.evaluate((selector) => {
    const open = [...document.querySelectorAll(selector)].at(-1)
    if (open === undefined) return null
    const label = document.getElementById(open.getAttribute('aria-labelledby') ?? '')
    return (label?.textContent ?? open.getAttribute('aria-label') ?? '').trim()
  }, dialog)

const calls = [{ urlPattern: '*/api/*' }, { urlPattern: '*/oauth2/*' }]

/** Keeps the browser's cache on, unlike `page.route`. Returns a function that stops it. */
async function dropWrites(page: Page): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page)
  devtools.on('Fetch.requestPaused', ({ requestId, request: { method } }) => {
    const passing =
      method === 'GET'
        ? devtools.send('Fetch.continueRequest', { requestId })
        : devtools.send('Fetch.failRequest', { requestId, errorReason: 'Failed' })
    // The page may be closed by now.
    passing.catch(() => undefined)
  })
  await devtools.send('Fetch.enable', { patterns: calls })
  return () => devtools.detach()
}

export interface Sweeper {
  /** Opens each dialog of the page at `path` once and saves nothing. Returns the faults of the dialogs. */
  readonly openDialogs: (path: string, but?: RegExp) => Promise<string[]>
  /** The names of the dialogs opened until now. */
  readonly opened: ReadonlySet<string>
}

export function sweepDialogs(page: Page): Sweeper {
  const opened = new Set<string>()
  const openers = new Set<string>()
  const pending = new Set<Request>()
  const isLive = (request: Request): boolean => /\/live\b/.test(request.url())
  page.on('request', (request) => void (isLive(request) || pending.add(request)))
  page.on('requestfinished', (request) => void pending.delete(request))
  page.on('requestfailed', (request) => void pending.delete(request))

  async function settle(): Promise<void> {
    const end = Date.now() + patienceMs.browser
    do {
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      )
    } while (pending.size > 0 && Date.now() < end)
  }

  async function openEach(path: string, but: RegExp): Promise<string[]> {
    const faults: string[] = []
    const address = page.url()
    const pressed = new Set<string>()
    for (const { name: label, kind } of await kindsOfButtons(page)) {
      if (label === '' || skipped.test(label) || but.test(label) || pressed.has(kind) || openers.has(kind))
        continue
      pressed.add(kind)
      if (!(await pressFirst(page, kind))) continue
      await settle()
      const name = await nameOfDialog(page)
      if (name !== null) openers.add(kind)
      if (name !== null && !opened.has(name)) {
        opened.add(name)
        const found = await findFaults(page, 'dialog[open]', [])
        faults.push(...found.map((fault) => `${path}, ${name}: ${fault}`))
      }
      if (name !== null) await page.keyboard.press('Escape')
      if (page.url() !== address || (name !== null && (await nameOfDialog(page)) !== null)) {
        await page.goto(address)
        await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
        await settle()
      }
    }
    return faults
  }

  async function openDialogs(path: string, but = /^$/): Promise<string[]> {
    const stopDropping = await dropWrites(page)
    try {
      return await openEach(path, but)
    } finally {
      await stopDropping()
    }
  }

  return { openDialogs, opened }
}
