import type { WordFacts } from './facts.ts'
import { getFirstSoundGroup, hasLetters, getLastSoundGroup, getOnlySoundGroup } from './predicates.ts'
import { createCategoryRule, type CategoryRule } from './rule.ts'

const hasCluster = (facts: WordFacts): boolean =>
  facts.groups.some(
    ({ onset, coda }) => onset.length > 2 || coda.length > 2 || (onset.length > 1 && coda.length > 1),
  )
const hasGluedLetters = (facts: WordFacts): boolean =>
  facts.groups.some(
    ({ vowel, coda }) =>
      vowel?.code === 'K1' && /^[lr](?:[kfmpbgv]|ch)/.test(coda.map(({ letters }) => letters).join('')),
  )
const hasSch = (facts: WordFacts): boolean =>
  facts.groups.some(({ onset }) => onset[0]?.letters === 's' && onset[1]?.letters === 'ch')

export const world1Categories: readonly CategoryRule[] = [
  createCategoryRule(
    'kort',
    'Je hoort een korte klank: die schrijf je met één letter.',
    (facts) => getOnlySoundGroup(facts)?.vowel?.code === 'K1',
  ),
  createCategoryRule(
    'lang',
    'Je hoort een lange klank: die schrijf je hier met twee letters.',
    (facts) => getOnlySoundGroup(facts)?.vowel?.code === 'L2',
  ),
  createCategoryRule('tweeteken', 'Hier staat een tweetekenklank: ie, oe, eu of ui.', (facts) =>
    hasLetters(facts, 'ie', 'oe', 'eu', 'ui'),
  ),
  createCategoryRule(
    'mmkm',
    'Vooraan hoor je twee medeklinkers.',
    (facts) => getFirstSoundGroup(facts)?.onset.length === 2,
  ),
  createCategoryRule(
    'mkmm',
    'Achteraan hoor je twee medeklinkers.',
    (facts) => getLastSoundGroup(facts)?.coda.length === 2,
  ),
  createCategoryRule('cluster', 'Er staan veel medeklinkers bij elkaar.', hasCluster),
  createCategoryRule(
    'plakletter',
    'Na de l of de r hoor je soms een u, maar die schrijf je niet.',
    hasGluedLetters,
  ),
  createCategoryRule('sch', 'Je hoort ‘sg’ en je schrijft sch.', hasSch),
  createCategoryRule('ng', 'De klank ng schrijf je met n en g.', (facts) => hasLetters(facts, 'ng')),
  createCategoryRule('nk', 'Je hoort ‘ngk’ en je schrijft nk.', (facts) => hasLetters(facts, 'nk')),
]
