import type { Locator, Page } from 'playwright-core'

/** What a page shows and says at one moment. */
export interface Moment {
  /** Words in sight that are neither on a control nor the word that is practised. */
  readonly shown: number
  /** Of these, words with no speaker and that were not said. */
  readonly unheard: readonly string[]
  /** What has been said since the moment before. */
  readonly said: readonly string[]
  /** What says or shows what to do next; empty: nothing does. */
  readonly pointers: readonly string[]
}

/** From now on the page keeps what is read aloud, as its words light up. */
export async function listenTo(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said = ((globalThis as { saidTexts?: string[] }).saidTexts ??= [])
    const lit = new WeakSet<Element>()
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (!(target instanceof Element)) continue
        if (target.getAttribute('data-lit') === null) lit.delete(target)
        else if (!lit.has(target)) {
          lit.add(target)
          said.push(target.textContent)
        }
      }
    }).observe(document, { attributes: true, attributeFilter: ['data-lit'], subtree: true })
  })
}

/** Waits until nothing is said any more, and tells what the page shows and said. `next`: what the child touches then. */
export async function lookAt(page: Page, next: Locator): Promise<Moment> {
  await untilQuiet(page)
  return next.evaluate((control) => {
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('[aria-hidden="true"], [inert], [hidden]') === null
    const said = ((globalThis as { saidTexts?: string[] }).saidTexts ??= []).splice(0)
    // What is over all else is what the child looks at.
    const dialogs = [...document.querySelectorAll('dialog[open]')].filter((dialog) =>
      dialog.matches(':modal'),
    )
    const place = dialogs.at(-1) ?? document.body
    const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
    const unheard: string[] = []
    let shown = 0
    const notRead = 'a, button, label, select, nav, header, [data-word-row], [data-part] ul, [role="img"], h1'
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const holder = node.parentElement
      const words = (node.textContent ?? '').match(/\p{L}{2,}/gu) ?? []
      if (holder === null || words.length === 0 || holder.closest(notRead) !== null || !isSeen(holder))
        continue
      const box = holder.getBoundingClientRect()
      if (box.width < 2 || box.height < 2) continue
      shown += words.length
      if (holder.closest('[data-aloud]') === null) unheard.push((node.textContent ?? '').trim())
    }
    const pointers: string[] = []
    if (said.length > 0) pointers.push('said')
    const hasPicture = (control.closest('label') ?? control).querySelector('img, svg') !== null
    if (hasPicture) pointers.push('picture')
    if (document.activeElement === control && control.matches('input, textarea')) pointers.push('field')
    return { shown, unheard, said, pointers }
  })
}

/** A second in which no word lights up: what was to be said has been said. */
async function untilQuiet(page: Page): Promise<void> {
  const quietMs = 3500
  const maxMs = 25_000
  const begun = Date.now()
  let quietSince = Date.now()
  while (Date.now() - quietSince < quietMs && Date.now() - begun < maxMs) {
    if ((await page.locator('[data-lit]').count()) > 0) quietSince = Date.now()
    await page.waitForTimeout(150)
  }
}
