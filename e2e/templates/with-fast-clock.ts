import type { TemplateName } from '@letterliaan/contract'
import type { Page } from 'playwright-core'

/** These make a child wait: letters come at a pace, a word is shown, blocks hide after a second. */
const paced = new Set<TemplateName>(['LeesLetters', 'KijkLuister', 'LeesTyp', 'Blokken'])

/** Time flies where the child can only wait; the page's calendar stays right. */
export async function withFastClock<T>(
  page: Page,
  template: TemplateName,
  act: () => Promise<T>,
): Promise<T> {
  if (!paced.has(template)) return act()
  await page.clock.install()
  const passTime = async (): Promise<void> => {
    await page.clock.fastForward(800)
    await page.clock.setSystemTime(Date.now())
  }
  const passing = setInterval(() => void passTime().catch(() => undefined), 50)
  return act().finally(() => clearInterval(passing))
}
