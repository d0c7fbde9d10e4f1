import type { Locator, Page } from 'playwright-core'
import { createFinder, hasFocus } from './input-device.ts'

/** More than any page has, because Tab starts again at the top. */
const maxTabs = 80

async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  const find = createFinder(target)
  for (let presses = 0; presses < maxTabs; presses += 1) {
    if (await hasFocus(await find())) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${target.toString()}`)
}

export async function pressByKey(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}
