import type { ErasedSubject } from '@letterliaan/contract'

/** Identifies an erased person, to erase it again after a restore. `created_at` detects a reused id. */
export interface ErasedId {
  readonly subject: ErasedSubject
  readonly id: number
  readonly created_at: number
}

/** Free texts that may name an erased person. */
export interface Mentions {
  readonly organisation_id: number
  /** Whole words or texts, without those too common to identify anybody. */
  readonly texts: readonly string[]
  readonly instead: string
}

export const erasedChild = 'een gewist kind'
export const formerColleague = 'een oud-medewerker'
