/** How many letters must be put in, taken out or changed to make one text of the other (Levenshtein). */
export const editDistance = (a: string, b: string): number => {
  const other = Array.from(b)
  let row = [0, ...other.map((_letter, at) => at + 1)]
  for (const letter of a) {
    const next = [(row[0] ?? 0) + 1]
    for (const [at, compared] of other.entries()) {
      const changed = (row[at] ?? 0) + (letter === compared ? 0 : 1)
      next.push(Math.min(changed, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
