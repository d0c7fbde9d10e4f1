import { irregularPlurals, shortToLongNouns } from '../plural.ts'
import type { WordFacts } from './facts.ts'
import {
  hasLinkingLetters,
  joinsAfterE,
  hasSuffix,
  hasWeakPrefix,
  isCompound,
  isInflectedForm,
  getLastSoundGroup,
  matchesWord,
  spellsSoundAs,
  listStems,
} from './predicates.ts'
import { knownWords } from '../words/list.ts'
import { createCategoryRule, type CategoryRule } from './rule.ts'

const irregularPluralForms = new Set(Object.values(irregularPlurals))

/** Words in -s that are no plurals. The list is complete. */
const adverbsInS = new Set(
  (
    'anders elders immers ergens nergens telkens trouwens tijdens volgens wegens jegens namens krachtens tevens ' +
    'vervolgens overigens minstens hoogstens eveneens opeens ineens alvorens doorgaans allerwegens'
  ).split(' '),
)

/** zachtjes and netjes are made from an adjective. */
function isAdverbInS({ word, morphs }: WordFacts): boolean {
  const kinds = morphs.at(-2)?.known?.entry.kinds ?? []
  const isOfAdjective = kinds.includes('adjectives') && !kinds.includes('nouns')
  return adverbsInS.has(word) || (word.endsWith('jes') && isOfAdjective)
}

/** kettinkje is made from ketting, but vinkje from vink. */
function isOfIng(facts: WordFacts): boolean {
  if (!matchesWord(facts, /[aeiouy].*inkjes?$/)) return false
  return facts.morphs.at(-2)?.known?.entry.kinds.includes('nouns') !== true
}

/** True for a plural whose vowel becomes long (dagen), or one of the list (kinderen). */
function isIrregularPlural({ word }: WordFacts): boolean {
  if (irregularPluralForms.has(word)) return true
  const [, stem, last] = /^(.*[aeou])([^aeiou])en$/.exec(word) ?? []
  const hard = last === 'v' ? 'f' : last === 'z' ? 's' : last
  return stem !== undefined && shortToLongNouns.has(`${stem}${hard}`)
}

/** True for an ik-vorm in d that is only a verb (word, bereid). Gebied and inhoud are also nouns. */
const isStemInD = (facts: WordFacts): boolean =>
  matchesWord(facts, /d$/) &&
  (matchesWord(facts, / /) || facts.morphs.slice(0, -1).every(({ role }) => role === 'weak')) &&
  knownWords.get(facts.word)?.kinds.includes('nouns') !== true &&
  facts.morphs.at(-1)?.known?.entry.kinds.join() === 'verbs' &&
  isInflectedForm(facts, 'verbs', /^$/)
/** Nouns that look like a verb's past. */
const nounsInTe = /ge(?:boorte|meente|bergte|deelte|steente|zegde)n?$/
const isPast = (facts: WordFacts): boolean =>
  !matchesWord(facts, nounsInTe) &&
  (isInflectedForm(facts, 'verbs', /^[td]en?$/) ||
    (hasWeakPrefix(facts, 'ge') && isInflectedForm(facts, 'verbs', /^[td]$/)))

/** Matches the ending of rekening. In dringen and kringen the letters belong to the stem. */
const endsInIng = ({ morphs }: WordFacts): boolean =>
  /[aeiouy].*ing(?:en|s)?$/.test(morphs.findLast(({ role }) => role === 'stem')?.text ?? '')

export const world3Categories: readonly CategoryRule[] = [
  createCategoryRule(
    'eind-d',
    'Je hoort een t, maar als je het woord langer maakt, hoor je een d.',
    (facts) => matchesWord(facts, /d$/),
  ),
  createCategoryRule('d/t', 'Achteraan hoor je een t: maak het woord langer en luister.', (facts) =>
    matchesWord(facts, /[dt]$/),
  ),
  createCategoryRule('b/p', 'Achteraan hoor je een p: maak het woord langer en luister.', (facts) =>
    matchesWord(facts, /[bp]$/),
  ),
  createCategoryRule('f-v', 'Bij één schrijf je een f, bij meer schrijf je een v.', (facts) =>
    matchesWord(facts, /ven$/),
  ),
  createCategoryRule('s-z', 'Bij één schrijf je een s, bij meer schrijf je een z.', (facts) =>
    matchesWord(facts, /zen$/),
  ),
  createCategoryRule(
    'mv-s',
    'In het meervoud komt er een s achter.',
    (facts) =>
      matchesWord(facts, /e[lmnr]?s$/) &&
      getLastSoundGroup(facts)?.vowel?.code === 'D1' &&
      !isAdverbInS(facts),
  ),
  createCategoryRule("mv-'s", "In het meervoud komt er 's achter.", (facts) =>
    matchesWord(facts, /[aiouy]'s$/),
  ),
  createCategoryRule(
    'mv-bijz',
    'Dit meervoud is bijzonder: de klank verandert of er komt eren achter.',
    isIrregularPlural,
  ),
  createCategoryRule(
    'vk-je',
    'Achter het hele woord komt je.',
    (facts) => hasSuffix(facts, /^jes?$/) && !isOfIng(facts),
  ),
  createCategoryRule(
    'vk-tje',
    'Achter het hele woord komt tje of pje.',
    (facts) => hasSuffix(facts, /^[tp]jes?$/) && !matchesWord(facts, /(?:ng|([lnrm])\1)etjes?$/),
  ),
  createCategoryRule(
    'vk-etje',
    'Na een korte klank komt etje, en ing wordt inkje.',
    (facts) =>
      isOfIng(facts) || (matchesWord(facts, /(?:ng|([^aeiou])\1)etjes?$/) && hasSuffix(facts, /^[te]/)),
  ),
  createCategoryRule(
    'ig',
    'Je hoort ‘ug’ en je schrijft ig.',
    (facts) => spellsSoundAs(facts, 'd_e', 'i') && matchesWord(facts, /ig/),
  ),
  createCategoryRule('lijk', 'Je hoort ‘luk’ en je schrijft lijk.', (facts) =>
    spellsSoundAs(facts, 'd_e', 'ij'),
  ),
  createCategoryRule(
    'ing-heid',
    'Het woord eindigt op ing of heid.',
    (facts) => facts.groups.length > 1 && (matchesWord(facts, /(?:(?<!sc)heid|heden)$/) || endsInIng(facts)),
  ),
  createCategoryRule(
    'samenst-weg',
    'Waar de woorden aan elkaar zitten, hoor je een klank niet goed: schrijf beide woorden helemaal.',
    (facts) => isCompound(facts) && /(?:[dtkgbp]\|[^aeiou]|([^aeiou])\|\1)/.test(listStems(facts).join('|')),
  ),
  createCategoryRule(
    'tussen-n',
    'Tussen de twee woorden komt en of e.',
    (facts) => hasLinkingLetters(facts, /en?$/) || joinsAfterE(facts),
  ),
  createCategoryRule(
    'tussen-s',
    'Tussen de twee woorden hoor je een s.',
    (facts) =>
      hasLinkingLetters(facts, /s$/) || facts.morphs.slice(0, -1).some(({ text }) => text === 'heids'),
  ),
  createCategoryRule(
    'bnw',
    'Het woord zegt hoe iets is of waarvan het gemaakt is.',
    (facts) =>
      !matchesWord(facts, /(?:opgave|bijlage|voorronde|weerszijden|.stenen)$/) &&
      (isInflectedForm(facts, 'adjectives', /^e$/) ||
        (facts.morphs.every(({ role }) => role === 'stem') && isInflectedForm(facts, 'materials', /^$/))),
  ),
  createCategoryRule(
    'ww-nu',
    'Het is een vorm van een werkwoord: de ik-vorm, vaak met een t.',
    (facts) => isInflectedForm(facts, 'verbs', /^t$/) || isStemInD(facts),
  ),
  createCategoryRule('ww-toen', 'Het is vroeger gebeurd: gebruik het kofschip.', isPast),
]
