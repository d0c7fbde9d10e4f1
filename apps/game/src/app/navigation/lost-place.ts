import type { LoggedInUser } from '@letterliaan/contract'
import { detourAtDoor } from '../guard/access.ts'
import { findVisit, type Page } from './page.ts'

/** Where a child was when its login was lost: there it goes on when it logs in again. */
export interface LostPlace {
  /**
   * Somebody logged in or out while the browser showed `address`. `profile` is that of who was there before. A login
   * that ends on a page of the game was lost; who logs out does so elsewhere, and so does who comes in with a token
   * (AUTH-5): they begin anew.
   */
  readonly notice: (change: {
    readonly address: string
    readonly isLoggedIn: boolean
    readonly profile: Pick<LoggedInUser, 'id'> | undefined
  }) => void
  /** The address, once and only for the child that was there; whoever asks, it is forgotten. */
  readonly take: (profile: Pick<LoggedInUser, 'id'>) => string | null
}

export function createLostPlace(pages: readonly Page[]): LostPlace {
  let lost: { readonly user_id: number; readonly address: string } | null = null
  return {
    notice({ address, isLoggedIn, profile }) {
      const access = findVisit(pages, address)?.access ?? 'anyone'
      const isInside = detourAtDoor(access, false) !== null
      if (!isLoggedIn) lost = isInside && profile ? { user_id: profile.id, address } : null
      else if (access !== 'visitor') lost = null
    },
    take({ id }) {
      const address = lost?.user_id === id ? lost.address : null
      lost = null
      return address
    },
  }
}
