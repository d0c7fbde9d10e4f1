import { isConsonant, type GraphemeContext } from '../context.ts'
import {
  noSpellings,
  createPairEditRule,
  createEditRule,
  createLetterEditRule,
  type EditRule,
} from './edit.ts'

/** Spellings of a long vowel before r and l, where it sounds different. */
const beforeROrL: Readonly<Record<string, readonly string[]>> = {
  ee: ['i', 'e', 'ie'],
  oo: ['o', 'u', 'ou'],
  eu: ['u', 'uu', 'oo', 'ui'],
}
const nearShort: Readonly<Record<string, readonly string[]>> = {
  a: ['e', 'o', 'u'],
  e: ['i', 'a', 'u'],
  i: ['e', 'u'],
  o: ['u', 'a'],
  u: ['o', 'i', 'e', 'a'],
}

/** Vowels that a child may hear instead of any other vowel. */
const vowelSpellings: readonly string[] = 'a e i o u aa ee oo uu ie oe eu ui ei ij au ou'.split(' ')

const twoLetterVowels: readonly string[] = 'ie oe eu ui ei ij au ou'.split(' ')

const longVowels: readonly string[] = 'aa ee oo uu'.split(' ')

const soundAlike = (letters: string, vowel: string): boolean =>
  letters === vowel || ['ei ij', 'au ou'].some((pair) => pair.includes(letters) && pair.includes(vowel))

const isShort = ({ grapheme, letters }: GraphemeContext): boolean =>
  grapheme.code.startsWith('K') && /^[aeiou]$/.test(letters)
const isIe = ({ letters }: GraphemeContext): boolean => letters === 'ie'
const lengthened = (letters: string): string => (letters === 'i' ? 'ie' : letters + letters)

function isOpen({ next, grapheme, at }: GraphemeContext): boolean {
  return !next || next.group > grapheme.group || (!isConsonant(next) && at(2) === undefined)
}

export const vowelEdits: readonly EditRule[] = [
  createEditRule(
    'verenkeling',
    ({ grapheme, letters }) => grapheme.code === 'L1' && /^[aeou]$/.test(letters),
    ({ letters }) => [letters + letters],
  ),
  createEditRule(
    'eer',
    ({ next, grapheme }) => next?.group === grapheme.group && /^[rl]$/.test(next.letters),
    ({ letters }) => beforeROrL[letters] ?? noSpellings,
  ),
  createEditRule(
    'lang-kort',
    ({ letters }) => /^(aa|ee|oo|uu)$/.test(letters),
    ({ letters }) => [letters.charAt(0)],
  ),
  createEditRule('lang-kort', isShort, ({ letters }) => [lengthened(letters)]),
  createPairEditRule(
    'lang-kort',
    (context) => isShort(context) && context.grapheme.code === 'K2',
    ({ letters, next }) => [lengthened(letters) + (next?.letters.charAt(0) ?? '')],
  ),
  createEditRule('lang-kort', (context) => isIe(context) && !isOpen(context), ['i']),
  createEditRule('i=ie', (context) => isIe(context) && isOpen(context), ['i', 'y']),
  createLetterEditRule('i=ie', 't_ie', { i: 'ie y', ij: 'ie i y' }),
  createLetterEditRule('y=ie', 't_ie', { y: 'ie i ij ey', ey: 'ie y i' }),
  createLetterEditRule('ei-ij', 't_ei', { ei: 'ij y eij', ij: 'ei y eij j' }),
  createLetterEditRule('au-ou', 't_au', {
    au: 'ou ouw auw',
    ou: 'au auw ouw',
    auw: 'ouw au ou aauw',
    ouw: 'auw ou au',
  }),
  createPairEditRule('au-ou', ({ grapheme, next }) => grapheme.sound === 't_au' && next?.letters === 'w', [
    'ou',
    'au',
  ]),
  createLetterEditRule('aai', '', {
    aai: 'aaj ai aj aaij aaie aa',
    ooi: 'ooj oi oj ooij ooie oo',
    oei: 'oej oeij oui ui oi oe',
  }),
  createLetterEditRule('eeuw', '', {
    eeuw: 'eew ew euw eeu eeuuw',
    ieuw: 'iew iw ieu iuw ieuuw',
    uw: 'uuw uu u w',
    eeu: 'ee eu e',
    ieu: 'ie iu',
  }),
  createLetterEditRule('tweeteken', '', {
    ie: 'ei',
    oe: 'eo ui eu ou oo u o',
    eu: 'ue ui oe e u',
    ui: 'iu eu oe uu u i',
    ei: 'ie',
    ij: 'ji',
    au: 'ua',
    ou: 'uo',
  }),
  createEditRule(
    'tweeteken',
    ({ grapheme, letters }) => grapheme.code === 'T2' && twoLetterVowels.includes(letters),
    ({ letters }) => [...twoLetterVowels, ...longVowels].filter((vowel) => !soundAlike(letters, vowel)),
  ),
  createEditRule('korte-klank', isShort, ({ letters }) => nearShort[letters] ?? noSpellings),
  createEditRule(
    'klinker',
    ({ letters }) => vowelSpellings.includes(letters),
    ({ letters }) => [...vowelSpellings.filter((vowel) => vowel !== letters), ''],
  ),
]
