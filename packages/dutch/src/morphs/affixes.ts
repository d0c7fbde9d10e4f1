/** A prefix, and the beginnings of the rest before which the same letters are no prefix. */
export type Prefix = { text: string; unless?: RegExp; onlyKnown?: true }

/** Unstressed prefixes (dutch.md §4.1, rule 2). */
export const WEAK_PREFIXES: readonly Prefix[] = [
  { text: 'be', unless: /^(ton|rm|lg|lang(?!r)|nzi)/ },
  { text: 'ge', unless: /^(nie|ne?r|o[gm]|rb|tto|bit|ste?s?$)/ },
  { text: 'ver', unless: /^(ti|si|and|mi|f$|s$|d|r(?![aeiou])|ve?n)/ },
  { text: 'ont', unless: /^(en|er)?$/ },
  { text: 'her', unless: /^(f|t|d|r|s[ei]|m|ni|berg|en|o)/ },
]

/** Stressed prefixes and words that begin a compound so often that they need no word list. */
export const STRONG_PREFIXES: readonly Prefix[] = [
  { text: 'aan' },
  { text: 'achter', unless: /^(en|s)/ },
  { text: 'af', unless: /^(r[io]|f|as|ter|g[ah])/ },
  { text: 'bij', unless: /^(l|t|en|bel|na)/ },
  { text: 'binnen' },
  { text: 'boven' },
  { text: 'buiten' },
  { text: 'door', unless: /^(n|en)/ },
  { text: 'in', onlyKnown: true },
  { text: 'mee', onlyKnown: true },
  { text: 'mis', onlyKnown: true },
  { text: 'na', onlyKnown: true },
  { text: 'neer', unless: /^s/ },
  { text: 'om', onlyKnown: true },
  { text: 'on', unless: /^(der|t|s|n|ly?|ze|e[nr]?$)/ },
  { text: 'onder', unless: /^(e|ste?n?$)/ },
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
  { text: 'voor', unless: /^(n|t|en|al$|uit)/ },
  { text: 'voort' },
  { text: 'weer', unless: /^(s|d|t)/ },
  { text: 'weg', unless: /^[aeiou]/ },
]

/** er, daar, waar, hier and a preposition: er|in, daar|om (dutch.md §4.1, rule 2). */
export const PRONOUN_ADVERB =
  /^(er|daar|waar|hier)(aan|achter|af|bij|binnen|boven|buiten|door|heen|in|langs|mee|na|naar|naast|om|onder|op|over|tegen|toe|tussen|uit|van|vandaan|voor)$/

/** Suffixes that begin with a consonant and so begin a klankgroep of their own, with their endings. */
export const SUFFIX =
  /(?:hei(?:d|ds)|heden|lo(?:os|ze|zen|osheid)|schap(?:pen|pelijk|pelijke)?|ba(?:ar|re|arheid)|za(?:am|me)|lijk(?:e|er|s|se|st|ste|heid)?|rijk(?:e|er|ste)?|[tp]?jes?)$/
