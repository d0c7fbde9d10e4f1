import { simplifyText } from '../../app/simplify-text.ts'

export type PlaceKind = 'page' | 'child' | 'group' | 'step'

export interface Place {
  readonly key: string
  readonly kind: PlaceKind
  readonly label: string
  /** Distinguishes equal names: a group, a world. */
  readonly detail?: string
  readonly alias?: string
  readonly to: string
}

export interface FoundPlaces {
  readonly places: readonly Place[]
  readonly numFound: number
}

/** Returns the matches, or the pages of the app if the search is empty. */
export function findPlaces(all: readonly Place[], search: string, max: number): FoundPlaces {
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

const cut = (places: readonly Place[], max: number): FoundPlaces => ({
  places: places.slice(0, max),
  numFound: places.length,
})

/** Returns a rank, lowest for the whole name and higher for its start, a word, an alias, elsewhere; or null. */
function rankOf({ label, detail = '', alias = '' }: Place, words: readonly string[], sought: string) {
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
