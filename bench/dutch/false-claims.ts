import { diagnoseAnalysis, type Analysis, type SpellingError } from '@letterliaan/dutch'

type Holds = (word: string, written: string) => boolean

const countOf = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length
const hasMore =
  (pattern: RegExp): Holds =>
  (word, written) =>
    countOf(written, pattern) > countOf(word, pattern)
const sorted = (text: string): string => [...text].toSorted().join('')

const claims: readonly (readonly [RegExp, Holds])[] = [
  [/overgeslagen|vergeet een/, (word, written) => written.length < word.length],
  [/te veel/, (word, written) => written.length > word.length],
  [/de medeklinker maar één keer/, hasMore(/([bcdfgklmnprstvz])\1/g)],
  [/Dan schrijf je één letter/, hasMore(/aa|ee|oo|uu/g)],
  [/niet nog een s|schrijf je geen s/, hasMore(/s/g)],
  [/geen spatie|zonder spatie/, hasMore(/ /g)],
  [/geen streepje/, hasMore(/-/g)],
  [/geen hoge komma/, hasMore(/'/g)],
  [/geen puntjes/, hasMore(/[äëïöü]/g)],
  [/geen y/, hasMore(/y/g)],
  [/volgorde/, (word, written) => sorted(word) === sorted(written)],
  [/buikje/, (word, written) => sorted(word.replaceAll('d', 'b')) === sorted(written.replaceAll('d', 'b'))],
]

const claimsNothing =
  /^(Kijk en luister nog eens|Zeg het woord langzaam en luister naar elke klank|Er hoort nog iets achter)/

/** Tests whether an error is about letters that were not written, or about a rule at a place that is right. */
export function isFalseClaim(
  target: Analysis,
  written: string,
  { hint, at, target: letters }: SpellingError,
): boolean {
  const word = target.word.toLowerCase()
  if (claimsNothing.test(hint)) return hint.startsWith('Er hoort') && !word.startsWith(written)
  const claim = claims.find(([pattern]) => pattern.test(hint))
  if (claim) return !claim[1](word, written.toLowerCase())
  const end = endOf(target, at, letters)
  return !diagnoseAnalysis(target, written).errors.some(
    (error) => error.at < end && endOf(target, error.at, error.target) > at,
  )
}

/** Returns the number of graphemes up to the end of these letters, which is at least one. */
function endOf({ graphemes }: Analysis, at: number, letters: string): number {
  let [end, length] = [at, 0]
  while (end < graphemes.length && length < letters.length) length += graphemes[end++]?.letters.length ?? 0
  return Math.max(end, at + 1)
}
