import type { Locator, Page } from 'playwright-core'

export interface HelpTourOnPage {
  readonly card: Locator
  readonly header: () => Promise<string>
  readonly goOn: () => Promise<void>
  readonly isWellPlaced: () => Promise<boolean>
}

export function helpTourAt(page: Page): HelpTourOnPage {
  const card = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Sluiten' }) })
  return {
    card,
    header: () => card.getByRole('heading').innerText(),
    goOn: () =>
      card
        .getByRole('button')
        .and(page.locator(':not([aria-label="Vorige"], [aria-label="Sluiten"], [aria-label="Lees voor"])'))
        .click(),
    isWellPlaced: () =>
      page.evaluate(() => {
        const box = document.querySelector('dialog[open]')?.getBoundingClientRect()
        if (box === undefined) return false
        const isOnScreen =
          box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight
        return isOnScreen && box.width > 200
      }),
  }
}
