import type { School } from '@letterliaan/contract'
import { minChildrenForCounts } from '@letterliaan/contract/limits'

type Told = Pick<School, 'num_children' | 'num_active' | 'num_words' | 'num_sittings' | 'last_practised_on'>

export interface SchoolFacts {
  readonly num_children: number
  /** Number of children who practised in the last seven days. */
  readonly num_active: number
  readonly num_words: number
  readonly num_sittings: number
  readonly last_practised_on: string | null
}

const isFew = (count: number): boolean => count > 0 && count < minChildrenForCounts

/** Hides numbers about few children, because they would describe one child (docs/adr/0051-board.md). */
export function hideSmallCounts(facts: SchoolFacts): Told {
  const { num_children, num_active, num_words, num_sittings, last_practised_on } = facts
  if (num_children === 0)
    return { num_children: 0, num_active: 0, num_words: 0, num_sittings: 0, last_practised_on: null }
  if (isFew(num_children))
    return {
      num_children: null,
      num_active: null,
      num_words: null,
      num_sittings: null,
      last_practised_on: null,
    }
  const ofFew = isFew(num_active)
  return {
    num_children,
    num_active: ofFew ? null : num_active,
    num_words: ofFew ? null : num_words,
    num_sittings: ofFew ? null : num_sittings,
    last_practised_on,
  }
}
