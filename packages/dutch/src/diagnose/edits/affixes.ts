import { isConsonant, isRepeatedAcrossBoundary, type GraphemeContext } from '../context.ts'
import { createPairEditRule, createEditRule, type EditRule } from './edit.ts'

const isStommeE = ({ grapheme, letters }: GraphemeContext): boolean =>
  grapheme.code === 'D1' && letters === 'e'
const isDiminutive = ({ part, startsPart, belongsTo }: GraphemeContext): boolean =>
  startsPart &&
  /^[tp]?jes?$/.test(part) &&
  (belongsTo('vk-je') || belongsTo('vk-tje') || belongsTo('vk-etje'))

export const affixEdits: readonly EditRule[] = [
  createEditRule('be-ge-ver', (context) => /^(be|ge|ver)$/.test(context.part) && isStommeE(context), [
    'u',
    'i',
    'eu',
    '',
  ]),
  createPairEditRule('be-ge-ver', (context) => context.part === 'ver' && isRepeatedAcrossBoundary(context), [
    'r',
  ]),
  createEditRule(
    'be-ge-ver',
    ({ part, letters, endsPart }) => part === 'ver' && letters === 'r' && endsPart,
    [''],
  ),
  createEditRule('ig', ({ grapheme, letters }) => grapheme.code === 'D1' && letters === 'i', [
    'u',
    'e',
    'uu',
  ]),
  createEditRule('lijk', ({ grapheme, letters }) => grapheme.code === 'D2' && letters === 'ij', [
    'u',
    'e',
    'ei',
    'i',
    'y',
    'eu',
  ]),
  createEditRule(
    'lijk',
    (context) => context.letters === 'l' && isConsonant(context.previous) && context.next?.code === 'D2',
    ['el', 'ul'],
  ),
  createPairEditRule('lijk', (context) => isRepeatedAcrossBoundary(context) && context.at(2)?.code === 'D2', [
    'l',
  ]),
  createEditRule('stomme-e', isStommeE, ['u', 'i', 'uh', 'ee', 'eu', 'a', 'o']),
  createEditRule('stomme-e', (context) => isStommeE(context) && isConsonant(context.next), ['']),
  createEditRule(
    'slot-n',
    ({ letters, isLast, endsPart, previous, next, at, belongsTo }) =>
      letters === 'n' &&
      previous?.code === 'D1' &&
      (isLast || (next?.letters === 's' && !at(2)) || (endsPart && !belongsTo('samenstelling'))),
    [''],
  ),
  createEditRule('verkleinwoord', (context) => isDiminutive(context) && context.letters === 'j', ['tj', 'i']),
  createEditRule('verkleinwoord', (context) => isDiminutive(context) && context.letters !== 'j', ['']),
  createEditRule('verkleinwoord', (context) => isDiminutive(context) && context.letters === 'p', ['t']),
  createPairEditRule('verkleinwoord', (context) => isDiminutive(context) && context.letters === 'p', ['ptj']),
  createEditRule('verkleinwoord', (context) => isDiminutive(context) && context.letters === 't', ['p', 'd']),
  createEditRule(
    'verkleinwoord',
    ({ grapheme, next, belongsTo }) =>
      grapheme.code === 'D1' && next?.letters === 't' && belongsTo('vk-etje'),
    [''],
  ),
  createEditRule(
    'verkleinwoord',
    ({ letters, endsPart, next }) => /^(aa|oo|uu|ee)$/.test(letters) && endsPart && next?.letters === 't',
    ({ letters }) => [letters.charAt(0), `${letters.charAt(0)}'`],
  ),
  createEditRule(
    'verkleinwoord',
    ({ letters, endsPart, belongsTo }) => letters === 'ie' && endsPart && belongsTo('vk-open'),
    ['i', "i'"],
  ),
  createEditRule(
    'verkleinwoord',
    ({ letters, endsPart, next }) => endsPart && letters === 'd' && next?.letters === 'j',
    ['t', ''],
  ),
  createEditRule('verkleinwoord', ({ letters, belongsTo }) => letters === 'nk' && belongsTo('vk-etje'), [
    'ng',
    'ngk',
  ]),
]
