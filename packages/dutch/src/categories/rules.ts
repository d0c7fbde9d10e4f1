import type { Code } from '../codes.ts'
import { IRREGULAR, SHORT_TO_LONG } from '../plural/lists.ts'
import type { SoundId } from '../sounds.ts'
import type { Facts, Group } from './facts.ts'

/**
 * How a category is recognised: `holds` on the facts of a word; `reason` says to a child why
 * (dutch.md §2 and §4.1, rule 7). The ids are those of the curriculum.
 */
export type CategoryRule = { category: string; holds: (facts: Facts) => boolean; reason: string }

const code = (facts: Facts, wanted: Code): boolean => facts.codes.has(wanted)
const letters = (facts: Facts, ...wanted: string[]): boolean =>
  wanted.some((text) => facts.spellings.has(text))
const spelled = (facts: Facts, text: string, sound: SoundId): boolean =>
  facts.spellings.has(`${text} ${sound}`)
const only = (facts: Facts): Group | undefined => (facts.groups.length === 1 ? facts.groups[0] : undefined)
const first = (facts: Facts): Group | undefined => facts.groups[0]
const last = (facts: Facts): Group | undefined => facts.groups.at(-1)
/** A klankgroep before the last with this end sound. */
const openEnd = (facts: Facts, end: string): boolean =>
  facts.groups.slice(0, -1).some((group) => group.end === end)
const matches = (facts: Facts, pattern: RegExp): boolean => pattern.test(facts.word)
const suffix = (facts: Facts, pattern: RegExp): boolean =>
  facts.morphs.length > 1 &&
  facts.morphs.at(-1)?.role === 'suffix' &&
  pattern.test(facts.morphs.at(-1)?.text ?? '')
const stems = (facts: Facts): string[] =>
  facts.morphs.flatMap((morph) => (morph.role === 'stem' ? [morph.text] : []))
const isCompound = (facts: Facts): boolean => stems(facts).length > 1
/** Whether the last part is a form of a listed word of this kind, with such an ending. */
const form = (facts: Facts, kind: string, ending: RegExp): boolean => {
  const part = facts.morphs.findLast((morph) => morph.role === 'stem')
  const tail = part?.known ? facts.word.slice(facts.word.lastIndexOf(part.text) + part.known.end) : ''
  return (part?.known?.entry.kinds.includes(kind) ?? false) && ending.test(tail)
}
/** An ik-vorm in d that is nothing but a verb: word, vind. */
const isStemInD = (facts: Facts): boolean =>
  matches(facts, /d$/) &&
  facts.morphs.at(-1)?.known?.entry.kinds.join() === 'verbs' &&
  form(facts, 'verbs', /^$/)
const weak = (facts: Facts, ...prefixes: string[]): boolean =>
  facts.morphs.some((morph) => morph.role === 'weak' && prefixes.includes(morph.text))
const link = (facts: Facts, pattern: RegExp): boolean =>
  isCompound(facts) &&
  stems(facts)
    .slice(0, -1)
    .some((part, index) => pattern.test(part) && isLinked(facts, index))
/** Whether a part of a compound is longer than the listed word in it: tanden(borstel), konings(kroon). */
const isLinked = (facts: Facts, index: number): boolean => {
  const part = facts.morphs.filter((morph) => morph.role === 'stem')[index]
  return part !== undefined && (part.known === undefined || part.known.end < part.text.length)
}
const plurals = new Set(Object.values(IRREGULAR))

/** The rules in the order of the curriculum. */
export const CATEGORY_RULES: readonly CategoryRule[] = [
  {
    category: 'kort',
    holds: (facts) => only(facts)?.vowel?.code === 'K1',
    reason: 'Je hoort een korte klank: die schrijf je met één letter.',
  },
  {
    category: 'lang',
    holds: (facts) => only(facts)?.vowel?.code === 'L2',
    reason: 'Je hoort een lange klank: die schrijf je hier met twee letters.',
  },
  {
    category: 'tweeteken',
    holds: (facts) => letters(facts, 'ie', 'oe', 'eu', 'ui'),
    reason: 'Hier staat een tweetekenklank: ie, oe, eu of ui.',
  },
  {
    category: 'mmkm',
    holds: (facts) => first(facts)?.onset.length === 2,
    reason: 'Vooraan hoor je twee medeklinkers.',
  },
  {
    category: 'mkmm',
    holds: (facts) => last(facts)?.coda.length === 2,
    reason: 'Achteraan hoor je twee medeklinkers.',
  },
  {
    category: 'cluster',
    holds: (facts) =>
      facts.groups.some(
        ({ onset, coda }) => onset.length > 2 || coda.length > 2 || (onset.length > 1 && coda.length > 1),
      ),
    reason: 'Er staan veel medeklinkers bij elkaar.',
  },
  {
    category: 'plakletter',
    holds: (facts) =>
      facts.groups.some(
        ({ vowel, coda }) =>
          vowel?.code === 'K1' &&
          /^[lr](?:[kfmpbg]|ch|v)/.test(coda.map((grapheme) => grapheme.letters).join('')),
      ),
    reason: 'Na de l of de r hoor je soms een u, maar die schrijf je niet.',
  },
  {
    category: 'sch',
    holds: (facts) =>
      facts.groups.some(({ onset }) => onset[0]?.letters === 's' && onset[1]?.letters === 'ch'),
    reason: 'Je hoort /sg/ en je schrijft sch.',
  },
  { category: 'ng', holds: (facts) => letters(facts, 'ng'), reason: 'De klank ng schrijf je met n en g.' },
  { category: 'nk', holds: (facts) => letters(facts, 'nk'), reason: 'Je hoort /ngk/ en je schrijft nk.' },
  {
    category: 'cht',
    holds: (facts) =>
      /[aeiou]cht/.test(facts.word) &&
      facts.groups.some(({ vowel, coda }) => vowel?.code === 'K1' && coda[0]?.letters === 'ch'),
    reason: 'Na een korte klank hoor je /gt/ en schrijf je cht.',
  },
  {
    category: 'aai',
    holds: (facts) => letters(facts, 'aai', 'ooi', 'oei'),
    reason: 'Je hoort een j en je schrijft een i: aai, ooi of oei.',
  },
  {
    category: 'eer',
    holds: (facts) =>
      facts.groups.some(
        ({ vowel, coda }) => ['ee', 'oo', 'eu'].includes(vowel?.letters ?? '') && coda[0]?.letters === 'r',
      ),
    reason: 'Voor de r klinkt ee, oo of eu anders.',
  },
  {
    category: 'eeuw',
    holds: (facts) => letters(facts, 'eeuw', 'ieuw', 'uw', 'eeu', 'ieu'),
    reason: 'Je hoort een w: vergeet de u ervoor niet.',
  },
  {
    category: 'v/f',
    holds: (facts) => ['m_v', 'm_f'].includes(facts.graphemes[0]?.sound ?? '') && /^[vf]/.test(facts.word),
    reason: 'Vooraan hoor je v of f: voel of je keel trilt.',
  },
  {
    category: 'z/s',
    holds: (facts) => /^[zs]/.test(facts.word),
    reason: 'Vooraan hoor je z of s: voel of je keel trilt.',
  },
  { category: 'samenstelling', holds: isCompound, reason: 'Dit zijn twee woorden aan elkaar.' },
  {
    category: 'kg-M',
    holds: (facts) => openEnd(facts, 'M'),
    reason: 'Een klankgroep eindigt op een medeklinker: schrijf wat je hoort.',
  },
  {
    category: 'stomme-e',
    holds: (facts) => spelled(facts, 'e', 'd_e') || spelled(facts, 'ë', 'd_e'),
    reason: 'Je hoort een u, maar je schrijft een e.',
  },
  {
    category: 'kg-T',
    holds: (facts) => openEnd(facts, 'T'),
    reason: 'Een klankgroep eindigt op een tweetekenklank: schrijf wat je hoort.',
  },
  {
    category: 'kg-L',
    holds: (facts) => openEnd(facts, 'L') && code(facts, 'L1'),
    reason: 'Een klankgroep eindigt op een lange klank: één letter.',
  },
  {
    category: 'kg-L+',
    holds: (facts) => facts.groups.length > 2 && openEnd(facts, 'L') && code(facts, 'L1'),
    reason: 'Het is een lang woord: kijk bij elke klankgroep opnieuw.',
  },
  {
    category: 'kg-K',
    holds: (facts) => code(facts, 'K2'),
    reason: 'Een klankgroep eindigt op een korte klank: de medeklinker erna is dubbel.',
  },
  {
    category: 'kg-LK',
    holds: (facts) => code(facts, 'K2') || (openEnd(facts, 'L') && code(facts, 'L1')),
    reason: 'Luister of de klank lang of kort is: één letter of een dubbele medeklinker.',
  },
  {
    category: 'be-ge-ver',
    holds: (facts) => weak(facts, 'be', 'ge', 'ver'),
    reason: 'Het woord begint met be, ge of ver.',
  },
  {
    category: 'eind-d',
    holds: (facts) => matches(facts, /d$/),
    reason: 'Je hoort een t, maar als je het woord langer maakt hoor je een d.',
  },
  {
    category: 'd/t',
    holds: (facts) => matches(facts, /[dt]$/) && last(facts)?.coda.at(-1)?.sound === 'm_t',
    reason: 'Achteraan hoor je een t: maak het woord langer en luister.',
  },
  {
    category: 'b/p',
    holds: (facts) => matches(facts, /[bp]$/),
    reason: 'Achteraan hoor je een p: maak het woord langer en luister.',
  },
  {
    category: 'f-v',
    holds: (facts) => matches(facts, /ven$/),
    reason: 'Eén heeft een f, meer hebben een v.',
  },
  {
    category: 's-z',
    holds: (facts) => matches(facts, /zen$/),
    reason: 'Eén heeft een s, meer hebben een z.',
  },
  {
    category: 'mv-s',
    holds: (facts) => matches(facts, /(?:e[lmnr]|j?e)s$/) && last(facts)?.vowel?.code === 'D1',
    reason: 'In het meervoud komt er een s achter.',
  },
  {
    category: "mv-'s",
    holds: (facts) => matches(facts, /[aiouy]'s$/),
    reason: "In het meervoud komt er 's achter.",
  },
  {
    category: 'mv-bijz',
    holds: (facts) => plurals.has(facts.word) || isLongPlural(facts.word),
    reason: 'Dit meervoud is bijzonder: de klank verandert of er komt eren achter.',
  },
  {
    category: 'vk-je',
    holds: (facts) => suffix(facts, /^jes?$/) && !matches(facts, /nkjes?$/),
    reason: 'Achter het hele woord komt je.',
  },
  {
    category: 'vk-tje',
    holds: (facts) => suffix(facts, /^[tp]jes?$/) && !matches(facts, /(?:ng|([lnrm])\1)etjes?$/),
    reason: 'Achter het hele woord komt tje of pje.',
  },
  {
    category: 'vk-etje',
    holds: (facts) => matches(facts, /(?:(?:ng|([^aeiou])\1)et|ink)jes?$/),
    reason: 'Na een korte klank komt etje, en ing wordt inkje.',
  },
  {
    category: 'ig',
    holds: (facts) => spelled(facts, 'i', 'd_e') && /ig/.test(facts.word),
    reason: 'Je hoort /ug/ en je schrijft ig.',
  },
  {
    category: 'lijk',
    holds: (facts) => code(facts, 'D2'),
    reason: 'Je hoort /luk/ en je schrijft lijk.',
  },
  {
    category: 'ing-heid',
    holds: (facts) => facts.groups.length > 1 && matches(facts, /(?:ing(?:en|s)?|heid|heden)$/),
    reason: 'Het woord eindigt op ing of heid.',
  },
  {
    category: 'samenst-weg',
    holds: (facts) =>
      isCompound(facts) && /(?:[dtkgbp]\|[^aeiou]|([^aeiou])\|\1)/.test(stems(facts).join('|')),
    reason: 'Bij de splitsing hoor je een klank niet goed: schrijf beide woorden heel.',
  },
  {
    category: 'tussen-n',
    holds: (facts) => link(facts, /en?$/),
    reason: 'Tussen de twee woorden komt en of e.',
  },
  {
    category: 'tussen-s',
    holds: (facts) => link(facts, /s$/),
    reason: 'Tussen de twee woorden hoor je een s.',
  },
  {
    category: 'bnw',
    holds: (facts) => form(facts, 'adjectives', /^e$/) || form(facts, 'materials', /^$/),
    reason: 'Het woord zegt hoe iets is of waarvan het gemaakt is.',
  },
  {
    category: 'ww-nu',
    holds: (facts) => form(facts, 'verbs', /^t$/) || isStemInD(facts),
    reason: 'Het is de ik-vorm met een t.',
  },
  {
    category: 'ww-toen',
    holds: (facts) =>
      form(facts, 'verbs', /^[td]en?$/) || (weak(facts, 'ge') && form(facts, 'verbs', /^[td]$/)),
    reason: 'Het is vroeger gebeurd: gebruik het kofschip.',
  },
  {
    category: 'ij',
    holds: (facts) => spelled(facts, 'ij', 't_ei'),
    reason: 'Je hoort /ei/ en je schrijft de lange ij.',
  },
  {
    category: 'ei',
    holds: (facts) => spelled(facts, 'ei', 't_ei') && !suffix(facts, /^hei/) && !matches(facts, /teit$/),
    reason: 'Je hoort /ei/ en je schrijft de korte ei.',
  },
  {
    category: 'au',
    holds: (facts) => letters(facts, 'au', 'auw'),
    reason: 'Je hoort /au/ en je schrijft au.',
  },
  {
    category: 'ou',
    holds: (facts) => spelled(facts, 'ou', 't_au') || letters(facts, 'ouw'),
    reason: 'Je hoort /au/ en je schrijft ou.',
  },
  {
    category: 'ch',
    holds: (facts) => spelled(facts, 'ch', 'm_ch') && !/(?:s|^)ch|cht/.test(facts.word.replace(/^ch/, '')),
    reason: 'Je hoort /g/ en je schrijft ch.',
  },
  {
    category: 'i=ie',
    holds: (facts) => spelled(facts, 'i', 't_ie') && !matches(facts, /isch(?:e|er|st)?$/),
    reason: 'Je hoort /ie/ en je schrijft i.',
  },
  {
    category: 'y=ie',
    holds: (facts) => spelled(facts, 'y', 't_ie'),
    reason: 'Je hoort /ie/ en je schrijft y.',
  },
  {
    category: 'c=k',
    holds: (facts) => spelled(facts, 'c', 'm_k') || spelled(facts, 'cc', 'm_k'),
    reason: 'Je hoort /k/ en je schrijft c.',
  },
  { category: 'c=s', holds: (facts) => spelled(facts, 'c', 'm_s'), reason: 'Je hoort /s/ en je schrijft c.' },
  { category: 'x', holds: (facts) => letters(facts, 'x'), reason: 'Je hoort /ks/ en je schrijft x.' },
  {
    category: 'tie',
    holds: (facts) => matches(facts, /(?:[^s]|^)ties?$/) && facts.groups.length > 1,
    reason: 'Je hoort /tsie/ of /sie/ en je schrijft tie.',
  },
  {
    category: 'isch',
    holds: (facts) => letters(facts, 'sch'),
    reason: 'Je hoort /ies/ en je schrijft isch.',
  },
  { category: 'th', holds: (facts) => letters(facts, 'th'), reason: 'Je hoort /t/ en je schrijft th.' },
  {
    category: 'é',
    holds: (facts) => letters(facts, 'é'),
    reason: 'Je hoort /ee/ en op de e staat een streepje.',
  },
  {
    category: 'trema',
    holds: (facts) => matches(facts, /[äëïöü]/),
    reason: 'Twee puntjes: hier begint een nieuwe klankgroep.',
  },
  {
    category: "'s",
    holds: (facts) => facts.word.startsWith("'s "),
    reason: "Je hoort een s en je schrijft 's met een spatie erachter.",
  },
  {
    category: 'koppel',
    holds: (facts) => facts.word.includes('-'),
    reason: 'Tussen de twee woorden komt een streepje.',
  },
  {
    category: 'ch=sj',
    holds: (facts) => spelled(facts, 'ch', 'm_sj'),
    reason: 'Je hoort /sj/ en je schrijft ch.',
  },
  {
    category: 'g=zj',
    holds: (facts) => spelled(facts, 'g', 'm_zj'),
    reason: 'Je hoort /zj/ en je schrijft g.',
  },
  { category: 'eau', holds: (facts) => letters(facts, 'eau'), reason: 'Je hoort /oo/ en je schrijft eau.' },
  {
    category: 'ou=oe',
    holds: (facts) => spelled(facts, 'ou', 't_oe'),
    reason: 'Je hoort /oe/ en je schrijft ou.',
  },
  {
    category: 'qu',
    holds: (facts) => letters(facts, 'qu'),
    reason: 'Je hoort /kw/ of /k/ en je schrijft qu.',
  },
  {
    category: 'teit',
    holds: (facts) => matches(facts, /teit(?:en)?$/),
    reason: 'Je hoort /tijt/ en je schrijft teit.',
  },
  {
    category: 'engels',
    holds: (facts) => facts.morphs.some((morph) => morph.known?.entry.kinds.includes('english')),
    reason: 'Dit woord komt uit het Engels.',
  },
]

function isLongPlural(word: string): boolean {
  const found = /([^aeiou]*)([aeou])([^aeiou])en$/.exec(word)
  if (!found) return false
  const hard = found[3] === 'v' ? 'f' : found[3] === 'z' ? 's' : found[3]
  return SHORT_TO_LONG.has(`${word.slice(0, -3)}${hard}`)
}
