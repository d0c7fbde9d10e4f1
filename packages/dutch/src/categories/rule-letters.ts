import type { Grapheme } from '../grapheme.ts'

type SpelledGrapheme = Pick<Grapheme, 'letters'> & { readonly code: string; readonly sound: string | null }

export interface SpelledWord {
  readonly word: string
  readonly graphemes: readonly SpelledGrapheme[]
}

/** `graphemes` matches `letters:code:sound`; `stretch` matches letters of the word. */
interface Spot {
  readonly graphemes?: RegExp
  readonly stretch?: RegExp
}

/** Letters to find, by category (dutch.md §1.5). In a category without an entry every letter is found. */
const spotsByCategory: Readonly<Record<string, Spot>> = {
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
  'be-ge-ver': { stretch: /^(?:be|ge|ver)/ },
  'eind-d': { stretch: /d$/ },
  'd/t': { stretch: /[dt]$/ },
  'b/p': { stretch: /[bp]$/ },
  'f-v': { stretch: /v(?=en$)/ },
  's-z': { stretch: /z(?=en$)/ },
  'mv-s': { stretch: /s$/ },
  "mv-'s": { stretch: /'s$/ },
  'vk-je': { stretch: /jes?$/ },
  'vk-tje': { stretch: /[tp]jes?$/ },
  'vk-etje': { stretch: /(?:et|k)jes?$/ },
  ig: { stretch: /ig/ },
  lijk: { stretch: /lijk/ },
  'ing-heid': { stretch: /(?:ing|heid|heden)(?:en|s)?$/ },
  ij: { graphemes: /^ij:T/ },
  ei: { graphemes: /^ei:/ },
  au: { graphemes: /^auw?:/ },
  ou: { graphemes: /^ouw?:/ },
  ch: { graphemes: /^ch:/ },
  'i=ie': { graphemes: /^i:T1/ },
  'y=ie': { graphemes: /^y:T1/ },
  'c=k': { graphemes: /^cc?:M.:m_k/ },
  'c=s': { graphemes: /^c:M.:m_s/ },
  x: { graphemes: /^x:/ },
  tie: { stretch: /tie(?=s?$)/ },
  isch: { stretch: /isch/ },
  th: { graphemes: /^th:/ },
  é: { graphemes: /^é:/ },
  trema: { graphemes: /^[äëïöü]/ },
  "'s": { stretch: /^'s / },
  koppel: { stretch: /-/ },
  'ch=sj': { graphemes: /^ch:M2:m_sj/ },
  'g=zj': { graphemes: /^g:M1:m_zj/ },
  eau: { graphemes: /^eau:/ },
  'ou=oe': { graphemes: /^ou:T2:t_oe/ },
  qu: { graphemes: /^qu:/ },
  teit: { stretch: /teit/ },
  eel: { stretch: /(?:ee|oo|eu)l/ },
  'open-eind': { stretch: /[aou]$/ },
  // Matches only the first word of a compound: in zeehond another anchor does not fit.
  'ee-eind': { stretch: /^[a-z]*?ee(?=[a-z])|ee$/ },
  'ont-her': { stretch: /^(?:ont|her|on|mis|te|er)/ },
  trap: { stretch: /(?:([^aeiou])\1)?(?:d?er|st)e?$/ },
  'vk-open': { stretch: /(?:aa|oo|uu|ie|')tjes?$/ },
  bezit: { stretch: /'s$|[sxz]'$|s$/ },
  'nis-baar-loos': { stretch: /(?:nis(?:sen)?|baar|bare|loos|loze)$/ },
  'aard-schap': { stretch: /(?:aards?|aars?|schap(?:pen)?|zaam|zame)$/ },
  'mv-mix': { stretch: /(?:[aiouy]'|é|ee|e|eau)s$/ },
  è: { graphemes: /^[èê]:/ },
  ieel: { stretch: /(?:ieel|iaal|ueel|eel)$/ },
  sie: { stretch: /s?sie(?=s?$)/ },
  'oi-air': { stretch: /oi|air/ },
}

export function findRuleLetters({ word, graphemes }: SpelledWord, category: string): string[] {
  const { graphemes: pattern, stretch } = spotsByCategory[category] ?? {}
  const letters = graphemes
    .filter((grapheme) => pattern?.test(nameOf(grapheme)))
    .map((grapheme) => grapheme.letters.toLowerCase())
  return [...new Set(pattern ? letters : (stretch?.exec(word.toLowerCase()) ?? []).slice(0, 1))]
}

/** Returns positions of the letters to find; null if the category has none of its own in this word. */
export function findRulePlaces({ word, graphemes }: SpelledWord, category: string): number[] | null {
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
