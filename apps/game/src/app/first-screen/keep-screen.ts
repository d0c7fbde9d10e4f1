import { unplaced } from '@letterliaan/web/place'
import { calmAttributesOf } from '../calm/calm-attributes.ts'
import { storeScreen, type KeptScreen } from './first-screen.ts'

/** Nothing that a child wrote (docs/adr/0016-bytes.md). */
const keptPages = /^\/(wereld\/\d+|fase\/\d+\/stap\/[\d/]+|test\/[\d/]+|boomhut)?\/?$/

/** A device keeps a few of them. */
const maxLetters = 200_000

export interface DrawnScreen {
  /** All of the page, as it was first drawn. */
  readonly copy: Element
  /** Of the profile that it was drawn with. */
  readonly etag: string
  readonly login_id: string
  /** Of the browser. */
  readonly pathname: string
}

/** For the next time that the page is opened. */
export function keepScreen(
  { copy, etag, login_id, pathname: placed }: DrawnScreen,
  page: Document,
  storage: Storage,
): void {
  const pathname = unplaced(placed)
  const entry = page.querySelector('script[type=module]')?.getAttribute('src') ?? null
  if (!keptPages.test(pathname) || entry === null || copy.querySelector('h1') === null) return
  const look = lookOf(page.documentElement.dataset)
  const styles = stylesOf(page)
  const screen: KeptScreen = { entry, etag, login_id, pathname, styles, look, html: toText(copy) }
  const text = JSON.stringify(screen)
  if (text.length <= maxLetters) storeScreen(storage, pathname, text)
}

const lookOf = (marks: DOMStringMap): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.keys(calmAttributesOf(null)).flatMap((name) => {
      const value = marks[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )

/** But for that of every page. */
const stylesOf = (page: Document): string[] =>
  [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].slice(1).map(({ href }) => href)

function toText(copy: Element): string {
  for (const element of copy.querySelectorAll('[style]')) {
    element.setAttribute('data-style', element.getAttribute('style') ?? '')
    element.removeAttribute('style')
  }
  // A window is no first screen, and steps are not seen before the drawing of their map.
  for (const unseen of copy.querySelectorAll('dialog, [data-map] ol > li')) unseen.remove()
  // It takes up the same room.
  for (const own of copy.querySelectorAll('[data-own]'))
    own.textContent = figureSpace.repeat(own.textContent.length)
  return copy.innerHTML
}

/** As wide as a digit. */
const figureSpace = '\u2007'
