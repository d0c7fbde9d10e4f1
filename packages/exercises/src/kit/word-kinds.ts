/** How a child can find out how a word is written, by what is difficult in it. */
export type WordKind = 'heard' | 'longer' | 'parts' | 'remembered' | 'rule'

/** By spelling category (dutch.md §2); the others are heard. */
const categoriesOf: Readonly<Record<Exclude<WordKind, 'heard'>, readonly string[]>> = {
  longer: ['eind-d', 'd/t', 'b/p'],
  parts: ['kg-L', 'kg-L+', 'kg-K', 'kg-LK'],
  remembered: [
    'ij',
    'ei',
    'au',
    'ou',
    'ch',
    'mv-bijz',
    "'s",
    'mix-leen',
    'engels',
    'i=ie',
    'y=ie',
    'c=k',
    'c=s',
    'x',
    'tie',
    'isch',
    'th',
    'é',
    'teit',
    'ch=sj',
    'g=zj',
    'eau',
    'ou=oe',
    'qu',
  ],
  rule: [
    'cht',
    'aai',
    'eer',
    'eeuw',
    'stomme-e',
    'be-ge-ver',
    'f-v',
    's-z',
    'mv-s',
    "mv-'s",
    'vk-je',
    'vk-tje',
    'vk-etje',
    'ig',
    'lijk',
    'ing-heid',
    'bnw',
    'ww-nu',
    'ww-toen',
    'samenst-weg',
    'tussen-n',
    'tussen-s',
    'trema',
    'koppel',
  ],
}

const kinds = new Map(
  Object.entries(categoriesOf).flatMap(([kind, categories]) =>
    categories.map((category) => [category, kind as WordKind] as const),
  ),
)

export const kindOfCategory = (category = ''): WordKind => kinds.get(category) ?? 'heard'
