/** How a child may misspell a word, by rules of letters that share nothing with the rules of packages/dutch. */

type Replace = readonly [pattern: RegExp, ...spellings: string[]]

const vowel = '[aeiouyàâäéèêëïöü]'
const consonant = '[bcdfghjklmnpqrstvwxz]'

/** Each match of a pattern is replaced by each spelling, one at a time. */
const replacements: Readonly<Record<string, readonly Replace[]>> = {
  'ei or ij': [
    [/(?<!o)ei/g, 'ij'],
    [/(?<!l)ij/g, 'ei'],
  ],
  'au or ou': [
    [/au(?![xw])/g, 'ou'],
    [/auw/g, 'ou', 'ouw'],
    [/(?<=[^e])ou(?=[tdslkn])/g, 'au'],
    [/ouw/g, 'au', 'auw'],
  ],
  'vowels reversed': [
    [/oe(?!i)/g, 'eo'],
    [/ie(?!u)/g, 'ei'],
    [/eu(?!w)/g, 'ue'],
    [/ui/g, 'iu'],
    [/ij/g, 'ji'],
    [/ou/g, 'uo'],
  ],
  'vowel sound': [
    [/ui/g, 'eu'],
    [/eu(?!w)/g, 'ui'],
    [/oe(?!i)/g, 'oo'],
  ],
  'open syllable': [[new RegExp(`(?<=${consonant}|^)[aou](?=${consonant}${vowel})`, 'g'), '$&$&']],
  'open e': [[/(?<=^|[bcdfghklmnprstvwz])e(?=[bcdfghklmnprstvz](?:e[lnrs]?|en|ing|ig)$)/g, 'ee']],
  'closed syllable': [
    [/([bdfgklmnprst])\1(?=[aeiou])/g, '$1'],
    [new RegExp(`(?<=${vowel})([klmnprstbd])(?=e[nrl]?$)`, 'g'), '$1$1'],
  ],
  'long as short': [[/(aa|oo|uu|ee)(?=[bcdfghklmnprstvz])/g, '1']],
  'short as long': [[/(?<=^|[bcdfghklmnprstvwz])[aou](?=[bcdfgklmnpst](?:$|[bcdfgklmnpst]))/g, '$&$&']],
  'short vowel': [
    [/(?<=^|[bcdfghklmnprstvwz])e(?=[bcdfghklmnprstvwz]{1,2}$)/g, 'i'],
    [/(?<=^|[bcdfghklmnprstvwz])i(?=[bcdfghklmnprstvwz]{1,2}$)/g, 'e'],
    [/(?<=^|[bcdfghklmnprstvwz])u(?=[bcdfghklmnprstvwz]{1,2}$)/g, 'o'],
    [/(?<=^|[bcdfghklmnprstvwz])a(?=[bcdfghklmnprstvwz]{1,2}$)/g, 'e'],
  ],
  'f or v': [
    [/^v/g, 'f'],
    [/^f(?=[aeiou])/g, 'v'],
    [/(?<=[aeiour])v(?=e)/g, 'f'],
  ],
  's or z': [
    [/^z/g, 's'],
    [/^s(?=[aeiou])/g, 'z'],
    [/(?<=[aeiourln])z(?=e)/g, 's'],
  ],
  'final d': [
    [/(?<![d])d$/g, 't'],
    [/(?<=[nlr])t$/g, 'd'],
    [/dt$/g, 't', 'd'],
  ],
  'final b': [
    [/b$/g, 'p'],
    [/(?<=[aeioul])p$/g, 'b'],
  ],
  'd in the word': [[/d(?=(?:je|jes|heid|ing|schap))/g, 't']],
  'ch or g': [
    [/(?<=[aeiou])ch(?!t|e?r)/g, 'g'],
    [/(?<=[aeiou])g$/g, 'ch'],
  ],
  cht: [[/cht/g, 'gt']],
  sch: [[/^sch/g, 'sg', 's']],
  ng: [[/(?<=[aeiou])ng/g, 'n', 'g']],
  nk: [[/(?<=[aeiou])nk(?!oek|ooi|ast)/g, 'ngk']],
  'extra vowel': [[/(?<=[aeiou][lr])(?=[kmpfg])/g, 'u', 'e']],
  'stomme e': [
    [/(?<=[bcdfghklmnprstvz])e(?=[lrnm]$)/g, 'u'],
    [/^(be|ge|ver)(?=[bcdfghklmnprstvwz])/g, '2'],
  ],
  ig: [[/ig$/g, 'ug', 'eg']],
  lijk: [[/lijk/g, 'luk', 'lek']],
  'final n': [[/(?<=e)n$/g, '']],
  aai: [
    [/([ao])\1i/g, '$1$1j', '$1i'],
    [/oei/g, 'oej'],
  ],
  eeuw: [
    [/eeuw/g, 'eew'],
    [/ieuw/g, 'iew'],
    [/(?<![aeio])uw/g, 'uuw'],
  ],
  eer: [
    [/eer/g, 'ir'],
    [/oor/g, 'or'],
    [/eur/g, 'ur'],
  ],
  'i for ie': [
    [/ie(?![ur])/g, 'i'],
    [new RegExp(`(?<=${consonant}|^)i(?=${consonant}[aeou])`, 'g'), 'ie'],
  ],
  y: [[/y/g, 'ie', 'i']],
  c: [
    [/c(?=[aoulrt])/g, 'k'],
    [/c(?=[ei])/g, 's'],
  ],
  x: [[/x/g, 'ks']],
  tie: [[/tie$/g, 'sie', 'tsie']],
  isch: [[/isch/g, 'ies']],
  th: [[/th/g, 't']],
  accent: [
    [/é/g, 'e', 'ee'],
    [/ë/g, 'e'],
    [/ï/g, 'i'],
    [/ö/g, 'o'],
    [/ü/g, 'u'],
  ],
  qu: [[/qu/g, 'kw']],
  eau: [[/eau/g, 'oo', 'o']],
  'ou as oe': [[/ou(?=t|r|c|v)/g, 'oe']],
  'ch as sj': [[/(?<!s)ch(?=[aeio])/g, 'sj']],
  teit: [[/teit/g, 'tijt']],
  apostrophe: [[/'/g, '']],
  hyphen: [[/-/g, '', ' ']],
  space: [[/ /g, '']],
  'b or d': [
    [/^b/g, 'd'],
    [/^d/g, 'b'],
  ],
  cluster: [
    [/(?<=^[bdfgkpstvz])[lr]/g, ''],
    [/(?<=[aeiou])[lmnrs](?=[bdfgklmpst]$)/g, ''],
  ],
  'letters swapped': [[/([lr])([aeiou])(?=[bdfgkmnpst](?:$|[bdfgkmnpst]))/g, '$2$1']],
  'verb ending': [],
}

const special = (match: string, spelling: string): string => {
  if (spelling === '1') return match.charAt(0)
  return spelling === '2' ? match.replace('e', 'u') : spelling
}

export interface Misspelt {
  readonly kind: string
  readonly written: string
}

/** `parts`: where the word could be written in two. `isVerb`: is its ending what the step teaches? */
export function misspell(word: string, parts: readonly number[], isVerb: boolean): Misspelt[] {
  const found = Object.entries(replacements).flatMap(([kind, list]) =>
    list.flatMap(([pattern, ...spellings]) =>
      [...word.matchAll(pattern)].flatMap((match) =>
        spellings.map((spelling) => {
          const text = special(match[0], spelling)
            .replaceAll('$&', match[0])
            .replaceAll('$1', match[1] ?? '')
            .replaceAll('$2', match[2] ?? '')
          return {
            kind,
            written: word.slice(0, match.index) + text + word.slice(match.index + match[0].length),
          }
        }),
      ),
    ),
  )
  const inTwo = parts.map((at) => ({ kind: 'two words', written: `${word.slice(0, at)} ${word.slice(at)}` }))
  const verbs = isVerb
    ? [
        [/(?<=[^d])t$/, ''],
        [/(?<=[^d])t$/, 'd'],
        [/dt$/, 'd'],
        [/dt$/, 't'],
        [/(?<=[^t])te(n?)$/, 'de$1'],
        [/(?<=[^d])de(n?)$/, 'te$1'],
      ].map(([pattern = '', to = '']) => ({
        kind: 'verb ending',
        written: word.replace(pattern, String(to)),
      }))
    : []
  const seen = new Set([word])
  return [...found, ...inTwo, ...verbs].filter(
    ({ written }) => written !== '' && !seen.has(written) && seen.add(written),
  )
}
