/** A prefix, and letters that never follow it. */
export interface Prefix {
  readonly text: string
  readonly unless?: RegExp
  readonly onlyKnown?: true
}

/** Unstressed prefixes (dutch.md §4.1, rule 2). */
export const weakPrefixes: readonly Prefix[] = [
  { text: 'be', unless: /^(ton|rm|lg|nzi)/ },
  { text: 'ge', unless: /^(nie(s|ën)?$|nia|ne?r|o[gm]|rb|tto|st$|ste$|lati|lei$)/ },
  { text: 'ver', unless: /^(ti[ck]|sies?$|and[ah]|mi[cl]|f$|s$|der|ve?n)/ },
  { text: 'ont', unless: /^(en|er)?$/ },
  { text: 'te', onlyKnown: true, unless: /^(gen|ken|l|n|r|s|t|am|x)/ },
  { text: 'her', unless: /^(f|t|d|r|s[ei]|m|ni|berg|en|o)/ },
]

/** Stressed prefixes, and words that often begin compounds and so need no word list. */
export const strongPrefixes: readonly Prefix[] = [
  { text: 'aan' },
  { text: 'achter', unless: /^(en|s)/ },
  { text: 'af', unless: /^(r[io]|f|as|ter|g[ah])/ },
  { text: 'bij', unless: /^(l|t|en|bel|na)/ },
  { text: 'binnen' },
  { text: 'boven' },
  { text: 'buiten' },
  { text: 'door', unless: /^(ns?$|en)/ },
  { text: 'in', onlyKnown: true },
  { text: 'mee', onlyKnown: true },
  { text: 'mis', onlyKnown: true },
  { text: 'na', onlyKnown: true },
  { text: 'neer', unless: /^s/ },
  { text: 'om', onlyKnown: true },
  { text: 'onder', unless: /^(e|ste?n?$)/ },
  { text: 'on', unless: /^(der|t|s(t?e)?$|n|ly?|ze?$|e[nr]?$)/ },
  { text: 'op', unless: /^(p[eo]|a|e[nr]|ium|ti)/ },
  { text: 'over', unless: /^(en|ig|s$)/ },
  { text: 'rond', unless: /^(e|om?$)/ },
  { text: 'samen' },
  { text: 'tegen' },
  { text: 'terug' },
  { text: 'toe', unless: /^([nrtf]|p(e|$))/ },
  { text: 'tussen' },
  { text: 'uit', unless: /^(er|en$|ing)/ },
  { text: 'vast', unless: /^e/ },
  { text: 'voort', unless: /^re/ },
  { text: 'voor', unless: /^(n|en|al$)/ },
  { text: 'weer', unless: /^(s|d|t)/ },
  { text: 'weg', unless: /^[aeiou]/ },
]

/** Matches er, daar, waar, hier and one or two prepositions: er|in, daar|om|heen (dutch.md §4.1, rule 2). */
export const pronounAdverbPattern =
  /^(er|daar|waar|hier)(aan|achter|af|bij|binnen|boven|buiten|door|heen|in|langs|mee|na|naar|naast|net|om|onder|op|over|tegen|toe|tussen|uit|van|vandaan|voor)(heen|uit|toe)?$/

/** Matches adverbs of two or three small words: van|af, al|hoe|wel. */
export const adverbPattern =
  /^(van|zo|hoe|al|ja|of|vrij|vaar|nog|om|even)(hoe)?(af|uit|ver|wel|al|avond|ochtend|middag|nacht|morgen|veel|zeer|lang|zeker|iets|daags)$/

/** Matches zes|en|twintig, drie|ën|veertig. */
export const numberPattern =
  /^(een|twee|drie|vier|vijf|zes|zeven|acht|negen)(en|ën)(twintig|dertig|veertig|vijftig|zestig|zeventig|tachtig|negentig)(ste)?$/

/** Matches suffixes that start with a consonant, and so start a klankgroep, with their endings. */
export const consonantSuffixPattern =
  /(?:heids?|heden|lo(?:os|ze|zen|osheid)|schap(?:pen|pelijk|pelijke)?|ba(?:ar|re|arheid)|za(?:am|me)|lijk(?:e|en|er|erds?|ing(?:en)?|s|se|st|ste|heid)?|rijk(?:e|er|ere|st|ste)?|nis(?:sen)?|waarts|jes?)$/

/** Matches the stem before -je if the t belongs to the suffix (stoel-tje, ster-re-tje, ca-deau-tje). */
export const beforeTjePattern =
  /(?:[aeiouy].*[^aeiouy]e|[lnr]|[aeo]uw?|[ei]euw|ie|oe|ee|[eu]i|[ao]?ij|[ao]{2}i|oei|uw|ij|[^t].*[aou]{2})$/

/** Matches the stem before -je if the p belongs to the suffix (boom-pje, worm-pje, be-zem-pje). */
export const beforePjePattern = /(?:aa|ee|oo|uu|[aoeu]i|ie|oe|ij|eu|ou|[rl]|[aeiouy].*[^aeiouy]e)m$/
