import type { Locator, Page } from 'playwright-core'

export async function pasteText(page: Page, field: Locator, text: string): Promise<void> {
  await copyText(page, text)
  await field.focus()
  await page.keyboard.press('Control+V')
}

export const copyText = (page: Page, text: string): Promise<void> =>
  page.evaluate((copied) => {
    const area = document.createElement('textarea')
    area.value = copied
    document.body.append(area)
    area.select()
    // This also works if the page has no https and no permission.
    document.execCommand('copy')
    area.remove()
  }, text)
