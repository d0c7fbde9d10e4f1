import type { GraphemeContext } from '../context.ts'
import {
  noSpellings,
  createPairEditRule,
  createEditRule,
  createLetterEditRule,
  type EditRule,
} from './edit.ts'

const extraTrema: Readonly<Record<string, readonly string[]>> = {
  e: ['ë'],
  i: ['ï'],
  o: ['ö'],
  u: ['ü'],
  a: ['ä'],
}

const pair =
  (first: string, second: string) =>
  ({ letters, next }: GraphemeContext): boolean =>
    letters === first && next?.letters.toLowerCase() === second

function english(sound: string, table: Readonly<Record<string, string>>): EditRule {
  const { writes } = createLetterEditRule('engels', sound, table)
  return createEditRule('engels', ({ belongsTo }) => belongsTo('engels'), writes)
}

const silentT: ReadonlySet<string> = new Set(['ballet', 'bidet', 'buffet', 'cabaret', 'chalet', 'filet'])

export const loanEdits: readonly EditRule[] = [
  createLetterEditRule('c=k', 'm_k', { c: 'k ck kk', k: 'c ck', cc: 'k kk ck', ck: 'k kk c' }),
  createLetterEditRule('c=s', 'm_s', { c: 's z ss', s: 'c', ç: 's c' }),
  createLetterEditRule('x', 'm_ks', { x: 'ks cks kx xs kxs cs' }),
  createPairEditRule('x', pair('k', 's'), ['x', 'ksx', 'xs']),
  createPairEditRule(
    'tie',
    (context) => pair('t', 'ie')(context) && context.grapheme.sound !== 'm_t',
    'tsie sie tsi si zie cie ti tzie sy'.split(' '),
  ),
  createPairEditRule('tie', (context) => pair('t', 'i')(context) && context.grapheme.sound !== 'm_t', [
    'tsi',
    'tsj',
    'tj',
    'si',
    'sj',
    'ci',
  ]),
  createPairEditRule(
    'sie',
    (context) => context.belongsTo('sie') && pair('s', 'ie')(context),
    'tie cie tsie tzie si'.split(' '),
  ),
  createPairEditRule(
    'sie',
    (context) => context.belongsTo('sie') && pair('ss', 'ie')(context),
    'tie cie tsie ssi sci stie scie'.split(' '),
  ),
  createPairEditRule('c=s', (context) => pair('c', 'ie')(context) && context.at(2) === undefined, [
    'tie',
    'tsie',
  ]),
  createPairEditRule('isch', pair('i', 'sch'), 'ies is iesch isc ich iesg isg iess'.split(' ')),
  createLetterEditRule('th', 'm_t', { th: 't d ht', t: 'th' }),
  createLetterEditRule('qu', '', { qu: 'kw k q kwu cu qw' }),
  createPairEditRule('qu', pair('k', 'w'), ['qu', 'q', 'cw', 'qw']),
  createLetterEditRule('ch=sj', 'm_sj', { ch: 'sj sh sch s tsj tj', sh: 'sj sch ch s', sj: 'ch sh sch' }),
  createLetterEditRule('g=zj', 'm_zj', { g: 'zj sj zg z j zh sg dj', j: 'zj sj g zg dj z' }),
  createLetterEditRule('eau', 'l_oo', { eau: 'o oo ou au eou oow eo' }),
  createLetterEditRule('ou=oe', 't_oe', { ou: 'oe u ouw oo' }),
  createPairEditRule('teit', (context) => pair('t', 'ei')(context) && context.belongsTo('teit'), [
    'tij',
    'ty',
    'te',
    'tie',
  ]),
  createLetterEditRule('é', '', { é: 'e ee ée è ë ei', éé: 'ee ée eé é èè e', ê: 'e è é', è: 'e é ê' }),
  createPairEditRule('frans', pair('g', 'n'), ['nj']),
  createPairEditRule('frans', pair('g', 'h'), ['g', 'gg']),
  createPairEditRule('frans', (context) => pair('e', 't')(context) && silentT.has(context.part), [
    'é',
    'ee',
    'ë',
    'ei',
  ]),
  createLetterEditRule('y=ie', 'k_i', { y: 'i ie' }),
  createEditRule(
    'trema',
    ({ letters }) => /^[äëïöü]./.test(letters),
    ({ letters }) => [letters.normalize('NFD').replace('\u0308', '')],
  ),
  createLetterEditRule('trema', '', { ë: 'e é', ï: 'i ie', ö: 'o', ü: 'u', ä: 'a' }),
  createEditRule(
    'trema',
    ({ grapheme }) => /^[KLTD]1$/.test(grapheme.code),
    ({ letters }) => extraTrema[letters] ?? noSpellings,
  ),
  createPairEditRule(
    'trema',
    ({ next }) => next?.letters === 'ë',
    ({ letters }) => [
      `${letters}${letters === 'ee' ? '' : 'e'}`,
      `${letters.slice(0, -1)}ëe`,
      ...(letters === 'ee' ? ['eë'] : []),
    ],
  ),
  createLetterEditRule('frans', 'l_oo', { au: 'oo o' }),
  createLetterEditRule('frans', 'l_aa', { oi: 'wa waa oa' }),
  createLetterEditRule('frans', '', { gn: 'nj n ng nnj', ph: 'f', ai: 'è e ee ei aj', gh: 'g gg' }),
  english('l_ee', { a: 'ee e ea ei ey', ea: 'ee ei', ai: 'ee ea e' }),
  english('t_ie', { ea: 'ie i ee e', ee: 'ie i ea' }),
  english('l_oo', { oa: 'oo o ow', ow: 'oo o ou', o: 'oo oa ow' }),
  english('t_oe', { oo: 'oe u ou', ui: 'oe u oo', ew: 'oe u' }),
  english('t_aai', { i: 'aai ai ij y', igh: 'aai ai ij y', y: 'aai ai i' }),
  english('t_au', { ow: 'au ou ouw auw' }),
  english('k_e', { a: 'e', ea: 'e' }),
  createEditRule('engels', ({ grapheme, belongsTo }) => grapheme.code === 'S1' && belongsTo('engels'), ['']),
  createEditRule('frans', ({ grapheme }) => grapheme.code === 'S1', ['']),
]
