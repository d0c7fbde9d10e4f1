import type { ErasedSubject } from '@letterliaan/contract'

/** Names nobody: kept so that a backup that is put back is erased again. `created_at` tells a reused id apart. */
export interface ErasedId {
  readonly subject: ErasedSubject
  readonly id: number
  readonly created_at: number
}

/** Free texts that may name an erased person. */
export interface Mentions {
  readonly organisation_id: number
  /** Whole words; those that are too common to tell whom they mean are no part of it. */
  readonly texts: readonly string[]
  readonly instead: string
}

export const erasedChild = 'een gewist kind'
export const formerColleague = 'een oud-medewerker'
