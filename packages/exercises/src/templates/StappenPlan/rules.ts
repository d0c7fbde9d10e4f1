import type { Word } from '@letterliaan/contract'
import { shuffle } from '@letterliaan/rules'
import { catalogue, spoken } from '@letterliaan/texts'
import { listEndSoundKinds } from '../../kit/end-sounds.ts'
import { isSimilarCategory } from '../../kit/word-kinds.ts'

/**
 * Names of rules in the order of the path, by the first category of each. Verbs are missing (see Werkwoord).
 * `hoor` means that no rule is needed, for example if a klankgroep ends in a medeklinker.
 */
export const ruleNames = catalogue({
  sch: spoken('sch of schr'),
  ng: spoken('de letters ng'),
  nk: spoken('de letters nk'),
  cht: spoken('de letters cht'),
  aai: spoken('aai, ooi of oei'),
  eer: spoken('eer, oor of eur'),
  eeuw: spoken('eeuw, ieuw of uw'),
  'v/f': spoken('v of f vooraan'),
  'z/s': spoken('z of s vooraan'),
  samenstelling: spoken('twee woorden aan elkaar'),
  'stomme-e': spoken('stomme e'),
  'kg-L': spoken('lange klank: één letter'),
  'kg-K': spoken('korte klank: dubbel'),
  'be-ge-ver': spoken('stukje vooraan, zoals be of ge'),
  'eind-d': spoken('maak het langer'),
  'vk-je': spoken('verkleinwoord'),
  ij: spoken('lange ij'),
  ei: spoken('korte ei'),
  au: spoken('au met een a'),
  ou: spoken('ou met een o'),
  'f-v': spoken('f wordt v'),
  's-z': spoken('s wordt z'),
  'mv-s': spoken('meervoud met s'),
  "mv-'s": spoken('meervoud met een apostrof'),
  'mv-bijz': spoken('bijzonder meervoud'),
  ig: spoken('ig aan het eind'),
  lijk: spoken('lijk aan het eind'),
  'ing-heid': spoken('ing of heid aan het eind'),
  ch: spoken('ch klinkt als g'),
  'i=ie': spoken('i klinkt als ie'),
  'c=k': spoken('c klinkt als k'),
  'c=s': spoken('c klinkt als s'),
  tie: spoken('tie aan het eind'),
  'y=ie': spoken('y klinkt als ie'),
  x: spoken('x klinkt als ks'),
  isch: spoken('isch aan het eind'),
  th: spoken('th klinkt als t'),
  é: spoken('e met een accent'),
  'ch=sj': spoken('ch klinkt als sj'),
  'g=zj': spoken('g klinkt als zj'),
  eau: spoken('eau klinkt als oo'),
  'ou=oe': spoken('ou klinkt als oe'),
  'tussen-n': spoken('letters e en n tussen twee woorden'),
  'tussen-s': spoken('s tussen twee woorden'),
  bnw: spoken('zegt hoe iets is'),
  trema: spoken('puntjes op een letter'),
  koppel: spoken('streepje in het woord'),
  qu: spoken('qu klinkt als kw'),
  teit: spoken('teit aan het eind'),
  engels: spoken('Engels woord'),
  hoor: spoken('schrijf wat je hoort'),
})
export type Rule = keyof typeof ruleNames

const others: Partial<Record<Rule, readonly string[]>> = {
  samenstelling: ['samenst-weg'],
  'kg-L': ['kg-L+'],
  'be-ge-ver': ['ont-her'],
  'eind-d': ['d/t', 'b/p'],
  'vk-je': ['vk-tje', 'vk-etje', 'vk-open'],
  'tussen-n': ['tussen-e'],
}

const asHeard = 'hoor'
const taughtRules: readonly Rule[] = (Object.keys(ruleNames) as Rule[]).filter((rule) => rule !== asHeard)

export const isRuleName = (text: string): text is Rule => Object.hasOwn(ruleNames, text)

export const listCategoriesOfRule = (rule: string): readonly string[] =>
  isRuleName(rule) ? [rule, ...(others[rule] ?? [])] : []

export const listRulesOfCategories = (categories: readonly string[]): Rule[] =>
  taughtRules.filter((rule) => listCategoriesOfRule(rule).some((category) => categories.includes(category)))

const placeOf = (rule: Rule): number => taughtRules.indexOf(rule)

export interface RuleChoices {
  readonly choices: readonly Rule[]
  readonly right: readonly Rule[]
}

/** Rules do not apply to the long sound of bootje and the short one of lange, although both can be heard. */
const isHeardIn = (word: Word, rule: Rule): boolean =>
  listEndSoundKinds(word).some((kind) => rule === `kg-${kind}`)

const areRivals = (a: Rule, b: Rule): boolean => a.startsWith('kg-') && b.startsWith('kg-')

const maxRules = 3
const numChoices = 5

/** Returns at most three rules of a word and the offered rules, all of them already taught. */
export function chooseRuleChoices(word: Word): RuleChoices {
  const { id, category = '', rules = [] } = word
  const [own] = listRulesOfCategories([category])
  const known = rules.filter(isRuleName)
  const last = own === undefined ? Math.max(placeOf('stomme-e'), ...known.map(placeOf)) : placeOf(own)
  const taught = taughtRules.slice(0, last + 1).toReversed()
  const found = taught
    .filter((rule) => known.includes(rule))
    .toSorted((a, b) => Number(b === own) - Number(a === own))
    .slice(0, maxRules)
  const isLike = (rule: Rule) => found.some((one) => isSimilarCategory(one, rule) || areRivals(one, rule))
  const wrong = taught
    .filter((rule) => !known.includes(rule) && !isHeardIn(word, rule))
    .toSorted((a, b) => Number(isLike(b)) - Number(isLike(a)))
    .slice(0, numChoices - 1 - found.length)
  return {
    choices: [...shuffle([...found, ...wrong], id), asHeard],
    right: found.length === 0 ? [asHeard] : found,
  }
}
