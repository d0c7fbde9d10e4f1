import { simplifyText } from '../../app/simplify-text.ts'

export type SearchEntryKind = 'page' | 'child' | 'group' | 'step'

export interface SearchEntry {
  readonly key: string
  readonly kind: SearchEntryKind
  readonly label: string
  /** Text that distinguishes equal names, such as a group or a world. */
  readonly detail?: string
  readonly alias?: string
  readonly to: string
}

export interface SearchResults {
  readonly places: readonly SearchEntry[]
  readonly numFound: number
}

/** Returns the matches, or the pages of the app if the search is empty. */
export function searchEntries(all: readonly SearchEntry[], search: string, max: number): SearchResults {
  const words = simplifyText(search).split(/\s+/u).filter(Boolean)
  if (words.length === 0)
    return cut(
      all.filter(({ kind }) => kind === 'page'),
      max,
    )
  const sought = words.join(' ')
  const ranked = all.flatMap((place) => {
    const rank = rankOf(place, words, sought)
    return rank === null ? [] : [{ place, rank }]
  })
  // The sort is stable: equal ranks keep their order.
  ranked.sort((a, b) => a.rank - b.rank)
  return cut(
    ranked.map(({ place }) => place),
    max,
  )
}

const cut = (places: readonly SearchEntry[], max: number): SearchResults => ({
  places: places.slice(0, max),
  numFound: places.length,
})

/** Returns how well an entry matches, 0 for its whole name and up to 5 elsewhere, or null if it does not. */
function rankOf({ label, detail = '', alias = '' }: SearchEntry, words: readonly string[], sought: string) {
  const name = simplifyText(label)
  const all = `${name} ${simplifyText(detail)} ${simplifyText(alias)}`
  if (!words.every((word) => all.includes(word))) return null
  if (name === sought) return 0
  if (name.startsWith(sought)) return 1
  const beginnings = ` ${name}`
  if (words.every((word) => beginnings.includes(` ${word}`))) return 2
  const known = all.split(/[\s:,‘’]+/u)
  if (words.every((word) => known.includes(word))) return 3
  return words.every((word) => name.includes(word)) ? 4 : 5
}
