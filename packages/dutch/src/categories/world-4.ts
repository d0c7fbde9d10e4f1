import type { WordFacts } from './facts.ts'
import { hasLetters, hasSuffix, matchesWord, hasSpelling } from './predicates.ts'
import type { CategoryRule } from './rule.ts'
import { categoryRule } from './rule.ts'

const hasEi = (facts: WordFacts): boolean =>
  hasSpelling(facts, 'ei', 't_ei') && !hasSuffix(facts, /^hei/) && !matchesWord(facts, /teit$/)
const isEnglish = (facts: WordFacts): boolean =>
  facts.morphs.some((morph) => morph.known?.entry.kinds.includes('english'))

/** The steps of the fourth world: words to remember and loanwords (dutch.md §2, wereld 4). */
export const world4Categories: readonly CategoryRule[] = [
  categoryRule('ij', 'Je hoort /ei/ en je schrijft de lange ij.', (facts) =>
    hasSpelling(facts, 'ij', 't_ei'),
  ),
  categoryRule('ei', 'Je hoort /ei/ en je schrijft de korte ei.', hasEi),
  categoryRule('au', 'Je hoort /au/ en je schrijft au.', (facts) => hasLetters(facts, 'au', 'auw')),
  categoryRule(
    'ou',
    'Je hoort /au/ en je schrijft ou.',
    (facts) => hasSpelling(facts, 'ou', 't_au') || hasLetters(facts, 'ouw'),
  ),
  categoryRule(
    'ch',
    'Je hoort /g/ en je schrijft ch.',
    (facts) => hasSpelling(facts, 'ch', 'm_ch') && matchesWord(facts, /[^s]ch(?!t)/),
  ),
  categoryRule(
    'i=ie',
    'Je hoort /ie/ en je schrijft i.',
    (facts) => hasSpelling(facts, 'i', 't_ie') && !matchesWord(facts, /isch(?:e|er|st)?$/),
  ),
  categoryRule('y=ie', 'Je hoort /ie/ en je schrijft y.', (facts) => hasSpelling(facts, 'y', 't_ie')),
  categoryRule(
    'c=k',
    'Je hoort /k/ en je schrijft c.',
    (facts) => hasSpelling(facts, 'c', 'm_k') || hasSpelling(facts, 'cc', 'm_k'),
  ),
  categoryRule('c=s', 'Je hoort /s/ en je schrijft c.', (facts) => hasSpelling(facts, 'c', 'm_s')),
  categoryRule('x', 'Je hoort /ks/ en je schrijft x.', (facts) => hasLetters(facts, 'x')),
  categoryRule(
    'tie',
    'Je hoort /tsie/ of /sie/ en je schrijft tie.',
    (facts) => facts.groups.length > 1 && matchesWord(facts, /[^s]ties?$/),
  ),
  categoryRule('isch', 'Je hoort /ies/ en je schrijft isch.', (facts) => hasLetters(facts, 'sch')),
  categoryRule('th', 'Je hoort /t/ en je schrijft th.', (facts) => hasLetters(facts, 'th')),
  categoryRule('é', 'Je hoort /ee/ en op de e staat een streepje.', (facts) => hasLetters(facts, 'é')),
  categoryRule('trema', 'Twee puntjes: hier begint een nieuwe klankgroep.', (facts) =>
    matchesWord(facts, /[äëïöü]/),
  ),
  categoryRule("'s", "Je hoort een s en je schrijft 's met een spatie erachter.", (facts) =>
    matchesWord(facts, /^'s /),
  ),
  categoryRule('koppel', 'Tussen de twee woorden komt een streepje.', (facts) => matchesWord(facts, /-/)),
  categoryRule('ch=sj', 'Je hoort /sj/ en je schrijft ch.', (facts) => hasSpelling(facts, 'ch', 'm_sj')),
  categoryRule('g=zj', 'Je hoort /zj/ en je schrijft g.', (facts) => hasSpelling(facts, 'g', 'm_zj')),
  categoryRule('eau', 'Je hoort /oo/ en je schrijft eau.', (facts) => hasLetters(facts, 'eau')),
  categoryRule('ou=oe', 'Je hoort /oe/ en je schrijft ou.', (facts) => hasSpelling(facts, 'ou', 't_oe')),
  categoryRule('qu', 'Je hoort /kw/ of /k/ en je schrijft qu.', (facts) => hasLetters(facts, 'qu')),
  categoryRule('teit', 'Je hoort /tijt/ en je schrijft teit.', (facts) => matchesWord(facts, /teit(?:en)?$/)),
  categoryRule('engels', 'Dit woord komt uit het Engels.', isEnglish),
]
