import type { Context } from '../context.ts'
import { isConsonant, isVowel } from '../context.ts'
import { isDouble } from '../../codes.ts'
import type { EditRule } from './edit.ts'
import { NONE, swap } from './edit.ts'

/** Letters that are doubled in Dutch. */
const CAN_DOUBLE = /^[bcdfgklmnprstz]$/

/** Whether it stands where final devoicing makes d and t, b and p sound the same. */
function soundsVoiceless({ inCoda, next }: Context): boolean {
  return inCoda && !isVowel(next)
}

/** Whether a consonant stands beside it in the same part of the word. */
function inCluster({ grapheme, previous, next, startsPart, endsPart }: Context): boolean {
  if (!isConsonant(grapheme) || grapheme.letters.length > 1) return false
  return (isConsonant(previous) && !startsPart) || (isConsonant(next) && !endsPart)
}

/** Errors in consonants (dutch.md §4.4 and §5). */
export const CONSONANT_EDITS: readonly EditRule[] = [
  {
    tag: 'verdubbeling',
    writes: ({ grapheme, letters }) =>
      isConsonant(grapheme) && isDouble(letters) ? [letters.charAt(0)] : NONE,
  },
  {
    tag: 'te-veel-dubbel',
    writes: ({ letters, previous, next }) =>
      CAN_DOUBLE.test(letters) && isVowel(previous) && (isVowel(next) || (!next && previous?.code === 'K1'))
        ? [letters + letters]
        : NONE,
  },
  {
    tag: 'cht',
    span: 2,
    writes: ({ letters, next, previous, endsPart }) => {
      if (next?.letters !== 't' || !isVowel(previous) || endsPart) return NONE
      return letters === 'ch'
        ? ['gt', 'ght', 'gd', 'chd', 'cgt', 'gcht']
        : letters === 'g'
          ? ['cht', 'chd']
          : NONE
    },
  },
  {
    tag: 'sch',
    span: 2,
    writes: ({ letters, next }) =>
      letters === 's' && next?.letters === 'ch'
        ? ['sg', 's', 'sk', 'sh', 'sc', 'sgh', 'scg', 'gs', 'sj']
        : NONE,
  },
  swap('sch', '', { sch: 'sg s' }),
  swap('ng', 'm_ng', { ng: 'n nn nk g gn nng ngg m ngn' }),
  swap('nk', 'm_nk', { nk: 'ngk nkk n k ng nc ngt' }),
  {
    tag: 'plakletter',
    writes: ({ letters, next, endsPart }) =>
      /^[lr]$/.test(letters) && isConsonant(next) && !endsPart
        ? ['u', 'e', 'i'].flatMap((extra) => [letters + extra, letters + letters + extra])
        : NONE,
  },
  swap('ch-g', 'm_ch', { ch: 'g gg gh cg', g: 'ch gh' }),
  swap('ch-g', 'm_g', { g: 'ch gh', gg: 'ch cch chg' }),
  { tag: 'd-t', writes: (context) => (soundsVoiceless(context) ? (FINAL_T[context.letters] ?? NONE) : NONE) },
  { tag: 'b-p', writes: (context) => (soundsVoiceless(context) ? (FINAL_P[context.letters] ?? NONE) : NONE) },
  swap('f-v', '', { f: 'v', v: 'f', ff: 'v' }),
  swap('s-z', '', { s: 'z', z: 's' }),
  swap('b-d', '', { b: 'd', d: 'b' }),
  {
    tag: 'volgorde',
    span: 2,
    writes: ({ grapheme, letters, next }) => {
      if (!next || letters.length > 1 || next.letters.length > 1 || grapheme.code === 'H1') return NONE
      return next.code !== 'H1' && next.letters !== letters ? [next.letters + letters] : NONE
    },
  },
  { tag: 'cluster', writes: (context) => (inCluster(context) ? [''] : NONE) },
  swap('medeklinker', '', { p: 'b', b: 'p', t: 'd', d: 't', m: 'n', n: 'm', w: 'v', v: 'w', k: 'g', g: 'k' }),
]

const FINAL_T: Readonly<Record<string, readonly string[]>> = { d: ['t', 'dt', 'td'], t: ['d', 'dt', 'td'] }
const FINAL_P: Readonly<Record<string, readonly string[]>> = { b: ['p'], p: ['b'] }
