import { chromium } from 'playwright-core'
import { chromiumFlags, ensureChromium } from '../../tools/setup/chromium.ts'
import type { Login } from './measure-list.ts'

/** That a page showed so many words of a child as done; `at` in unix ms. */
export interface Sighting {
  readonly name: string
  readonly num_done: number
  readonly at: number
}

export interface Watched {
  readonly seen: readonly Sighting[]
  /** Of each task that held the page up for more than 50 ms. */
  readonly longTasksMs: readonly number[]
}

interface WatchingWindow {
  seen: Sighting[]
  longTasksMs: number[]
}

/** Opens 'Nu bezig' in a browser, and notes what comes on it. */
export async function watchPage(login: Login): Promise<{ readonly finish: () => Promise<Watched> }> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags })
  const page = await browser.newPage({ baseURL: login.url })
  await page.goto('/begeleider')
  await page.getByLabel('E-mailadres').fill(login.username)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(login.password)
  await page.getByRole('button', { name: 'Inloggen' }).click()
  await page.getByRole('link', { name: 'Nu bezig' }).click()
  await page.getByRole('heading', { name: 'Nu bezig', level: 1 }).waitFor()
  await page.waitForTimeout(1000)
  await page.evaluate(() => {
    const watching = Object.assign(globalThis as unknown as WatchingWindow, { seen: [], longTasksMs: [] })
    const shown = new Map<string, number>()
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) watching.longTasksMs.push(duration)
    }).observe({ type: 'longtask' })
    new MutationObserver(() => {
      for (const row of document.querySelectorAll('tbody tr')) {
        const name = row.querySelector('th')?.innerText.split('\n').find(Boolean)?.trim() ?? ''
        const num_done = Number(/(\d+) van \d+ gedaan/.exec(row.textContent)?.[1] ?? Number.NaN)
        if (shown.get(name) === num_done) continue
        shown.set(name, num_done)
        watching.seen.push({ name, num_done, at: Date.now() })
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  return {
    async finish() {
      const watched = await page.evaluate(() => {
        const { seen, longTasksMs } = globalThis as unknown as WatchingWindow
        return { seen, longTasksMs }
      })
      await browser.close()
      return watched
    },
  }
}
