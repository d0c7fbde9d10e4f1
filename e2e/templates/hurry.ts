import type { Page } from 'playwright-core'
import type { PlayedTemplate } from '../pages/players/index.ts'

/** These make a child wait: letters come at a pace, a word is shown, blocks hide after a second. */
const paced = new Set<PlayedTemplate>(['LeesLetters', 'KijkLuister', 'LeesTyp', 'Blokken'])

/** Time flies where the child can only wait; the page's calendar stays right. */
export async function hurry<T>(page: Page, template: PlayedTemplate, act: () => Promise<T>): Promise<T> {
  if (!paced.has(template)) return act()
  await page.clock.install()
  const done = new AbortController()
  const passTime = async (): Promise<void> => {
    while (!done.signal.aborted) {
      await page.clock.fastForward(1000)
      await page.clock.setSystemTime(Date.now())
    }
  }
  // A page that is loaded anew takes its clock with it: then nobody waits any more.
  const passing = passTime().catch(() => undefined)
  try {
    return await act()
  } finally {
    done.abort()
    await passing
  }
}
