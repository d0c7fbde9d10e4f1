import { findKnownStem } from '../words/known-stem.ts'
import { knownWords } from '../words/list.ts'
import type { WordFacts } from './facts.ts'
import { hasLetters, hasSuffix, hasWeakPrefix, matchesWord } from './predicates.ts'
import { createCategoryRule, type CategoryRule } from './rule.ts'

const endsOpen = ({ graphemes }: WordFacts): boolean => {
  const last = graphemes.at(-1)
  return last?.code === 'L1' && /^[aou]$/i.test(last.letters)
}

const hasEel = ({ groups }: WordFacts): boolean =>
  groups.some(({ vowel, coda }) => coda[0]?.letters === 'l' && /^(?:ee|oo|eu)$/.test(vowel?.letters ?? ''))

const endsInEe = ({ morphs }: WordFacts): boolean =>
  morphs.some(({ text, role }) => role !== 'suffix' && /[^aeiou]ee$/.test(text))

const irregularComparisons = new Set(
  'beter best meer meest minder minst liever liefst later laatst'.split(' '),
)
/** Words in -er that are no comparatives. */
const comparedNouns = new Set(
  'echter verdediger vrijwilliger beveiliger aanmoediger reiniger reiziger'.split(' '),
)
const comparedSuffix = /(?:lijk|[^aeiou]ig|baar|zaam|nend)(?:ere?|ste?)$/

/** True for an adjective or its form with e: snel (for snelst), hoge (for hoger). */
function isAdjective(form: string): boolean {
  const known = findKnownStem(form, knownWords)
  return known?.entry.kinds.includes('adjectives') === true && known.end >= form.length - 1
}

function isCompared({ word, groups }: WordFacts): boolean {
  if (comparedNouns.has(word)) return false
  if (irregularComparisons.has(word)) return true
  if (knownWords.has(word)) return false
  if (comparedSuffix.test(word) && groups.length > 2) return true
  const [, bare, ending = ''] = /^(.{2,}?)((?<=r)dere?|ere?|ste?)$/.exec(word) ?? []
  return bare !== undefined && isAdjective(ending.startsWith('er') ? `${bare}e` : bare)
}

/** True for lamaatje, but not for straatje, which is straat with je. */
function isOpenDiminutive(facts: WordFacts): boolean {
  if (matchesWord(facts, /y'tjes?$/)) return true
  const base = facts.morphs.at(-2)?.text ?? ''
  if (!hasSuffix(facts, /^tjes?$/) || !/(?:aa|oo|uu|(?:sk|kiw|tax|bikin|safar)ie)$/.test(base)) return false
  return findKnownStem(`${base}t`, knownWords)?.entry.kinds.includes('nouns') !== true
}

const isOwner = (facts: WordFacts): boolean =>
  /^\p{Lu}/u.test(facts.graphemes[0]?.letters ?? '') && matchesWord(facts, /(?:[aiouy]'s|[sxz]')$/)

const hasFixedBeginning = (facts: WordFacts): boolean =>
  hasWeakPrefix(facts, 'ont', 'her') ||
  facts.morphs.slice(0, -1).some(({ role, text }) => role === 'strong' && /^(?:on|mis)$/.test(text)) ||
  (matchesWord(facts, /^te[^aeiou]/) && facts.graphemes[1]?.code === 'D1' && facts.groups.length > 1) ||
  matchesWord(facts, /^er(?:ken|var|vaar|gen?st|gelijk)/)

const hasPersonOrKindEnding = (facts: WordFacts): boolean =>
  facts.groups.length > 1 &&
  matchesWord(facts, /(?:schap(?:pen)?|za(?:am|me)|(?:[flnsk]|ui|[^aeiou]ig)aards?|[lnr]aars?)$/)

/** Matches words that look like plurals and are singular: vrees, verwees, Chinees. */
const noPluralPattern =
  /^(?:be|ge|her|ver)?[^aeiou]+ees$|(?:chin|portug|liban|soedan|irak|congol|nepal|vietnam|taiwan|europ)ees$/

const hasPluralInS = (facts: WordFacts): boolean =>
  (matchesWord(facts, /(?:[aiouy]'|é|ee|eau)s$/) && !matchesWord(facts, noPluralPattern)) ||
  (matchesWord(facts, /[^aeiouj]es$/) && facts.graphemes.at(-2)?.code === 'D1')

/** False if the ending is stressed: fantasie. */
const endsInSie = (facts: WordFacts): boolean =>
  facts.groups.length > 1 && matchesWord(facts, /sies?$/) && !matchesWord(facts, /(?:fanta|hypocri)sies?$/)

/** Rules of the steps outside the standard path (ADR 62). */
export const extraCategories: readonly CategoryRule[] = [
  createCategoryRule('eel', 'Voor de l klinkt ee, oo of eu anders.', hasEel),
  createCategoryRule('open-eind', 'Een lange klank aan het eind: één letter.', endsOpen),
  createCategoryRule('ee-eind', 'Een lange ee aan het eind van een woord houdt twee letters.', endsInEe),
  createCategoryRule('ont-her', 'Het woord begint met ont, her, on, mis, te of er.', hasFixedBeginning),
  createCategoryRule('trap', 'Het woord vergelijkt: groter, grootst.', isCompared),
  createCategoryRule('vk-open', 'De klank voor tje blijft lang: autootje, baby’tje.', isOpenDiminutive),
  createCategoryRule('bezit', 'Het woord zegt van wie iets is.', isOwner),
  createCategoryRule('nis-baar-loos', 'Het woord eindigt op nis, baar of loos.', (facts) =>
    hasSuffix(facts, /^(?:nis|baar|bare|loos|loze)/),
  ),
  createCategoryRule('aard-schap', 'Het woord eindigt op aard, aar, schap of zaam.', hasPersonOrKindEnding),
  createCategoryRule('mv-mix', 'In het meervoud komt er s of ’s achter.', hasPluralInS),
  createCategoryRule('è', 'Op de e staat een streepje omlaag of een dakje.', (facts) =>
    hasLetters(facts, 'è', 'ê'),
  ),
  createCategoryRule('ieel', 'Dit leenwoord eindigt op ieel, iaal of eel.', (facts) =>
    matchesWord(facts, /(?:iaal|[iu]eel|i[on]n?eel|ineel|ureel|nteel)$/),
  ),
  createCategoryRule('sie', 'Je hoort ‘sie’ of ‘zie’ en je schrijft sie.', endsInSie),
  createCategoryRule('oi-air', 'Je hoort ‘wa’ en je schrijft oi, of ‘èr’ en je schrijft air.', (facts) =>
    facts.graphemes.some(
      ({ letters, sound }, at) =>
        (letters === 'oi' && sound === 'l_aa') ||
        (letters === 'ai' && sound === 'l_ee' && facts.graphemes[at + 1]?.letters === 'r'),
    ),
  ),
]
