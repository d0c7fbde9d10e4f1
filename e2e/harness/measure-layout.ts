import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { screenSizes } from './browser.ts'
import { waitForAnimations } from './wait-for-animations.ts'

export const aboveKeyboardSize = { width: 390, height: 450 } as const

export const zoomedSize = { width: 683, height: 384 } as const

const maxLooks = 5

/** Returns the layout faults that remain after animations. */
export async function findLastingFaults(page: Page): Promise<string[]> {
  let faults = await findLayoutFaults(page)
  for (let looks = 1; looks < maxLooks && faults.length > 0; looks += 1) {
    await waitForAnimations(page)
    faults = await findLayoutFaults(page)
  }
  return faults
}

/** Checks GIDS-13: all fits the window, no word is broken, no title covered; an exercise's field and button are visible. */
export const findLayoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const faults: string[] = []
    const root = document.documentElement
    /** A dialog may cover the elements behind it. */
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
    const describe = (element: Element): string =>
      `${element.tagName.toLowerCase()} '${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 30)}'`
    const isClipped = (element: Element): boolean => {
      for (let at: Element | null = element; at !== null; at = at.parentElement)
        if (getComputedStyle(at).clipPath === 'inset(50%)') return true
      return false
    }
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true }) && !isClipped(element)

    function findTooWide(): void {
      if (root.scrollWidth <= root.clientWidth) return
      const beyond = [...document.querySelectorAll('body *')].filter(
        (element) => element.getBoundingClientRect().right > root.clientWidth + 1,
      )
      faults.push(`${root.scrollWidth} px wide: ${beyond.slice(-2).map(describe).join(' and ')}`)
    }

    /** Finds words that are broken across lines, except after a hyphen. */
    function findBrokenWords(): void {
      const walker = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const text = node.textContent ?? ''
        if (node.parentElement === null || text.trim().length < 2 || !isSeen(node.parentElement)) continue
        for (const { 0: word, index } of text.matchAll(/[^\s-]{2,}/g)) {
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const tops = [...range.getClientRects()].map(({ top }) => top)
          if (Math.max(...tops) - Math.min(...tops) > 8)
            faults.push(`'${word}' breaks in ${describe(node.parentElement)}`)
        }
      }
      for (const row of document.querySelectorAll('[data-word-row]')) {
        const pieces = [...row.children].filter((piece) => piece.tagName !== 'LEGEND' && isSeen(piece))
        const middles = pieces.map((piece) => {
          const { top, height } = piece.getBoundingClientRect()
          return top + height / 2
        })
        if (Math.max(...middles) - Math.min(...middles) > 16) faults.push(`the row ${describe(row)} breaks`)
        const { left, right } = row.getBoundingClientRect()
        for (const piece of pieces) {
          const box = piece.getBoundingClientRect()
          if (box.left < Math.min(0, left) - 1 || box.right > Math.max(root.clientWidth, right) + 1)
            faults.push(`${describe(piece)} sticks out`)
        }
      }
    }

    /** Finds text of the help that sticks out of its card. */
    function findCrampedHelp(): void {
      const range = document.createRange()
      for (const card of document.querySelectorAll('[data-help] [data-filled]')) {
        range.selectNodeContents(card)
        const text = range.getBoundingClientRect()
        const { left, right } = card.getBoundingClientRect()
        if (text.left < left || text.right > right) faults.push(`${describe(card)} sticks out of its card`)
      }
    }

    /** Tests whether another element, such as the menu, covers this one. The template's own elements may cover it. */
    const isCoveredAt = (element: Element, x: number, y: number): boolean => {
      const top = document.elementFromPoint(x, y)
      if (top === null || element.contains(top)) return false
      return element.matches('button') || top.closest('nav, [data-way-on]') !== null
    }

    function findSmallSpeakers(): void {
      for (const speaker of document.querySelectorAll('[data-read-aloud], button[aria-label^="Luister"]')) {
        if (!isSeen(speaker)) continue
        const { width, height } = speaker.getBoundingClientRect()
        if (Math.min(width, height) < 43.5)
          faults.push(`${describe(speaker)} is ${Math.min(width, height)} px`)
      }
    }

    function findCoveredTitle(): void {
      const title = document.querySelector('h1')
      if (title === null || !isSeen(title)) return
      const { left, right, top, bottom } = title.getBoundingClientRect()
      for (const item of document.querySelectorAll('nav a, nav button, [class*="points"]')) {
        if (!isSeen(item)) continue
        const box = item.getBoundingClientRect()
        if (box.left < right && box.right > left && box.top < bottom && box.bottom > top)
          faults.push(`the title touches ${describe(item)}`)
      }
    }

    function findMapUnderMenu(): void {
      const map = document.querySelector('main[data-map]')
      const menu = document.querySelector('nav')
      if (map === null || menu === null || !window.matchMedia('(height < 32rem)').matches) return
      if (map.getBoundingClientRect().top < menu.getBoundingClientRect().bottom - 1)
        faults.push('the map scrolls behind the menu')
    }

    /** Finds exercises and lessons whose whole page scrolls although the window has room below the title. */
    function findScrollingPage(): void {
      const main = document.querySelector('main:has([data-part], [data-lesson])')
      if (main === null || !window.matchMedia('(height >= 42rem)').matches) return
      const tall = document.createElement('div')
      tall.style.blockSize = '200vh'
      main.append(tall)
      if (root.scrollHeight > root.clientHeight + 1) faults.push('the title scrolls away')
      tall.remove()
    }

    function findOutOfSight(name: string, element: Element): void {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const end = window.innerHeight
      if (right - left < 1 || bottom - top < 1) faults.push(`${name} ${describe(element)} is not there`)
      else if (top < -1 || bottom > end + 1)
        faults.push(
          `${name} ${describe(element)} is out of sight: ${Math.round(top)}–${Math.round(bottom)} of ${end}`,
        )
      else
        for (const share of [0.1, 0.5, 0.9])
          if (isCoveredAt(element, left + share * (right - left), (top + bottom) / 2))
            faults.push(`${name} ${describe(element)} is covered at ${share}`)
    }

    /** Finds a place that is less than two fifths of a main screen, or a task that must be scrolled. */
    function findSmallPlace(): void {
      const task = document.querySelector('[data-place][data-open="true"] > [data-part="2"]')
      const main = task?.closest('main')
      if (
        task == null ||
        main == null ||
        !window.matchMedia('(width >= 67rem) and (height >= 48rem)').matches
      )
        return
      const room = main.scrollHeight - main.clientHeight
      if (room > 1) faults.push(`the task scrolls by ${room} px`)
      const foot = Math.max(
        ...[...task.querySelectorAll('[data-way-on], input, textarea, button')]
          .filter((part) => isSeen(part) && part.closest('[data-feedback]') === null)
          .map((part) => part.getBoundingClientRect().bottom),
      )
      if (foot > 0.6 * window.innerHeight + 1)
        faults.push(`the place begins below ${Math.round((100 * foot) / window.innerHeight)}%`)
      const newest = document.querySelector('[data-place] [data-newest]')?.getBoundingClientRect()
      if (newest !== undefined && (newest.top < foot - 1 || newest.bottom > window.innerHeight + 1))
        faults.push(
          `the newest piece is out of sight: ${Math.round(newest.top)}–${Math.round(newest.bottom)}`,
        )
    }

    findTooWide()
    findBrokenWords()
    findCrampedHelp()
    findSmallSpeakers()
    if (dialog !== undefined) return [...new Set(faults)]
    findSmallPlace()
    findScrollingPage()
    findMapUnderMenu()
    if (window.scrollY === 0) findCoveredTitle()
    // On a main screen all buttons of an outro must be visible, elsewhere only the first.
    const ways = window.matchMedia('(width >= 48rem) and (height >= 42rem)').matches ? '' : ':first-child'
    for (const button of document.querySelectorAll(
      `[data-way-on="true"] button, [data-way-on="first"] > button${ways}`,
    ))
      findOutOfSight('the way on', button)
    for (const word of document.querySelectorAll('[data-part="3"] li')) {
      const { left, right, top, bottom } = word.getBoundingClientRect()
      if (isCoveredAt(word, (left + right) / 2, (top + bottom) / 2))
        faults.push(`${describe(word)} is covered`)
    }
    const field = document.activeElement
    if (field !== null && field.matches('[data-part="2"] :is(input[type="text"], textarea)'))
      findOutOfSight('the field', field)
    return [...new Set(faults)]
  })

/** Checks that at 200% all that a child needs is visible above the message that the network is missing. */
export async function expectInSightAtZoom(page: Page, seen: Locator): Promise<void> {
  const before = page.viewportSize() ?? screenSizes.chromebook
  await page.setViewportSize(zoomedSize)
  const note = page.getByText('Even geen internet.')
  await expect
    .poll(async () => {
      const foot = (await note.isVisible()) ? await note.boundingBox() : null
      const box = await seen.boundingBox()
      return box !== null && box.y + box.height <= (foot?.y ?? zoomedSize.height)
    })
    .toBe(true)
  await page.setViewportSize(before)
}
