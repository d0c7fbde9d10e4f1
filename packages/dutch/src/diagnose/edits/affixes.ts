import type { GraphemeContext } from '../context.ts'
import { isConsonant, isRepeatedAcrossBoundary } from '../context.ts'
import type { EditRule } from './edit.ts'
import { pairEditRule, editRule } from './edit.ts'

const isStommeE = ({ grapheme, letters }: GraphemeContext): boolean =>
  grapheme.code === 'D1' && letters === 'e'
const isDiminutive = ({ part, startsPart, belongsTo }: GraphemeContext): boolean =>
  startsPart &&
  /^[tp]?jes?$/.test(part) &&
  (belongsTo('vk-je') || belongsTo('vk-tje') || belongsTo('vk-etje'))

export const affixEdits: readonly EditRule[] = [
  editRule('be-ge-ver', (context) => /^(be|ge|ver)$/.test(context.part) && isStommeE(context), [
    'u',
    'i',
    'eu',
    '',
  ]),
  pairEditRule('be-ge-ver', (context) => context.part === 'ver' && isRepeatedAcrossBoundary(context), ['r']),
  editRule('be-ge-ver', ({ part, letters, endsPart }) => part === 'ver' && letters === 'r' && endsPart, ['']),
  editRule('ig', ({ grapheme, letters }) => grapheme.code === 'D1' && letters === 'i', ['u', 'e', 'uu']),
  editRule('lijk', ({ grapheme, letters }) => grapheme.code === 'D2' && letters === 'ij', [
    'u',
    'e',
    'ei',
    'i',
    'y',
    'eu',
  ]),
  editRule(
    'lijk',
    (context) => context.letters === 'l' && isConsonant(context.previous) && context.next?.code === 'D2',
    ['el', 'ul'],
  ),
  pairEditRule('lijk', (context) => isRepeatedAcrossBoundary(context) && context.at(2)?.code === 'D2', ['l']),
  editRule('stomme-e', isStommeE, ['u', 'i', 'uh', 'ee', 'eu', 'a', 'o']),
  editRule('stomme-e', (context) => isStommeE(context) && isConsonant(context.next), ['']),
  editRule(
    'slot-n',
    ({ letters, isLast, endsPart, previous, belongsTo }) =>
      letters === 'n' && previous?.code === 'D1' && (isLast || (endsPart && !belongsTo('samenstelling'))),
    [''],
  ),
  editRule('verkleinwoord', (context) => isDiminutive(context) && context.letters === 'j', ['tj', 'i']),
  editRule('verkleinwoord', (context) => isDiminutive(context) && context.letters !== 'j', ['']),
  editRule('verkleinwoord', (context) => isDiminutive(context) && context.letters === 'p', ['t']),
  pairEditRule('verkleinwoord', (context) => isDiminutive(context) && context.letters === 'p', ['ptj']),
  editRule('verkleinwoord', (context) => isDiminutive(context) && context.letters === 't', ['p', 'd']),
  editRule(
    'verkleinwoord',
    ({ grapheme, next, belongsTo }) =>
      grapheme.code === 'D1' && next?.letters === 't' && belongsTo('vk-etje'),
    [''],
  ),
  editRule(
    'verkleinwoord',
    ({ letters, endsPart, next }) => /^(aa|oo|uu|ee)$/.test(letters) && endsPart && next?.letters === 't',
    ({ letters }) => [letters.charAt(0)],
  ),
  editRule(
    'verkleinwoord',
    ({ letters, endsPart, next }) => endsPart && letters === 'd' && next?.letters === 'j',
    ['t', ''],
  ),
  editRule('verkleinwoord', ({ letters, belongsTo }) => letters === 'nk' && belongsTo('vk-etje'), [
    'ng',
    'ngk',
  ]),
]
