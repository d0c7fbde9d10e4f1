import type { AnyQuery } from '@letterliaan/web/query'
import type { Essentials } from '../app/essentials.ts'
import { detourOf } from '../app/guard/detour-of.ts'
import { findVisit, type Visit } from '../app/navigation/page.ts'
import { pages } from '../routes/pages.ts'

/**
 * Sends out the calls of the page that the address names, and fetches its code, before the game itself is there: on a
 * slow network they arrive together (performance.md, Loading). The page's own calls go along only where the profile of the
 * last visit says that the guard will let the child in; else they wait for it (NAV-4).
 */
export function giveHeadStart(essentials: Essentials, pathname: string): void {
  const { beginner } = essentials
  const visit = findVisit(pages, pathname)
  if (visit === null) return
  visit.load().catch(() => undefined)
  if (visit.access === 'anyone') return
  begin([beginner.profile, beginner.badges])
  if (isLetIn(essentials, visit)) begin(visit.fetches(beginner))
}

function isLetIn({ recallProfile }: Essentials, visit: Visit): boolean {
  const profile = recallProfile()
  return profile !== null && detourOf(visit, profile) === null
}

/** Whoever asks for it later hears how it went. */
function begin(fetches: readonly AnyQuery[]): void {
  for (const { queryFn } of fetches) {
    if (typeof queryFn === 'function') Promise.resolve(queryFn({} as never)).catch(() => undefined)
  }
}
