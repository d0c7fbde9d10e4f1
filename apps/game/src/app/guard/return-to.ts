import type { LoggedInUser } from '@letterliaan/contract'
import { matchPage } from '@letterliaan/web/page'
import type { GamePage } from '../navigation/page.ts'
import { findRedirectBeforeProfile } from './access.ts'

export interface ReturnTo {
  /** Stores a page of the game whose login was lost. Ignores a logout and a token (AUTH-5). */
  readonly notice: (change: {
    readonly address: string
    readonly isLoggedIn: boolean
    readonly profile: Pick<LoggedInUser, 'id'> | undefined
  }) => void
  /** Returns the address once, and only for the same child. */
  readonly take: (profile: Pick<LoggedInUser, 'id'>) => string | null
}

export function createReturnTo(pages: readonly GamePage[]): ReturnTo {
  let left: { readonly user_id: number; readonly address: string } | null = null
  return {
    notice({ address, isLoggedIn, profile }) {
      const access = matchPage(pages, address)?.access ?? 'anyone'
      const needsLogin = findRedirectBeforeProfile(access, false) !== null
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
