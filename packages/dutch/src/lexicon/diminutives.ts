import type { CompoundSources } from './compounds.ts'
import { isWord, type Lexicon, takesDiminutive } from './lexicon.ts'

interface Diminutive {
  /** The noun in the form before the ending: bomm, kettin, boot. */
  readonly base: string
  /** `je`, `tje`, `pje`, `etje`, `kje`, with an s in the plural. */
  readonly ending: string
}

const diminutivePattern = /^(.+?)(jes?)$/

/** Marks the ending by the listed noun: the t of bootje belongs to boot, the t of eitje to the ending. */
export function markDiminutive(word: string, { lexicon, common }: CompoundSources): Diminutive | undefined {
  const [, before = '', je = ''] = diminutivePattern.exec(word) ?? []
  if (je === '' || before.length < 2) return undefined
  // bal-letje, although ballet is a word.
  const stem = /^(.+)([lmnr])\2et$/.exec(before)
  if (stem && lexicon.has(`${stem[1]}${stem[2]}`)) return undefined
  // koe-tje and la-tje, written laatje, although koet and laat are words too.
  const open = /^(.+?)([aou]?)\2t$/.exec(before)
  const noun = open === null ? '' : `${open[1]}${open[2]}`
  if (/[aeiou]$/.test(noun) && common.has(noun)) return { base: before.slice(0, -1), ending: `t${je}` }
  const whole = endingAfter(before, je, lexicon)
  if (whole) return whole
  // lama, la-maa-tje: not from maat; taxi, taxie-tje.
  if (/(?:aa|oo|uu|ee|[^aeiou]ie)t$/.test(before) && lexicon.has(before.slice(0, -2)))
    return { base: before.slice(0, -1), ending: `t${je}` }
  const unlisted = unlistedAfter(before, je, lexicon)
  if (unlisted) return unlisted
  // bomm-etje and kettin-kje, which the rules cut correctly.
  if (/(?:([^aeiou])\1|ng)et$|ink$/.test(before)) return undefined
  // The longest noun at the end decides: boot in roeiboot.
  for (let at = 2; at <= before.length - 2; at += 1) {
    if (!isWordBeginning(before.slice(0, at), lexicon)) continue
    const end = endingAfter(before.slice(at), je, lexicon)
    if (end) return { base: before.slice(0, at) + end.base, ending: end.ending }
  }
  return undefined
}

const isWordBeginning = (text: string, lexicon: Lexicon): boolean =>
  ['', 's', 'en', 'e', 'n'].some(
    (link) => text.endsWith(link) && isWord(lexicon, text.slice(0, text.length - link.length)),
  )

function endingAfter(noun: string, je: string, lexicon: Lexicon): Diminutive | undefined {
  if (takesDiminutive(lexicon, noun, 'je') && !noun.endsWith('m')) return { base: noun, ending: je }
  const shorter = noun.slice(0, -1)
  if (noun.endsWith('t') && takesDiminutive(lexicon, shorter, 'tje'))
    return { base: shorter, ending: `t${je}` }
  if (noun.endsWith('mp') && takesDiminutive(lexicon, shorter, 'je'))
    return { base: shorter, ending: `p${je}` }
  return undefined
}

/** Returns the diminutive of a noun like vergiet, for which the dictionary has none. */
const unlistedAfter = (noun: string, je: string, lexicon: Lexicon): Diminutive | undefined =>
  noun.endsWith('t') && lexicon.has(noun) && !lexicon.has(noun.slice(0, -1))
    ? { base: noun, ending: je }
    : undefined
