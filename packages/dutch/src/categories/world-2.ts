import type { WordFacts } from './facts.ts'
import {
  hasCode,
  hasInnerGroupEnding,
  hasLetters,
  hasWeakPrefix,
  isCompound,
  matchesWord,
  spellsSoundAs,
} from './predicates.ts'
import type { CategoryRule } from './rule.ts'
import { categoryRule } from './rule.ts'

const hasCht = (facts: WordFacts): boolean =>
  facts.groups.some(({ vowel, coda }) => vowel?.code === 'K1' && coda[0]?.letters === 'ch') &&
  matchesWord(facts, /cht/)
const hasEer = (facts: WordFacts): boolean =>
  facts.groups.some(
    ({ vowel, coda }) => coda[0]?.letters === 'r' && /^(ee|oo|eu)$/.test(vowel?.letters ?? ''),
  )
const hasOpenLong = (facts: WordFacts): boolean => hasInnerGroupEnding(facts, 'L') && hasCode(facts, 'L1')

/** The steps of the second world: klankgroepen (dutch.md §2, wereld 2). */
export const world2Categories: readonly CategoryRule[] = [
  categoryRule('cht', 'Na een korte klank hoor je /gt/ en schrijf je cht.', hasCht),
  categoryRule('aai', 'Je hoort een j en je schrijft een i: aai, ooi of oei.', (facts) =>
    hasLetters(facts, 'aai', 'ooi', 'oei'),
  ),
  categoryRule('eer', 'Voor de r klinkt ee, oo of eu anders.', hasEer),
  categoryRule('eeuw', 'Je hoort een w: vergeet de u ervoor niet.', (facts) =>
    hasLetters(facts, 'eeuw', 'ieuw', 'uw', 'eeu', 'ieu'),
  ),
  categoryRule('v/f', 'Vooraan hoor je v of f: voel of je keel trilt.', (facts) =>
    matchesWord(facts, /^[vf]/),
  ),
  categoryRule('z/s', 'Vooraan hoor je z of s: voel of je keel trilt.', (facts) =>
    matchesWord(facts, /^[zs]/),
  ),
  categoryRule('samenstelling', 'Dit zijn twee woorden aan elkaar.', isCompound),
  categoryRule('kg-M', 'Een klankgroep eindigt op een medeklinker: schrijf wat je hoort.', (facts) =>
    hasInnerGroupEnding(facts, 'M'),
  ),
  categoryRule(
    'stomme-e',
    'Je hoort een u, maar je schrijft een e.',
    (facts) => spellsSoundAs(facts, 'd_e', 'e') || spellsSoundAs(facts, 'd_e', 'ë'),
  ),
  categoryRule('kg-T', 'Een klankgroep eindigt op een tweetekenklank: schrijf wat je hoort.', (facts) =>
    hasInnerGroupEnding(facts, 'T'),
  ),
  categoryRule('kg-L', 'Een klankgroep eindigt op een lange klank: één letter.', hasOpenLong),
  categoryRule(
    'kg-L+',
    'Het is een lang woord: kijk bij elke klankgroep opnieuw.',
    (facts) => facts.groups.length > 2 && hasOpenLong(facts),
  ),
  categoryRule('kg-K', 'Een klankgroep eindigt op een korte klank: de medeklinker erna is dubbel.', (facts) =>
    hasCode(facts, 'K2'),
  ),
  categoryRule(
    'kg-LK',
    'Luister of de klank lang of kort is: één letter of een dubbele medeklinker.',
    (facts) => hasCode(facts, 'K2') || hasOpenLong(facts),
  ),
  categoryRule('be-ge-ver', 'Het woord begint met be, ge of ver.', (facts) =>
    hasWeakPrefix(facts, 'be', 'ge', 'ver'),
  ),
]
