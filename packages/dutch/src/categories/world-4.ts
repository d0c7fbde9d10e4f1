import type { WordFacts } from './facts.ts'
import { hasLetters, hasSuffix, matchesWord, spellsSoundAs } from './predicates.ts'
import { createCategoryRule, type CategoryRule } from './rule.ts'

const hasEi = (facts: WordFacts): boolean =>
  spellsSoundAs(facts, 't_ei', 'ei') && !hasSuffix(facts, /^hei/) && !matchesWord(facts, /teit$/)
const isEnglish = (facts: WordFacts): boolean =>
  facts.morphs.some((morph) => morph.known?.entry.kinds.includes('english'))

export const world4Categories: readonly CategoryRule[] = [
  createCategoryRule('ij', 'Je hoort ‘ei’ en je schrijft de lange ij.', (facts) =>
    spellsSoundAs(facts, 't_ei', 'ij'),
  ),
  createCategoryRule('ei', 'Je hoort ‘ei’ en je schrijft de korte ei.', hasEi),
  createCategoryRule('au', 'Je hoort ‘au’ en je schrijft au.', (facts) => hasLetters(facts, 'au', 'auw')),
  createCategoryRule(
    'ou',
    'Je hoort ‘au’ en je schrijft ou.',
    (facts) => spellsSoundAs(facts, 't_au', 'ou') || hasLetters(facts, 'ouw'),
  ),
  createCategoryRule(
    'ch',
    'Je hoort ‘g’ en je schrijft ch.',
    (facts) => spellsSoundAs(facts, 'm_ch', 'ch') && matchesWord(facts, /(?:^|[^s])ch(?!t)/),
  ),
  createCategoryRule(
    'i=ie',
    'Je hoort ‘ie’ en je schrijft i.',
    (facts) => spellsSoundAs(facts, 't_ie', 'i') && !matchesWord(facts, /isch(?:e|er|st)?$/),
  ),
  createCategoryRule('y=ie', 'Je hoort ‘ie’ en je schrijft y.', (facts) => spellsSoundAs(facts, 't_ie', 'y')),
  createCategoryRule(
    'c=k',
    'Je hoort ‘k’ en je schrijft c.',
    (facts) => spellsSoundAs(facts, 'm_k', 'c') || spellsSoundAs(facts, 'm_k', 'cc'),
  ),
  createCategoryRule('c=s', 'Je hoort ‘s’ en je schrijft c.', (facts) => spellsSoundAs(facts, 'm_s', 'c')),
  createCategoryRule('x', 'Je hoort ‘ks’ en je schrijft x.', (facts) => hasLetters(facts, 'x')),
  createCategoryRule(
    'tie',
    'Je hoort ‘tsie’ of ‘sie’ en je schrijft tie.',
    (facts) => facts.groups.length > 1 && facts.morphs.some(({ text }) => /[^s]ties?$/.test(text)),
  ),
  createCategoryRule('isch', 'Je hoort ‘ies’ en je schrijft isch.', (facts) => hasLetters(facts, 'sch')),
  createCategoryRule('th', 'Je hoort ‘t’ en je schrijft th.', (facts) => hasLetters(facts, 'th')),
  createCategoryRule('é', 'Je hoort ‘ee’ en op de e staat een streepje.', (facts) => hasLetters(facts, 'é')),
  createCategoryRule('trema', 'Twee puntjes: hier begint een nieuwe klankgroep.', (facts) =>
    matchesWord(facts, /[äëïöü]/),
  ),
  createCategoryRule("'s", "Je hoort een s en je schrijft 's met een spatie erachter.", (facts) =>
    matchesWord(facts, /^'s /),
  ),
  createCategoryRule('koppel', 'Tussen de twee woorden komt een streepje.', (facts) =>
    matchesWord(facts, /-/),
  ),
  createCategoryRule('ch=sj', 'Je hoort ‘sj’ en je schrijft ch.', (facts) =>
    spellsSoundAs(facts, 'm_sj', 'ch'),
  ),
  createCategoryRule('g=zj', 'Je hoort ‘zj’ en je schrijft g.', (facts) => spellsSoundAs(facts, 'm_zj', 'g')),
  createCategoryRule('eau', 'Je hoort ‘oo’ en je schrijft eau.', (facts) => hasLetters(facts, 'eau')),
  createCategoryRule('ou=oe', 'Je hoort ‘oe’ en je schrijft ou.', (facts) =>
    spellsSoundAs(facts, 't_oe', 'ou'),
  ),
  createCategoryRule('qu', 'Je hoort ‘kw’ of ‘k’ en je schrijft qu.', (facts) => hasLetters(facts, 'qu')),
  createCategoryRule('teit', 'Je hoort ‘tijt’ en je schrijft teit.', (facts) =>
    matchesWord(facts, /teit(?:en)?$/),
  ),
  createCategoryRule('engels', 'Dit woord komt uit het Engels.', isEnglish),
]
