import type { Page } from 'playwright-core'

/** From now on time passes in the page only when a test says so (`page.clock.runFor`). */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}
