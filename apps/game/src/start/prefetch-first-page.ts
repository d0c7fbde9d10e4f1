import { matchPage } from '@letterliaan/web/page'
import type { Query } from '@letterliaan/web/query'
import type { Essentials } from '../app/essentials.ts'
import type { GuardedProfile } from '../app/guard/guarded-profile.ts'
import { findRedirect } from '../app/guard/find-redirect.ts'
import { pages } from '../routes/pages.ts'

/** Starts calls and code of a page before the game has loaded, if the stored profile may open it (NAV-4). */
export function prefetchFirstPage(essentials: Essentials, pathname: string): void {
  const { beginner } = essentials
  const match = matchPage(pages, pathname)
  if (match === null) return
  // After the game's own files, which were requested in the same way (main.ts).
  setTimeout(() => match.load().catch(() => undefined))
  if (match.access === 'anyone') return
  const beginIfOpen = (profile: GuardedProfile | null): boolean => {
    const isOpen = profile?.student != null && findRedirect(match, profile) === null
    if (isOpen) for (const query of match.fetches(beginner)) void begin(query)
    return isOpen
  }
  const profile = begin(beginner.profile)
  void begin(beginner.badges)
  if (!beginIfOpen(essentials.recallProfile())) profile.then(beginIfOpen, () => undefined)
}

function begin<T>({ queryFn }: Query<T>): Promise<T> {
  const answer = queryFn({} as never)
  answer.catch(() => undefined)
  return answer
}
