import type { Context } from '../context.ts'
import { isConsonant, isSameAcross } from '../context.ts'
import type { EditRule } from './edit.ts'
import { pairRule, rule } from './edit.ts'

const isStommeE = ({ grapheme, letters }: Context): boolean => grapheme.code === 'D1' && letters === 'e'
const isDiminutive = ({ part, startsPart, belongsTo }: Context): boolean =>
  startsPart &&
  /^[tp]?jes?$/.test(part) &&
  (belongsTo('vk-je') || belongsTo('vk-tje') || belongsTo('vk-etje'))

/** Errors in prefixes, suffixes and the stomme e (dutch.md §4.4). */
export const affixEdits: readonly EditRule[] = [
  rule('be-ge-ver', (context) => /^(be|ge|ver)$/.test(context.part) && isStommeE(context), [
    'u',
    'i',
    'eu',
    '',
  ]),
  pairRule('be-ge-ver', (context) => context.part === 'ver' && isSameAcross(context), ['r']),
  rule('ig', ({ grapheme, letters }) => grapheme.code === 'D1' && letters === 'i', ['u', 'e', 'uu']),
  rule('lijk', ({ grapheme }) => grapheme.code === 'D2', ['u', 'e', 'ei', 'i', 'y', 'eu']),
  pairRule('lijk', (context) => isSameAcross(context) && context.at(2)?.code === 'D2', ['l']),
  rule('stomme-e', isStommeE, ['u', 'i', 'uh', 'ee', 'eu', 'a', 'o']),
  rule('stomme-e', (context) => isStommeE(context) && isConsonant(context.next), ['']),
  rule(
    'slot-n',
    ({ letters, isLast, endsPart, previous, belongsTo }) =>
      letters === 'n' && previous?.code === 'D1' && (isLast || (endsPart && !belongsTo('samenstelling'))),
    [''],
  ),
  rule('verkleinwoord', (context) => isDiminutive(context) && context.letters === 'j', ['tj', 'i']),
  rule('verkleinwoord', (context) => isDiminutive(context) && context.letters !== 'j', ['']),
  rule(
    'verkleinwoord',
    ({ letters, endsPart, next }) => endsPart && letters === 'd' && next?.letters === 'j',
    ['t', ''],
  ),
  rule('verkleinwoord', ({ letters, belongsTo }) => letters === 'nk' && belongsTo('vk-etje'), ['ng', 'ngk']),
]
