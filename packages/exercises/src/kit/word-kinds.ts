import type { RefusedLetter } from './restricted-typing.ts'

/** How a child can find the difficult part of a word's spelling. */
export type WordKind = 'heard' | 'longer' | 'parts' | 'remembered' | 'rule'

/** Kinds of words by spelling category (dutch.md §2). Other categories are 'heard'. */
const categoriesOf: Readonly<Record<Exclude<WordKind, 'heard'>, string>> = {
  longer: 'eind-d d/t b/p',
  parts: 'kg-L kg-L+ kg-K kg-LK',
  remembered:
    "ij ei au ou ch mv-bijz 's mix-leen engels i=ie y=ie c=k c=s x tie sie isch th é teit ch=sj g=zj eau ou=oe qu è ieel oi-air",
  rule: "cht aai eer eeuw stomme-e be-ge-ver f-v s-z mv-s mv-'s vk-je vk-tje vk-etje ig lijk ing-heid bnw samenst-weg tussen-n tussen-s trema koppel eel open-eind ee-eind ont-her trap vk-open bezit nis-baar-loos aard-schap mv-mix er-daar tussen-e alle-allen",
}

const kinds = new Map(
  Object.entries(categoriesOf).flatMap(([kind, categories]) =>
    categories.split(' ').map((category) => [category, kind as WordKind] as const),
  ),
)

export function findKindOfCategory(category = ''): WordKind {
  if (category.startsWith('ww-')) return 'rule'
  return category.startsWith('weet-') ? 'remembered' : (kinds.get(category) ?? 'heard')
}

const heardByRule: ReadonlySet<string> = new Set(
  'lang tweeteken mmkm mkmm plakletter sch ng nk v/f z/s'.split(' '),
)

/** True if the word can be heard, and the rule of its step says how to write its difficult letters. */
export const hasRuleAtLetters = (category = ''): boolean => heardByRule.has(category)

/** True if the rule says how to listen to any letter of a word. */
export const hasRuleAnywhere = (category = ''): boolean =>
  category === 'cluster' || category === 'samenstelling'

/** Common misspellings of the letters of a rule, by category. Without an entry any misspelling counts. */
const writtenInstead: Readonly<Record<string, string>> = {
  lang: 'bcdfghjklmnpqrstvwxz',
  sch: 'ghk',
  ng: 'gkmn',
  nk: 'gkmn',
  cht: 'gh',
  ch: 'gh',
  aai: 'ij',
  eer: 'iur',
  eel: 'iul',
  eeuw: 'wuv',
  'v/f': 'vf',
  'z/s': 'zs',
  'f-v': 'f',
  's-z': 's',
  'eind-d': 't',
  'd/t': 'dt',
  'b/p': 'bp',
  'be-ge-ver': 'uf',
  ig: 'uec',
  lijk: 'ueky',
  ij: 'eiy',
  ei: 'ijy',
  au: 'owe',
  ou: 'awe',
  'i=ie': 'ey',
  'y=ie': 'ie',
  'c=k': 'k',
  'c=s': 'sz',
  x: 'ksc',
  qu: 'kwc',
  'ch=sj': 'sjgz',
  'g=zj': 'zjs',
  é: 'e',
}

/** True if a wrong letter at a place of the rule is a mistake against the rule. */
export function isAgainstRule(
  { word, category = '' }: { readonly word: string; readonly category?: string | undefined },
  { attempt, at }: RefusedLetter,
): boolean {
  const letter = attempt.toLowerCase()
  // True if the last letter was doubled or the next omitted: *boomen*, *bome*.
  if (findKindOfCategory(category) === 'parts')
    return word.slice(Math.max(0, at - 1), at + 3).includes(letter)
  return writtenInstead[category]?.includes(letter) ?? true
}

/** Parts of a word that decide its spelling: a vowel, a consonant, the end. */
const sorts: readonly (readonly string[])[] = [
  'tweeteken aai eer eel eeuw ij ei au ou i=ie y=ie ou=oe eau é è oi-air'.split(' '),
  'v/f z/s sch ng nk cht ch c=k c=s x th qu ch=sj g=zj'.split(' '),
  'tie sie isch teit ieel ig lijk ing-heid nis-baar-loos aard-schap'.split(' '),
]

export const isSimilarCategory = (a: string, b: string): boolean =>
  sorts.some((categories) => categories.includes(a) && categories.includes(b))
