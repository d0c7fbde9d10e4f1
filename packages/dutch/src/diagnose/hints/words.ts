import { isVowel, type GraphemeContext } from '../context.ts'
import type { KnownTag } from '../tags.ts'
import type { ErrorPlace, HintRule } from './place.ts'

const prefixesAsHeard: Readonly<Record<string, string>> = { be: 'bu', ge: 'gu', ver: 'vur' }

const kofschipHint = "Denk aan het hele werkwoord en aan 't kofschip: te of de, t of d?"
const softNHint = 'Je hoort de n bijna niet, maar je schrijft hem wel.'
const wholeStemHint = 'Schrijf eerst de ik-vorm helemaal en zet er dan te of de achter.'

const startsWithS = ({ context }: ErrorPlace): boolean => context.next?.letters.startsWith('s') ?? false

const diminutiveEndHint = 'Luister goed naar het eind: is het je, tje, pje of etje?'

const aroundApostrophe = ({ at, letters }: GraphemeContext): { before: string; after: string } => {
  const mark = letters.includes("'") ? 0 : 1
  return { before: at(mark - 1)?.letters ?? '', after: at(mark + 1)?.letters ?? '' }
}

function isName({ at }: GraphemeContext): boolean {
  let distance = 0
  while (at(distance - 1) !== undefined) distance -= 1
  return /^\p{Lu}/u.test(at(distance)?.letters ?? '')
}

const hintForApostrophe: HintRule = ({ target, answer, context }) => {
  if (context.belongsTo("'s")) return 'Schrijf eerst de hoge komma, dan de s en dan een spatie.'
  if (!target.includes("'"))
    return answer.includes("'") ? 'Hier komt geen hoge komma: plak de s eraan vast.' : undefined
  const { before, after } = aroundApostrophe(context)
  if (after === '') return 'Aan het eind hoor je al een s: schrijf alleen een hoge komma.'
  if (after.startsWith('t'))
    return before.endsWith('y')
      ? "Na een medeklinker en een y komt 'tje, met een hoge komma."
      : 'Voor tje komt hier een hoge komma.'
  if (after !== 's') return 'De hoge komma staat waar letters weg zijn.'
  return isName(context)
    ? "Eindigt de naam op één a, i, o of u, of een y na een medeklinker? Dan schrijf je 's."
    : undefined
}

const hintForHyphen: HintRule = ({ target, context }) => {
  if (!target.includes('-')) return 'Hier komt geen streepje: schrijf de woorden aan elkaar.'
  const mark = context.letters.includes('-') ? 0 : 1
  const doVowelsMeet =
    /[aeiou]$/i.test(context.at(mark - 1)?.letters ?? '') &&
    /^[aeiou]/i.test(context.at(mark + 1)?.letters ?? '')
  return doVowelsMeet ? undefined : 'Dit woord heeft een streepje: onthoud het.'
}

/** True in a suffix that follows an unchanged stem. */
const isInSuffix = ({ part, at }: GraphemeContext): boolean =>
  /^'?(e?t|p)?je$/.test(part) ||
  /^(e?t|p)je$/.test([0, 1, 2, 3].map((distance) => at(distance)?.letters ?? '').join(''))

const hintForDiminutive: HintRule = ({ target, answer, context }) => {
  if (target === 'nk' && answer.includes('g')) return 'De g van ing wordt een k: schrijf inkje.'
  if (target === 'p' && answer === 't') return 'Eindigt het woord op een m? Dan komt er vaak pje achter.'
  if (/^([aeou])\1>\1'?$/.test(`${target}>${answer}`))
    return 'De klank aan het eind blijft lang: schrijf hem nu dubbel.'
  if (target === 'ie') return 'De klank aan het eind blijft lang: maak van de i nu ie.'
  return isInSuffix(context) ? diminutiveEndHint : undefined
}

export const wordHints: Partial<Record<KnownTag, HintRule>> = {
  'ww-dt': ({ target, context }) => {
    if (!context.belongsTo('ww-toen')) return undefined
    return target.length === 2 ? wholeStemHint : kofschipHint
  },
  apostrof: hintForApostrophe,
  koppelteken: hintForHyphen,
  // The te of breedte is no word.
  samenstelling: ({ context: { at } }) =>
    at(1)?.letters === 't' && at(2)?.letters === 'e' && at(3) === undefined
      ? 'Schrijf eerst het hele woord en zet er dan te achter.'
      : undefined,
  'tussen-n': ({ answer, context }) => {
    if (answer === '') return context.belongsTo('tussen-n') ? undefined : softNHint
    return 'Hier komt geen n: tussen deze twee woorden schrijf je alleen een e.'
  },
  'tussen-s': (place) => {
    if (place.target.startsWith('s') && place.answer !== '')
      return 'Tussen deze twee woorden komt niet nog een s.'
    if (place.answer !== '') return 'Tussen deze twee woorden schrijf je geen s.'
    return startsWithS(place)
      ? 'Hoor je de s niet goed? Denk aan een ander woord met hetzelfde begin.'
      : undefined
  },
  'be-ge-ver': ({ target, context }) => {
    if (target.startsWith('r')) return 'Schrijf eerst ver en dan de rest van het woord.'
    return `Je hoort ‘${prefixesAsHeard[context.part]}’, maar je schrijft ${context.part}.`
  },
  ig: ({ context }) =>
    context.next?.letters === 'g' && !isVowel(context.at(2)) ? undefined : 'Hoor je ‘ug’? Dan schrijf je ig.',
  lijk: ({ target, context }) => {
    if (target.startsWith('l')) return 'Schrijf eerst het hele woord en zet er dan lijk achter.'
    return context.at(2) ? 'Hoor je ‘luk’? Dan schrijf je lijk.' : undefined
  },
  'slot-n': ({ context }) => (context.isLast ? undefined : softNHint),
  verkleinwoord: hintForDiminutive,
}
