import { isConsonant, isRepeatedAcrossBoundary, type GraphemeContext } from '../context.ts'
import { noSpellings, createPairEditRule, createEditRule, type EditRule } from './edit.ts'

const verbEndings: Readonly<Record<string, readonly string[]>> = {
  t: ['', 'd', 'dt'],
  d: ['t', 'dt'],
  dt: ['d', 't'],
}
const pastEndings: Readonly<Record<string, readonly string[]>> = { d: ['t', 'dd'], t: ['d', 'tt'] }

const isVerb = ({ belongsTo }: GraphemeContext): boolean => belongsTo('ww-nu') || belongsTo('ww-toen')
const isPast = ({ belongsTo, next, previous }: GraphemeContext): boolean =>
  belongsTo('ww-toen') && next?.code === 'D1' && isConsonant(previous)

/** True between the stem and -te or -de. Letters before the stem are no ending: weg|glijden. */
const isPastSeam = ({ belongsTo, letters, at }: GraphemeContext): boolean =>
  belongsTo('ww-toen') && /^[dt]$/.test(letters) && at(2)?.code === 'D1'

export const verbEdits: readonly EditRule[] = [
  createEditRule(
    'ww-dt',
    (context) => isVerb(context) && context.isLast,
    ({ letters }) => verbEndings[letters] ?? noSpellings,
  ),
  // No other word ends in dt.
  createEditRule('ww-dt', ({ letters, isLast }) => letters === 'dt' && isLast, ['d', 't']),
  createEditRule('ww-dt', isPast, ({ letters }) => pastEndings[letters] ?? noSpellings),
  createPairEditRule(
    'ww-dt',
    (context) => isPastSeam(context) && isRepeatedAcrossBoundary(context),
    ({ letters }) => [letters],
  ),
]
