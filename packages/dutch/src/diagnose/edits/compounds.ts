import { isRepeatedAcrossBoundary, isVowel, type GraphemeContext } from '../context.ts'
import { createPairEditRule, createEditRule, type EditRule } from './edit.ts'

const startsNextWord = ({ startsPart, part, belongsTo }: GraphemeContext): boolean =>
  startsPart && part.length > 1 && belongsTo('samenstelling')
const endsWord = ({ endsPart, belongsTo }: GraphemeContext): boolean => endsPart && belongsTo('samenstelling')

/** True at a boundary of two words or after a prefix: vooraad, uitrekken. Ver- and -lijk have other hints. */
const losesRepeated = (context: GraphemeContext): boolean =>
  isRepeatedAcrossBoundary(context) && !/^(be|ge|ver)$/.test(context.part) && context.at(2)?.code !== 'D2'

const nearPairs = new Set(['fv', 'sz', 'td', 'dt', 'pb', 'kg'])

/** True if two letters at a boundary of parts sound like one: afvegen is misspelt avegen. */
const losesNear = ({ letters, endsPart, next, part }: GraphemeContext): boolean =>
  endsPart && part !== 'ont' && nearPairs.has(letters + (next?.letters ?? ''))

/** True for a k before d or b, which sounds like the g of goal: zagdoek. */
const soundsVoiced = (context: GraphemeContext): boolean =>
  endsWord(context) && context.letters === 'k' && /^[bd]/.test(context.next?.letters ?? '')

export const compoundEdits: readonly EditRule[] = [
  createEditRule(
    'tussen-n',
    (context) => endsWord(context) && context.letters === 'n' && context.previous?.code === 'D1',
    [''],
  ),
  createEditRule(
    'tussen-n',
    (context) => endsWord(context) && context.letters === 'e' && context.grapheme.code === 'D1',
    ['en'],
  ),
  createEditRule(
    'tussen-s',
    ({ letters, part, endsPart, belongsTo }) =>
      letters === 's' && part.length > 1 && endsPart && belongsTo('tussen-s'),
    [''],
  ),
  createEditRule('tussen-s', startsNextWord, ({ letters }) => [`s${letters}`]),
  createEditRule('samenstelling', (context) => endsWord(context) && /^[dtbpkg]$/.test(context.letters), ['']),
  createEditRule('samenstelling', soundsVoiced, ['g']),
  createPairEditRule('samenstelling', losesRepeated, ({ letters }) => [letters]),
  createPairEditRule('samenstelling', losesNear, ({ letters, next }) => [letters, next?.letters ?? '']),
  createEditRule('aaneen', startsNextWord, ({ letters }) => [` ${letters}`]),
  createEditRule('koppelteken', ({ letters }) => letters === '-', ['', ' ']),
  createEditRule('koppelteken', startsNextWord, ({ letters }) => [`-${letters}`]),
  createEditRule('apostrof', ({ letters }) => letters === "'", ['', '-', '"', ' ']),
  createEditRule('apostrof', ({ letters, isLast }) => letters === "'" && isLast, ["'s", 's']),
  createPairEditRule(
    'apostrof',
    ({ letters, next }) => letters === "'" && next !== undefined,
    ({ next }) => [`${next?.letters ?? ''}'`],
  ),
  createPairEditRule(
    'apostrof',
    ({ grapheme, letters, next }) => next?.letters === "'" && isVowel(grapheme) && letters.length === 1,
    ({ letters }) => [letters + letters, /^[iy]$/.test(letters) ? 'ie' : letters],
  ),
  createEditRule(
    'apostrof',
    ({ letters, isLast, isFirst, previous }) =>
      letters === 's' && isLast && !isFirst && previous?.letters !== "'",
    ["'s"],
  ),
  createEditRule('apostrof', ({ letters, previous }) => letters === ' ' && previous?.letters === 's', [
    '',
    '-',
  ]),
]
