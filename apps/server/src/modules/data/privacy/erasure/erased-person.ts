import type { ErasedSubject } from '@letterliaan/contract'

/** Identifies a person who must be erased again after a restore. `created_at` detects a reused id. */
export interface ErasedId {
  readonly subject: ErasedSubject
  readonly id: number
  readonly created_at: number
}

/** The texts to replace everywhere when a person is erased. */
export interface Mentions {
  readonly organisation_id: number
  /** Names and keys of the person. They are never so common that they name others. */
  readonly texts: readonly string[]
  readonly instead: string
}

export const erasedChild = 'een gewist kind'
export const formerColleague = 'een oud-medewerker'
