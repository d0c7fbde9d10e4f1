import type { FoundFamily } from '@letterliaan/contract'

export const countFound = ({ members }: FoundFamily): number =>
  members.filter(({ found }) => found !== null).length

export interface SortedFamilies {
  /** Families with the fewest missing words first, complete ones last. */
  readonly begun: readonly FoundFamily[]
  readonly others: readonly FoundFamily[]
}

export function sortFamilies(families: readonly FoundFamily[]): SortedFamilies {
  const lacks = (family: FoundFamily): number => family.members.length - countFound(family) || Infinity
  const begun = families.filter((family) => countFound(family) > 0)
  return {
    begun: begun.toSorted((a, b) => (lacks(a) === lacks(b) ? 0 : lacks(a) - lacks(b))),
    others: families.filter((family) => countFound(family) === 0),
  }
}
