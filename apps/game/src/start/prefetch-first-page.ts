import { matchPage } from '@letterliaan/web/page'
import type { AnyQuery } from '@letterliaan/web/query'
import type { Essentials } from '../app/essentials.ts'
import { redirectFor } from '../app/guard/redirect-for.ts'
import type { GamePageMatch } from '../app/navigation/page.ts'
import { pages } from '../routes/pages.ts'

/**
 * Sends out the calls of the page that the address names, and fetches its code, before the game itself is there: on a
 * slow network they arrive together (performance.md, Loading). The page's own calls go along only where the profile of the
 * last visit says that the guard will let the child in; else they wait for it (NAV-4).
 */
export function prefetchFirstPage(essentials: Essentials, pathname: string): void {
  const { beginner } = essentials
  const match = matchPage(pages, pathname)
  if (match === null) return
  match.load().catch(() => undefined)
  if (match.access === 'anyone') return
  begin([beginner.profile, beginner.badges])
  if (canEnter(essentials, match)) begin(match.fetches(beginner))
}

function canEnter({ recallProfile }: Essentials, match: GamePageMatch): boolean {
  const profile = recallProfile()
  return profile !== null && redirectFor(match, profile) === null
}

/** Whoever asks for it later hears how it went. */
function begin(fetches: readonly AnyQuery[]): void {
  for (const { queryFn } of fetches) {
    if (typeof queryFn === 'function') Promise.resolve(queryFn({} as never)).catch(() => undefined)
  }
}
