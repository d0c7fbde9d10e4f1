import type { LoggedInUser } from '@letterliaan/contract'
import { matchPage } from '@letterliaan/web/page'
import type { GamePage } from '../navigation/page.ts'
import { redirectBeforeProfile } from './access.ts'

/** Remembers the page where a child's login expired: after logging in again the child continues there. */
export interface ReturnTo {
  /**
   * Somebody logged in or out while the browser showed `address`. `profile` is that of who was there before. A login
   * that ends on a page of the game was lost; who logs out does so elsewhere, and so does who comes in with a token
   * (AUTH-5): they begin at the overview.
   */
  readonly notice: (change: {
    readonly address: string
    readonly isLoggedIn: boolean
    readonly profile: Pick<LoggedInUser, 'id'> | undefined
  }) => void
  /** The address, once and only for the child that was there; whoever asks, it is forgotten. */
  readonly take: (profile: Pick<LoggedInUser, 'id'>) => string | null
}

export function createReturnTo(pages: readonly GamePage[]): ReturnTo {
  let left: { readonly user_id: number; readonly address: string } | null = null
  return {
    notice({ address, isLoggedIn, profile }) {
      const access = matchPage(pages, address)?.access ?? 'anyone'
      const needsLogin = redirectBeforeProfile(access, false) !== null
      if (!isLoggedIn) left = needsLogin && profile ? { user_id: profile.id, address } : null
      else if (access !== 'visitor') left = null
    },
    take({ id }) {
      const address = left?.user_id === id ? left.address : null
      left = null
      return address
    },
  }
}
