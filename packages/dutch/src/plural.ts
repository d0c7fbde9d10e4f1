import type { Grapheme } from './grapheme.ts'
import { isDoubledConsonant } from './codes.ts'
import type { Morph } from './morphs/split.ts'

/** Expects lower case. Returns null if the word is not a singular noun (dutch.md §4.1, rule 8). */
export function suggestPlural(
  word: string,
  graphemes: readonly Grapheme[],
  morphs: readonly Morph[],
): string | null {
  if (word.length < 2 || / |'/.test(word) || !isSingular(word, morphs)) return null
  const last = lastPart(word, morphs)
  const before = word.slice(0, word.length - last.length)
  const irregular = irregularPlurals[last]
  if (irregular) return before + irregular
  if (/(?:^|[^c])heid$/.test(word)) return `${word.slice(0, -3)}den`.replace(/hden$/, 'heden')
  return takesS(word, graphemes, morphs) ?? withEn(word, last, graphemes)
}

/** Returns the part that decides the plural of a compound: werkdag like dag. */
function lastPart(word: string, morphs: readonly Morph[]): string {
  const text = morphs.at(-1)?.role === 'stem' ? (morphs.at(-1)?.text ?? word) : word
  return morphs.at(-2)?.role === 'weak' ? (morphs.at(-2)?.text ?? '') + text : text
}

/** False for a plural, verb form or adjective, judged by form and word list. */
function isSingular(word: string, morphs: readonly Morph[]): boolean {
  const last = morphs.at(-1)
  if (!last || (noNounPattern.test(word) && morphs.length > 1)) return false
  if (/(?:[^aeiou]ig|lijk|isch)$/.test(word)) return false
  const kinds = last.known?.entry.kinds ?? []
  if (kinds.includes('adjectives') && !kinds.includes('nouns')) return false
  const listed = last.known !== undefined && last.known.end === last.text.length
  if (last.role === 'stem' && last.known && !listed) return word.endsWith('ing') || /[^aeiou]er$/.test(word)
  return listed || last.role === 'suffix' || !/[^aeiou]en$/.test(word)
}

/** Returns the plural in -s or 's, if the word has that (woordenlijst.org, leidraad 13.2). */
function takesS(word: string, graphemes: readonly Grapheme[], morphs: readonly Morph[]): string | undefined {
  const last = graphemes.at(-1)
  const vowel = graphemes.findLast((grapheme) => grapheme.sound !== null && !grapheme.sound.startsWith('m_'))
  if (!last || !vowel) return undefined
  if (/^[aiouy]$/.test(last.letters) && last.sound !== null) return `${word}'s`
  if (last.sound === 'd_e' || last.code === 'S1' || /^(é|eau|ay|ey|oy)$/.test(last.letters)) return `${word}s`
  const groups = last.group + 1
  if (groups > 1 && /^(ie|oe|eu)$/.test(last.letters)) return `${word}s`
  if (vowel.sound === 'd_e' && /e[lmnr]$/.test(word)) return `${word}s`
  if (/(?:el|en)aar$/.test(word) || (groups > 1 && takesSPattern.test(word))) return `${word}s`
  return morphs.at(-1)?.known?.entry.kinds.includes('english') ? `${word}s` : undefined
}

function withEn(word: string, last: string, graphemes: readonly Grapheme[]): string {
  const final = graphemes.at(-1)
  const vowel = graphemes.at(-2)
  if (!final || !vowel) return `${word}en`
  if (/(?:ee|ie)$/.test(word)) return `${word}ën`
  const base = word.slice(0, -1)
  const letter = soften(last, final, vowel)
  if (vowel.code === 'L2' && isDoubledConsonant(vowel.letters)) return `${base.slice(0, -1)}${letter}en`
  if (vowel.code !== 'K1' || final.letters.length > 1 || final.letters === 'x') return `${base}${letter}en`
  if (shortToLongNouns.has(last))
    return `${base}${final.letters === 'f' ? 'v' : final.letters === 's' ? 'z' : final.letters}en`
  const unstressed = final.group > 0 && /(?:ik|et|el|em)$/.test(word) && vowel.letters === 'i'
  return unstressed ? `${word}en` : `${word}${final.letters}en`
}

/** Changes f and s to v and z after a long or two-letter vowel, l, n or r. The lists contain exceptions. */
function soften(last: string, final: Grapheme, before: Grapheme): string {
  if (before.code === 'K1' || (final.letters !== 'f' && final.letters !== 's')) return final.letters.slice(-1)
  const isConsonant = before.code.startsWith('M')
  if (isConsonant && !/^[lnr]$/.test(before.letters)) return final.letters
  if (final.letters === 'f') return /(?:graaf|soof|elf|mf)$/.test(last) && last !== 'graaf' ? 'f' : 'v'
  if (isConsonant) return nounsChangingS.has(last) ? 'z' : 's'
  return nounsKeepingS.has(last) ? 's' : 'z'
}

/** Plurals that no rule gives. A compound may end in one (vrouw-kind, werk-stad). */
export const irregularPlurals: Readonly<Record<string, string>> = {
  aquarium: 'aquaria',
  bacterie: 'bacteriën',
  been: 'benen',
  blad: 'bladeren',
  broer: 'broers',
  ei: 'eieren',
  gelid: 'gelederen',
  gemoed: 'gemoederen',
  goed: 'goederen',
  hotel: 'hotels',
  kalf: 'kalveren',
  kanon: 'kanonnen',
  kind: 'kinderen',
  koe: 'koeien',
  kok: 'koks',
  lam: 'lammeren',
  lid: 'leden',
  lied: 'liederen',
  museum: 'musea',
  olie: 'oliën',
  oom: 'ooms',
  rad: 'raderen',
  rund: 'runderen',
  schip: 'schepen',
  smid: 'smeden',
  stad: 'steden',
  vlo: 'vlooien',
  zee: 'zeeën',
  zoon: 'zonen',
}

/** Nouns whose vowel becomes long: dag, dagen. */
export const shortToLongNouns = new Set(
  (
    'bad bedrag bevel blad dag dak dal gat gebed gebod gebrek gen glas god graf hof hol lot middag oorlog oogwenk pad ' +
    'schot slag slot spel staf verbod verdrag verslag vat weg'
  ).split(' '),
)

/** Nouns that keep s after a long vowel, a two-letter vowel, l, n or r. */
const nounsKeepingS = new Set('eis geus kaars kers koers kous kruis mars paus pers saus'.split(' '))
/** Nouns that change s to z, although most nouns with these letters keep it. */
const nounsChangingS = new Set('beurs els gans grens hals laars lens pels spons vers vaars'.split(' '))

/** Matches nouns in -on and other loan endings. */
const takesSPattern = /(?:ion|kon|gon|son|ton|um|or|oir|eur|ière)$/

const noNounPattern = /(?:[^aeiou]ig|lijks?|isch|loos|baar|zaam|waarts|[td]e)$/
