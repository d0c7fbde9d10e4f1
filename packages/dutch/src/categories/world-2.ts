import type { Facts } from './facts.ts'
import { hasCode, hasInnerEnd, hasLetters, hasWeakPrefix, isCompound, matches, spells } from './predicates.ts'
import type { CategoryRule } from './rule.ts'
import { rule } from './rule.ts'

const hasCht = (facts: Facts): boolean =>
  facts.groups.some(({ vowel, coda }) => vowel?.code === 'K1' && coda[0]?.letters === 'ch') &&
  matches(facts, /cht/)
const hasEer = (facts: Facts): boolean =>
  facts.groups.some(
    ({ vowel, coda }) => coda[0]?.letters === 'r' && /^(ee|oo|eu)$/.test(vowel?.letters ?? ''),
  )
const hasOpenLong = (facts: Facts): boolean => hasInnerEnd(facts, 'L') && hasCode(facts, 'L1')

/** The steps of the second world: klankgroepen (dutch.md §2, wereld 2). */
export const world2Categories: readonly CategoryRule[] = [
  rule('cht', 'Na een korte klank hoor je /gt/ en schrijf je cht.', hasCht),
  rule('aai', 'Je hoort een j en je schrijft een i: aai, ooi of oei.', (facts) =>
    hasLetters(facts, 'aai', 'ooi', 'oei'),
  ),
  rule('eer', 'Voor de r klinkt ee, oo of eu anders.', hasEer),
  rule('eeuw', 'Je hoort een w: vergeet de u ervoor niet.', (facts) =>
    hasLetters(facts, 'eeuw', 'ieuw', 'uw', 'eeu', 'ieu'),
  ),
  rule('v/f', 'Vooraan hoor je v of f: voel of je keel trilt.', (facts) => matches(facts, /^[vf]/)),
  rule('z/s', 'Vooraan hoor je z of s: voel of je keel trilt.', (facts) => matches(facts, /^[zs]/)),
  rule('samenstelling', 'Dit zijn twee woorden aan elkaar.', isCompound),
  rule('kg-M', 'Een klankgroep eindigt op een medeklinker: schrijf wat je hoort.', (facts) =>
    hasInnerEnd(facts, 'M'),
  ),
  rule(
    'stomme-e',
    'Je hoort een u, maar je schrijft een e.',
    (facts) => spells(facts, 'e', 'd_e') || spells(facts, 'ë', 'd_e'),
  ),
  rule('kg-T', 'Een klankgroep eindigt op een tweetekenklank: schrijf wat je hoort.', (facts) =>
    hasInnerEnd(facts, 'T'),
  ),
  rule('kg-L', 'Een klankgroep eindigt op een lange klank: één letter.', hasOpenLong),
  rule(
    'kg-L+',
    'Het is een lang woord: kijk bij elke klankgroep opnieuw.',
    (facts) => facts.groups.length > 2 && hasOpenLong(facts),
  ),
  rule('kg-K', 'Een klankgroep eindigt op een korte klank: de medeklinker erna is dubbel.', (facts) =>
    hasCode(facts, 'K2'),
  ),
  rule(
    'kg-LK',
    'Luister of de klank lang of kort is: één letter of een dubbele medeklinker.',
    (facts) => hasCode(facts, 'K2') || hasOpenLong(facts),
  ),
  rule('be-ge-ver', 'Het woord begint met be, ge of ver.', (facts) =>
    hasWeakPrefix(facts, 'be', 'ge', 'ver'),
  ),
]
