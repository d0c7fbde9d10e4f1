/** The balance is the sum of the ledger, never a bare counter (rules.md, Points, badges, diamonds). */
export const balanceOf = (entries: readonly { readonly points: number }[]): number =>
  entries.reduce((sum, entry) => sum + entry.points, 0)

/** The balance after an entry, or null when the entry is refused because the balance would be below 0. */
export const balanceAfter = (balance: number, points: number): number | null =>
  balance + points < 0 ? null : balance + points
