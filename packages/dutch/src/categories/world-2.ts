import type { WordFacts } from './facts.ts'
import {
  hasCode,
  hasInnerSoundGroupEnding,
  hasLetters,
  hasWeakPrefix,
  isCompound,
  matchesWord,
  spellsSoundAs,
} from './predicates.ts'
import { createCategoryRule, type CategoryRule } from './rule.ts'

const hasCht = (facts: WordFacts): boolean =>
  facts.groups.some(
    ({ vowel, coda }) => vowel?.code === 'K1' && coda.some(({ letters }) => letters === 'ch'),
  ) && matchesWord(facts, /cht/)
const hasEer = (facts: WordFacts): boolean =>
  facts.groups.some(
    ({ vowel, coda }) => coda[0]?.letters === 'r' && /^(ee|oo|eu)$/.test(vowel?.letters ?? ''),
  )
const hasOpenLong = (facts: WordFacts): boolean =>
  hasInnerSoundGroupEnding(facts, 'L') && hasCode(facts, 'L1')

const placeWords = new Set('achter bij binnen boven buiten onder tussen voor'.split(' '))

/** True for voordeur and bijnaam. False for voorstel, because stel is also a verb. */
function isNounAfterPlace({ morphs }: WordFacts): boolean {
  const [place, noun, suffix] = morphs
  const kinds = noun?.known?.entry.kinds ?? []
  return (
    place !== undefined &&
    placeWords.has(place.text) &&
    kinds.includes('nouns') &&
    noun !== undefined &&
    noun.text.length > 3 &&
    noun.known?.end === noun.text.length &&
    !kinds.includes('verbs') &&
    (suffix === undefined || /^[tpk]?jes?$/.test(suffix.text))
  )
}

export const world2Categories: readonly CategoryRule[] = [
  createCategoryRule('cht', 'Na een korte klank hoor je ‘gt’ en schrijf je cht.', hasCht),
  createCategoryRule('aai', 'Je hoort een j en je schrijft een i: aai, ooi of oei.', (facts) =>
    hasLetters(facts, 'aai', 'ooi', 'oei'),
  ),
  createCategoryRule('eer', 'Voor de r klinkt ee, oo of eu anders.', hasEer),
  createCategoryRule('eeuw', 'Je hoort een w: vergeet de u ervoor niet.', (facts) =>
    hasLetters(facts, 'eeuw', 'ieuw', 'uw', 'eeu', 'ieu'),
  ),
  createCategoryRule('v/f', 'Vooraan hoor je v of f: voel of je keel trilt.', (facts) =>
    matchesWord(facts, /^[vf]/),
  ),
  createCategoryRule('z/s', 'Vooraan hoor je z of s: voel of je keel trilt.', (facts) =>
    matchesWord(facts, /^[zs]/),
  ),
  createCategoryRule(
    'samenstelling',
    'Dit zijn twee woorden aan elkaar.',
    (facts) => isCompound(facts) || isNounAfterPlace(facts),
  ),
  createCategoryRule('kg-M', 'Een klankgroep eindigt op een medeklinker: schrijf wat je hoort.', (facts) =>
    hasInnerSoundGroupEnding(facts, 'M'),
  ),
  createCategoryRule(
    'stomme-e',
    'Je hoort een u, maar je schrijft een e.',
    (facts) => spellsSoundAs(facts, 'd_e', 'e') || spellsSoundAs(facts, 'd_e', 'ë'),
  ),
  createCategoryRule('kg-T', 'Een klankgroep eindigt op een tweetekenklank: schrijf wat je hoort.', (facts) =>
    hasInnerSoundGroupEnding(facts, 'T'),
  ),
  createCategoryRule('kg-L', 'Een klankgroep eindigt op een lange klank: één letter.', hasOpenLong),
  createCategoryRule(
    'kg-L+',
    'Het is een lang woord: kijk bij elke klankgroep opnieuw.',
    (facts) => facts.groups.length > 2 && hasOpenLong(facts),
  ),
  createCategoryRule(
    'kg-K',
    'Een klankgroep eindigt op een korte klank: de medeklinker erna is dubbel.',
    (facts) => hasCode(facts, 'K2'),
  ),
  createCategoryRule(
    'kg-LK',
    'Luister of de klank lang of kort is: één letter of een dubbele medeklinker.',
    (facts) => hasCode(facts, 'K2') || hasOpenLong(facts),
  ),
  createCategoryRule('be-ge-ver', 'Het woord begint met be, ge of ver.', (facts) =>
    hasWeakPrefix(facts, 'be', 'ge', 'ver'),
  ),
]
