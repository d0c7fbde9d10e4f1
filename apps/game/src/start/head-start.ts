import type { Fetch } from '../app/data/fetch.ts'
import type { Essentials } from '../app/essentials.ts'
import { findVisit } from '../app/navigation/page.ts'
import { pages } from '../routes/pages.ts'

/**
 * Sends out the calls of the page that the address names, and fetches its code, before the game itself is there: on a
 * slow network they arrive together (performance.md, Loading).
 */
export function giveHeadStart({ beginner }: Essentials, pathname: string): void {
  const visit = findVisit(pages, pathname)
  if (visit === null) return
  visit.load().catch(() => undefined)
  if (visit.access === 'anyone') return
  begin([beginner.profile, beginner.badges, ...visit.fetches(beginner)])
}

/** Whoever asks for it later hears how it went. */
function begin(fetches: readonly Fetch[]): void {
  for (const { queryFn } of fetches) {
    if (typeof queryFn === 'function') Promise.resolve(queryFn({} as never)).catch(() => undefined)
  }
}
