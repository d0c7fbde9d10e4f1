import type { TemplateName } from '@letterliaan/contract'
import type { Page } from 'playwright-core'

/** Templates that make a child wait: letters appear slowly, a word is shown, or blocks hide after a second. */
const paced = new Set<TemplateName>(['LeesLetters', 'KijkLuister', 'LeesTyp', 'Blokken'])

/** Speeds up the clock while the child can only wait. The page's date stays right. */
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
