import type { Analysis } from '../analysis.ts'
import type { Grapheme } from '../grapheme.ts'
import type { Color } from '../codes.ts'

type SpelledGrapheme = Pick<Grapheme, 'letters'> & { readonly code: string; readonly sound: string | null }

export interface SpelledWord {
  readonly word: string
  readonly graphemes: readonly SpelledGrapheme[]
}

/** Graphemes as `letters:code:sound`, or a stretch of letters. */
interface ColorSpot {
  readonly graphemes?: RegExp
  readonly stretch?: RegExp
  readonly color?: Color
}

const loanColor: Color = 'brown'
const affixColor: Color = 'pink'

/** The letters to find, by category (dutch.md §1.5); a category that is not listed asks for every letter. */
const spotsByCategory: Readonly<Record<string, ColorSpot>> = {
  kort: { graphemes: /:K/ },
  lang: { graphemes: /:L/ },
  tweeteken: { graphemes: /^(ie|oe|eu|ui):/ },
  mmkm: { stretch: /^[^aeiouy]+/ },
  mkmm: { stretch: /[^aeiouy]+$/ },
  plakletter: { stretch: /[lr](?:[kfmpbgv]|ch)/ },
  sch: { stretch: /sch/ },
  ng: { graphemes: /^ng:/ },
  nk: { graphemes: /^nk:/ },
  cht: { stretch: /cht/ },
  aai: { graphemes: /^(aai|ooi|oei):/ },
  eer: { stretch: /(?:ee|oo|eu)r/ },
  eeuw: { graphemes: /^(eeuw?|ieuw?|uw):/ },
  'v/f': { stretch: /^[vf]/ },
  'z/s': { stretch: /^[zs]/ },
  'stomme-e': { graphemes: /^[eë]:D1/ },
  'kg-K': { graphemes: /:K2:|^([^aeiou])\1:M2/ },
  'kg-L': { graphemes: /:L1/ },
  'kg-L+': { graphemes: /:L1/ },
  'kg-LK': { graphemes: /:(K2|L1):|^([^aeiou])\2:M2/ },
  'be-ge-ver': { stretch: /^(?:be|ge|ver)/, color: affixColor },
  'eind-d': { stretch: /d$/ },
  'd/t': { stretch: /[dt]$/ },
  'b/p': { stretch: /[bp]$/ },
  'f-v': { stretch: /v(?=en$)/ },
  's-z': { stretch: /z(?=en$)/ },
  'mv-s': { stretch: /s$/, color: affixColor },
  "mv-'s": { stretch: /'s$/, color: affixColor },
  'vk-je': { stretch: /jes?$/, color: affixColor },
  'vk-tje': { stretch: /[tp]jes?$/, color: affixColor },
  'vk-etje': { stretch: /(?:et|k)jes?$/, color: affixColor },
  ig: { stretch: /ig/, color: affixColor },
  lijk: { stretch: /lijk/, color: affixColor },
  'ing-heid': { stretch: /(?:ing|heid|heden)(?:en|s)?$/, color: affixColor },
  ij: { graphemes: /^ij:T/ },
  ei: { graphemes: /^ei:/ },
  au: { graphemes: /^auw?:/ },
  ou: { graphemes: /^ouw?:/ },
  ch: { graphemes: /^ch:/ },
  'i=ie': { graphemes: /^i:T1/, color: loanColor },
  'y=ie': { graphemes: /^y:T1/, color: loanColor },
  'c=k': { graphemes: /^cc?:M.:m_k/, color: loanColor },
  'c=s': { graphemes: /^c:M.:m_s/, color: loanColor },
  x: { graphemes: /^x:/, color: loanColor },
  tie: { stretch: /tie(?=s?$)/, color: loanColor },
  isch: { stretch: /isch/, color: loanColor },
  th: { graphemes: /^th:/, color: loanColor },
  é: { graphemes: /^é:/, color: loanColor },
  trema: { graphemes: /^[äëïöü]/ },
  "'s": { stretch: /^'s / },
  koppel: { stretch: /-/ },
  'ch=sj': { graphemes: /^ch:M2:m_sj/, color: loanColor },
  'g=zj': { graphemes: /^g:M1:m_zj/, color: loanColor },
  eau: { graphemes: /^eau:/, color: loanColor },
  'ou=oe': { graphemes: /^ou:T2:t_oe/, color: loanColor },
  qu: { graphemes: /^qu:/, color: loanColor },
  teit: { stretch: /teit/, color: loanColor },
  eel: { stretch: /(?:ee|oo|eu)l/ },
  'open-eind': { stretch: /[aou]$/ },
  // Matches the first word of a compound, so that another anchor does not fit: zee(hond), twee(ling).
  'ee-eind': { stretch: /^[a-z]*?ee(?=[a-z])|ee$/ },
  'ont-her': { stretch: /^(?:ont|her|on|mis|te|er)/, color: affixColor },
  trap: { stretch: /(?:([^aeiou])\1)?(?:d?er|st)e?$/, color: affixColor },
  'vk-open': { stretch: /(?:aa|oo|uu|ie|')tjes?$/, color: affixColor },
  bezit: { stretch: /'s$|[sxz]'$|s$/, color: affixColor },
  'nis-baar-loos': { stretch: /(?:nis(?:sen)?|baar|bare|loos|loze)$/, color: affixColor },
  'aard-schap': { stretch: /(?:aards?|aars?|schap(?:pen)?|zaam|zame)$/, color: affixColor },
  'mv-mix': { stretch: /(?:[aiouy]'|é|ee|e|eau)s$/, color: affixColor },
  è: { graphemes: /^[èê]:/, color: loanColor },
  ieel: { stretch: /(?:ieel|iaal|ueel|eel)$/, color: loanColor },
  sie: { stretch: /s?sie(?=s?$)/, color: loanColor },
  'oi-air': { stretch: /oi|air/, color: loanColor },
}

/** Loan letters brown, affixes pink (SpeurKleur1, templates.md); all if none are asked. Null: not asked. */
export function spotColors({ word, graphemes, colors }: Analysis, category: string): (Color | null)[] {
  const spot = spotsByCategory[category]
  if (!spot) return colors
  const asked = spot.graphemes ? graphemesAsked(graphemes, spot.graphemes) : stretchAsked(word, spot.stretch)
  if (!asked.includes(true)) return colors
  return colors.map((color, at) => (asked[at] === true ? (spot.color ?? color) : null))
}

export function spotLetters({ word, graphemes }: SpelledWord, category: string): string[] {
  const { graphemes: pattern, stretch } = spotsByCategory[category] ?? {}
  const letters = graphemes
    .filter((grapheme) => pattern?.test(nameOf(grapheme)))
    .map((grapheme) => grapheme.letters.toLowerCase())
  return [...new Set(pattern ? letters : (stretch?.exec(word.toLowerCase()) ?? []).slice(0, 1))]
}

/** Returns letters of the category by position; null if it has no letters of its own in this word. */
export function spotPlaces({ word, graphemes }: SpelledWord, category: string): number[] | null {
  const spot = spotsByCategory[category]
  if (!spot) return null
  const asked = spot.graphemes ? graphemesAsked(graphemes, spot.graphemes) : stretchAsked(word, spot.stretch)
  const places = asked.flatMap((isAsked, at) => (isAsked ? [at] : []))
  return places.length > 0 ? places : null
}

const nameOf = ({ letters, code, sound }: SpelledGrapheme): string =>
  `${letters.toLowerCase()}:${code}:${sound ?? ''}`

function graphemesAsked(graphemes: readonly SpelledGrapheme[], pattern: RegExp): boolean[] {
  return graphemes.flatMap((grapheme) => {
    const asked = pattern.test(nameOf(grapheme))
    return grapheme.letters.split('').map(() => asked)
  })
}

function stretchAsked(word: string, pattern: RegExp | undefined): boolean[] {
  const match = pattern?.exec(word.toLowerCase())
  return word
    .split('')
    .map((_, at) => match != null && at >= match.index && at < match.index + match[0].length)
}
