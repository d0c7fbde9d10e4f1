import type { Locator, Page } from 'playwright-core'

/** Puts text on the page's clipboard, as copying out of a field does, and pastes it with the keys. */
export async function pasteText(page: Page, field: Locator, text: string): Promise<void> {
  await copyText(page, text)
  await field.focus()
  await page.keyboard.press('Control+V')
}

/** Puts text on the clipboard of the page as a copy of a field does, for a key to paste. */
export const copyText = (page: Page, text: string): Promise<void> =>
  page.evaluate((copied) => {
    const area = document.createElement('textarea')
    area.value = copied
    document.body.append(area)
    area.select()
    // What a browser has without https; nothing else puts a whole text there without asking.
    document.execCommand('copy')
    area.remove()
  }, text)
