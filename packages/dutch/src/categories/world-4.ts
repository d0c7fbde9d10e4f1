import type { WordFacts } from './facts.ts'
import { hasLetters, hasSuffix, matches, spells } from './predicates.ts'
import type { CategoryRule } from './rule.ts'
import { categoryRule } from './rule.ts'

const hasEi = (facts: WordFacts): boolean =>
  spells(facts, 'ei', 't_ei') && !hasSuffix(facts, /^hei/) && !matches(facts, /teit$/)
const isEnglish = (facts: WordFacts): boolean =>
  facts.morphs.some((morph) => morph.known?.entry.kinds.includes('english'))

/** The steps of the fourth world: words to remember and loanwords (dutch.md §2, wereld 4). */
export const world4Categories: readonly CategoryRule[] = [
  categoryRule('ij', 'Je hoort /ei/ en je schrijft de lange ij.', (facts) => spells(facts, 'ij', 't_ei')),
  categoryRule('ei', 'Je hoort /ei/ en je schrijft de korte ei.', hasEi),
  categoryRule('au', 'Je hoort /au/ en je schrijft au.', (facts) => hasLetters(facts, 'au', 'auw')),
  categoryRule(
    'ou',
    'Je hoort /au/ en je schrijft ou.',
    (facts) => spells(facts, 'ou', 't_au') || hasLetters(facts, 'ouw'),
  ),
  categoryRule(
    'ch',
    'Je hoort /g/ en je schrijft ch.',
    (facts) => spells(facts, 'ch', 'm_ch') && matches(facts, /[^s]ch(?!t)/),
  ),
  categoryRule(
    'i=ie',
    'Je hoort /ie/ en je schrijft i.',
    (facts) => spells(facts, 'i', 't_ie') && !matches(facts, /isch(?:e|er|st)?$/),
  ),
  categoryRule('y=ie', 'Je hoort /ie/ en je schrijft y.', (facts) => spells(facts, 'y', 't_ie')),
  categoryRule(
    'c=k',
    'Je hoort /k/ en je schrijft c.',
    (facts) => spells(facts, 'c', 'm_k') || spells(facts, 'cc', 'm_k'),
  ),
  categoryRule('c=s', 'Je hoort /s/ en je schrijft c.', (facts) => spells(facts, 'c', 'm_s')),
  categoryRule('x', 'Je hoort /ks/ en je schrijft x.', (facts) => hasLetters(facts, 'x')),
  categoryRule(
    'tie',
    'Je hoort /tsie/ of /sie/ en je schrijft tie.',
    (facts) => facts.groups.length > 1 && matches(facts, /[^s]ties?$/),
  ),
  categoryRule('isch', 'Je hoort /ies/ en je schrijft isch.', (facts) => hasLetters(facts, 'sch')),
  categoryRule('th', 'Je hoort /t/ en je schrijft th.', (facts) => hasLetters(facts, 'th')),
  categoryRule('é', 'Je hoort /ee/ en op de e staat een streepje.', (facts) => hasLetters(facts, 'é')),
  categoryRule('trema', 'Twee puntjes: hier begint een nieuwe klankgroep.', (facts) =>
    matches(facts, /[äëïöü]/),
  ),
  categoryRule("'s", "Je hoort een s en je schrijft 's met een spatie erachter.", (facts) =>
    matches(facts, /^'s /),
  ),
  categoryRule('koppel', 'Tussen de twee woorden komt een streepje.', (facts) => matches(facts, /-/)),
  categoryRule('ch=sj', 'Je hoort /sj/ en je schrijft ch.', (facts) => spells(facts, 'ch', 'm_sj')),
  categoryRule('g=zj', 'Je hoort /zj/ en je schrijft g.', (facts) => spells(facts, 'g', 'm_zj')),
  categoryRule('eau', 'Je hoort /oo/ en je schrijft eau.', (facts) => hasLetters(facts, 'eau')),
  categoryRule('ou=oe', 'Je hoort /oe/ en je schrijft ou.', (facts) => spells(facts, 'ou', 't_oe')),
  categoryRule('qu', 'Je hoort /kw/ of /k/ en je schrijft qu.', (facts) => hasLetters(facts, 'qu')),
  categoryRule('teit', 'Je hoort /tijt/ en je schrijft teit.', (facts) => matches(facts, /teit(?:en)?$/)),
  categoryRule('engels', 'Dit woord komt uit het Engels.', isEnglish),
]
