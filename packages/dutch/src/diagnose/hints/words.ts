import { isVowel } from '../context.ts'
import type { KnownTag } from '../tags.ts'
import type { ErrorPlace, HintRule } from './place.ts'

const prefixesAsHeard: Readonly<Record<string, string>> = { be: 'bu', ge: 'gu', ver: 'vur' }

const kofschipHint = "Denk aan het hele werkwoord en aan 't kofschip: te of de, t of d?"
const softNHint = 'Je hoort de n bijna niet, maar je schrijft hem wel.'
const wholeStemHint = 'Schrijf eerst de ik-vorm helemaal en zet er dan te of de achter.'

const startsWithS = ({ context }: ErrorPlace): boolean => context.next?.letters.startsWith('s') ?? false

const hintForApostrophe: HintRule = ({ target, answer, context }) => {
  if (context.belongsTo("'s")) return 'Schrijf eerst de hoge komma, dan de s en dan een spatie.'
  if (answer.includes("'") && !target.includes("'")) return 'Hier komt geen hoge komma: plak de s eraan vast.'
  return undefined
}

export const wordHints: Partial<Record<KnownTag, HintRule>> = {
  'ww-dt': ({ target, context }) => {
    if (!context.belongsTo('ww-toen')) return undefined
    return target.length === 2 ? wholeStemHint : kofschipHint
  },
  apostrof: hintForApostrophe,
  koppelteken: ({ target }) =>
    target.includes('-') ? undefined : 'Hier komt geen streepje: schrijf de woorden aan elkaar.',
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
  verkleinwoord: ({ target, answer }) => {
    if (target === 'nk' && answer.includes('g')) return 'De g van ing wordt een k: schrijf inkje.'
    return target === 'p' && answer === 't'
      ? 'Eindigt het woord op een m? Dan komt er vaak pje achter.'
      : undefined
  },
}
