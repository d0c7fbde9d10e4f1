import type { Morph } from './morphs/split.ts'

interface Doubt {
  readonly note: string
  /** Share (0–1) of development words that the rules get wrong if this is the first doubt that applies. */
  readonly risk: number
  readonly pattern: RegExp
  readonly unless?: RegExp
}

/** Share of wrong parts if there is no doubt, for listed words and for words read by rules alone. */
const listedRisk = 0.02
const unlistedRisk = 0.05

const doubts: readonly Doubt[] = [
  { note: 'geen klinker', risk: 0.9, pattern: /^[^aeiouyáàâäéèêëíîïóôöúûü]*$/ },
  { note: 'vreemde letters', risk: 0.6, pattern: /[^a-zëïöüäéèêç]/ },
  {
    note: 'misschien Engels',
    risk: 0.15,
    pattern: /ea[dklmnpt]|oa|ow|oo[kl]$|ck|sh|th$|^wh|gh|[ai][^aeiou]e$|y$|^j[aeo]|ew|tch|ch$/,
    unless: /[ij]e$|ich?$|[ao]ch$|isch/,
  },
  {
    note: 'misschien Frans',
    risk: 0.3,
    pattern: /ou[cpr]|^ch(?![rl])|[aeiou]g[ei]$|que(?!n)|(?<!a)ai|(?<!o)oi|euil|gn/,
  },
  {
    note: 'stomme of korte e',
    risk: 0.2,
    pattern: /[aeiouy].*[^aeiou]e(?:r[bcdgkmnpstv]|l[^el]|s$|t$|[^aeiouy][aou])/,
  },
  {
    note: 'stomme of lange e',
    risk: 0.12,
    pattern: /[aeiouy].*[^aeiou]e[^aeiouy]e|^(?:re|de|pre|se)[^aeiouy][aeiou]/,
  },
  { note: 'klinkers van een leenwoord', risk: 0.1, pattern: /c(?!h)|[xy]|u[sx]$|ti[oa]|ie[^fkrtlnspv]/ },
]

/** An author should check a word with at least this risk. */
const clearRisk = 0.2

export interface AnalysisCertainty {
  readonly confidence: number
  /** Doubts that the author of the word should check. */
  readonly unsure: string[]
  readonly doubts: string[]
}

export function estimateAnalysisCertainty(morphs: readonly Morph[]): AnalysisCertainty {
  const unsure: string[] = []
  const all: string[] = []
  let confidence = morphs.some((morph) => morph.role === 'stem') ? 1 : 0
  for (const morph of morphs) {
    if (morph.role !== 'stem' || /^[ '-]$/.test(morph.text)) continue
    // Skips the s of 's avonds and foto's.
    if (morph.text.length === 1 && morphs.some(({ text }) => text.length > 1)) continue
    const doubt = morph.known ? undefined : doubts.find((candidate) => applies(candidate, morph.text))
    const note = `${doubt?.note}: ${morph.text}`
    if (doubt) all.push(note)
    if (doubt && doubt.risk >= clearRisk) unsure.push(note)
    confidence *= 1 - (doubt?.risk ?? (morph.known ? listedRisk : unlistedRisk))
  }
  return { confidence: Math.round(confidence * 100) / 100, unsure, doubts: all }
}

function applies(doubt: Doubt, part: string): boolean {
  return doubt.pattern.test(part) && !doubt.unless?.test(part)
}
