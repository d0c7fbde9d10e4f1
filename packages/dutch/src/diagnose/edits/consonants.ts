import { isDoubledConsonant } from '../../codes.ts'
import { isConsonant, isVowel, type GraphemeContext } from '../context.ts'
import {
  noSpellings,
  createPairEditRule,
  createEditRule,
  createLetterEditRule,
  type EditRule,
} from './edit.ts'

const doublingPattern = /^[bcdfgklmnprstz]$/
const finalTSpellings: Readonly<Record<string, readonly string[]>> = {
  d: ['t', 'dt', 'td'],
  t: ['d', 'dt', 'td'],
}
const finalPSpellings: Readonly<Record<string, readonly string[]>> = { b: ['p'], p: ['b'] }
/** Consonants pronounced at nearly the same place in the mouth. Any other letter may be a typing error. */
const nearConsonants: Readonly<Record<string, string>> = {
  p: 'b t k',
  b: 'p',
  t: 'd k p',
  d: 't',
  k: 'g t p',
  g: 'k',
  m: 'n',
  n: 'm',
  mm: 'nn',
  nn: 'mm',
  l: 'r',
  r: 'l',
  w: 'v f',
  v: 'w',
  f: 'w',
}
const chtSpellings: Readonly<Record<string, readonly string[]>> = {
  ch: ['gt', 'ght', 'gd', 'cgt', 'gcht'],
  g: ['cht', 'chd'],
}

/** True at the end of a klankgroep, and for the d of tand|arts. */
function soundsVoiceless({ grapheme, letters, inCoda, next }: GraphemeContext): boolean {
  return (inCoda && !isVowel(next)) || /^(?:d m_t|b m_p)$/.test(`${letters} ${grapheme.sound}`)
}

function inCluster({ grapheme, letters, previous, next, startsPart, endsPart }: GraphemeContext): boolean {
  // The i of sociaal sounds like a j.
  if (!isConsonant(grapheme) || grapheme.letters.length > 1 || letters === 'i') return false
  return (isConsonant(previous) && !startsPart) || (isConsonant(next) && !endsPart)
}

function canBeDoubled({ letters, previous, next }: GraphemeContext): boolean {
  return doublingPattern.test(letters) && next?.letters !== letters && previous?.letters !== letters
}

/** Matches a consonant next to a vowel of two letters: keerft for kreeft, virend for vriend. */
const besideLongVowel = ({ grapheme, letters, next }: GraphemeContext): boolean =>
  isConsonant(grapheme) && letters.length === 1 && /^[LT]2$/.test(next?.code ?? '')

/** True for the d of hielden and kinderen. */
const beforeWeakVowel = ({ isFirst, next }: GraphemeContext): boolean => !isFirst && next?.code === 'D1'

function canSwap({ grapheme, letters, next }: GraphemeContext): boolean {
  return (
    letters.length === 1 &&
    next?.letters.length === 1 &&
    grapheme.code !== 'H1' &&
    next.code !== 'H1' &&
    next.letters !== letters
  )
}

export const consonantEdits: readonly EditRule[] = [
  createEditRule(
    'verdubbeling',
    ({ grapheme, letters }) => isConsonant(grapheme) && isDoubledConsonant(letters),
    ({ letters }) => [letters.charAt(0)],
  ),
  createEditRule('te-veel-dubbel', canBeDoubled, ({ letters }) => [letters + letters]),
  createPairEditRule(
    'cht',
    ({ next, previous, endsPart }) => next?.letters === 't' && isVowel(previous) && !endsPart,
    ({ letters }) => chtSpellings[letters] ?? noSpellings,
  ),
  createPairEditRule(
    'sch',
    ({ letters, next }) => letters === 's' && next?.letters === 'ch',
    'sg s sk sh sc sgh scg gs sj schg'.split(' '),
  ),
  createLetterEditRule('ng', 'm_ng', { ng: 'n nn nk g gn nng ngg m ngn' }),
  createLetterEditRule('nk', 'm_nk', { nk: 'ngk nkk n k ng nc ngt' }),
  createEditRule(
    'plakletter',
    ({ letters, next, endsPart }) => /^[lr]$/.test(letters) && isConsonant(next) && !endsPart,
    ({ letters }) => ['u', 'e', 'i'].flatMap((extra) => [letters + extra, letters + letters + extra]),
  ),
  createLetterEditRule('ch-g', 'm_ch', { ch: 'g gg gh cg', g: 'ch gh' }),
  createLetterEditRule('ch-g', 'm_g', { g: 'ch gh', gg: 'ch cch chg' }),
  createEditRule('d-t', soundsVoiceless, ({ letters }) => finalTSpellings[letters] ?? noSpellings),
  createEditRule('b-p', soundsVoiceless, ({ letters }) => finalPSpellings[letters] ?? noSpellings),
  createLetterEditRule('d-t', '', { dd: 'tt t', tt: 'dd' }),
  createEditRule('d-t', beforeWeakVowel, ({ letters }) => (letters === 'd' ? ['t'] : noSpellings)),
  createLetterEditRule('b-p', '', { bb: 'pp p', pp: 'bb' }),
  createLetterEditRule('f-v', '', { f: 'v', v: 'f', ff: 'v vv' }),
  createLetterEditRule('s-z', '', { s: 'z', z: 's', ss: 'z zz', zz: 's ss' }),
  createLetterEditRule('b-d', '', { b: 'd', d: 'b', bb: 'dd', dd: 'bb' }),
  createPairEditRule('volgorde', canSwap, ({ letters, next }) => [(next?.letters ?? '') + letters]),
  createPairEditRule('volgorde', besideLongVowel, ({ letters, next }) => {
    const [first = '', second = ''] = next?.letters ?? ''
    return [first + second + letters, first + letters + second]
  }),
  createEditRule('cluster', inCluster, ['']),
  createLetterEditRule('medeklinker', '', nearConsonants),
]
