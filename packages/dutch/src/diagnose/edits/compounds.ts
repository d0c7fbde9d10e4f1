import type { Context } from '../context.ts'
import { isSameAcross, isVowel } from '../context.ts'
import type { EditRule } from './edit.ts'
import { pairRule, rule } from './edit.ts'

const startsNextWord = ({ startsPart, part, belongsTo }: Context): boolean =>
  startsPart && part.length > 1 && belongsTo('samenstelling')
const endsWord = ({ endsPart, belongsTo }: Context): boolean => endsPart && belongsTo('samenstelling')

/** Errors where two words meet, and in apostrophes, hyphens and spaces (dutch.md §4.4). */
export const compoundEdits: readonly EditRule[] = [
  rule(
    'tussen-n',
    (context) => endsWord(context) && context.letters === 'n' && context.previous?.code === 'D1',
    [''],
  ),
  rule(
    'tussen-n',
    (context) => endsWord(context) && context.letters === 'e' && context.grapheme.code === 'D1',
    ['en'],
  ),
  rule(
    'tussen-s',
    ({ letters, part, endsPart, belongsTo }) =>
      letters === 's' && part.length > 1 && endsPart && belongsTo('tussen-s'),
    [''],
  ),
  rule('tussen-s', startsNextWord, ({ letters }) => [`s${letters}`]),
  rule('samenstelling', (context) => endsWord(context) && /^[dtbpkg]$/.test(context.letters), ['']),
  pairRule(
    'samenstelling',
    (context) => endsWord(context) && isSameAcross(context),
    ({ letters }) => [letters],
  ),
  rule('aaneen', startsNextWord, ({ letters }) => [` ${letters}`]),
  rule('koppelteken', ({ letters }) => letters === '-', ['', ' ']),
  rule('koppelteken', startsNextWord, ({ letters }) => [`-${letters}`]),
  rule('apostrof', ({ letters }) => letters === "'", ['', '-', '"', ' ']),
  pairRule(
    'apostrof',
    ({ letters, next }) => letters === "'" && next !== undefined,
    ({ next }) => [`${next?.letters ?? ''}'`],
  ),
  pairRule(
    'apostrof',
    ({ grapheme, letters, next }) => next?.letters === "'" && isVowel(grapheme) && letters.length === 1,
    ({ letters }) => [letters + letters, /^[iy]$/.test(letters) ? 'ie' : letters],
  ),
  rule(
    'apostrof',
    ({ letters, isLast, isFirst, previous }) =>
      letters === 's' && isLast && !isFirst && previous?.letters !== "'",
    ["'s"],
  ),
  rule('apostrof', ({ letters, previous }) => letters === ' ' && previous?.letters === 's', ['', '-']),
]
