import type { Context } from '../context.ts'
import { isConsonant } from '../context.ts'
import type { EditRule } from './edit.ts'
import { NONE, swap } from './edit.ts'

/** Long vowels and what is written for them before r and l. */
const BEFORE_R_OR_L: Readonly<Record<string, readonly string[]>> = {
  ee: ['i', 'e', 'ie'],
  oo: ['o', 'u', 'ou'],
  eu: ['u', 'uu', 'oo', 'ui'],
}
const DOUBLED = /^(aa|ee|oo|uu)$/

/** Whether another klankgroep begins right after the vowel. */
function isOpen({ next, grapheme, at }: Context): boolean {
  if (!next) return true
  return next.group > grapheme.group || (!isConsonant(next) && at(2) === undefined)
}

/** Errors in vowels (dutch.md §4.4 and §5). */
export const VOWEL_EDITS: readonly EditRule[] = [
  {
    tag: 'verenkeling',
    writes: ({ grapheme, letters }) =>
      grapheme.code === 'L1' && /^[aeou]$/.test(letters) ? [letters + letters] : NONE,
  },
  {
    tag: 'eer',
    writes: ({ letters, next, grapheme }) =>
      next?.group === grapheme.group && /^[rl]$/.test(next.letters) ? (BEFORE_R_OR_L[letters] ?? NONE) : NONE,
  },
  { tag: 'lang-kort', writes: ({ letters }) => (DOUBLED.test(letters) ? [letters.charAt(0)] : NONE) },
  {
    tag: 'lang-kort',
    writes: ({ grapheme, letters }) => {
      if (!/^K/.test(grapheme.code) || letters.length > 1) return NONE
      return letters === 'i' ? ['ie'] : /^[aeou]$/.test(letters) ? [letters + letters] : NONE
    },
  },
  {
    tag: 'lang-kort',
    span: 2,
    writes: ({ grapheme, letters, next }) =>
      grapheme.code === 'K2' && next && /^[aeou]$/.test(letters)
        ? [letters + letters + next.letters.charAt(0)]
        : NONE,
  },
  { tag: 'lang-kort', writes: (context) => (context.letters === 'ie' && !isOpen(context) ? ['i'] : NONE) },
  { tag: 'i=ie', writes: (context) => (context.letters === 'ie' && isOpen(context) ? ['i', 'y'] : NONE) },
  swap('i=ie', 't_ie', { i: 'ie y' }),
  swap('y=ie', 't_ie', { y: 'ie i ij ey', ey: 'ie y i' }),
  swap('ei-ij', 't_ei', { ei: 'ij y eij', ij: 'ei y eij j' }),
  swap('au-ou', 't_au', {
    au: 'ou ouw auw',
    ou: 'au auw ouw',
    auw: 'ouw au ou aauw',
    ouw: 'auw ou au',
  }),
  swap('aai', '', {
    aai: 'aaj ai aj aaij aaie',
    ooi: 'ooj oi oj ooij ooie',
    oei: 'oej oeij oui ui',
  }),
  swap('eeuw', '', {
    eeuw: 'eew ew euw eeu eeuuw',
    ieuw: 'iew iw ieu iuw ieuuw',
    uw: 'uuw uu u w',
    eeu: 'ee eu e',
    ieu: 'ie iu',
  }),
  swap('tweeteken', '', {
    ie: 'ei',
    oe: 'eo ui eu ou oo u',
    eu: 'ue ui oe',
    ui: 'iu eu oe uu',
    ei: 'ie',
    ij: 'ji',
    au: 'ua',
    ou: 'uo',
  }),
  {
    tag: 'korte-klank',
    writes: ({ grapheme, letters }) => (/^K/.test(grapheme.code) ? (NEAR_SHORT[letters] ?? NONE) : NONE),
  },
]

/** Short vowels that are taken for each other. */
const NEAR_SHORT: Readonly<Record<string, readonly string[]>> = {
  a: ['e', 'o'],
  e: ['i', 'a'],
  i: ['e', 'u'],
  o: ['u', 'a'],
  u: ['o', 'i'],
}
