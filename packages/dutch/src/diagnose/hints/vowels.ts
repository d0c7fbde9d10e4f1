import type { SoundId } from '../../sounds.ts'
import type { GraphemeContext } from '../context.ts'
import type { KnownTag } from '../tags.ts'
import { endsSoundGroup, type HintRule } from './place.ts'

const loanVowelHint = 'Dit is een leenwoord: je schrijft deze klank anders dan je hem hoort.'

const dutchSpellings: Readonly<Record<string, readonly SoundId[]>> = {
  a: ['k_a', 'l_aa'],
  e: ['k_e', 'l_ee', 'd_e'],
  i: ['k_i', 'd_e'],
  o: ['k_o', 'l_oo'],
  u: ['k_u', 'l_uu'],
  ou: ['t_au'],
  au: ['t_au'],
  ai: [],
  ea: [],
  oa: [],
}

function isForeign({ grapheme, letters }: GraphemeContext): boolean {
  const sounds = dutchSpellings[letters]
  return sounds !== undefined && grapheme.sound !== null && !sounds.includes(grapheme.sound)
}

const isSwapped = (target: string, answer: string): boolean =>
  answer.length === 2 && target === answer.split('').toReversed().join('')

const hintForEeuw: HintRule = ({ target, answer, context }) => {
  const written = context.next?.letters === 'w' ? `${answer}w` : answer
  if (!written.includes('u')) return undefined
  if (!written.endsWith('w')) return 'Achter de u komt hier nog een w: eeuw, ieuw of uw.'
  if (target === 'uw') return 'Hoor je ‘uuw’? Dan schrijf je één u en een w.'
  return 'Schrijf eerst ee of ie en dan uw.'
}

const hintForLength: HintRule = ({ target, answer, context }) => {
  if (isForeign(context)) return loanVowelHint
  if (target === 'ie' || answer.startsWith('ie')) return 'Luister goed: hoor je i of ie?'
  if (target.length === 1 || answer.length > 1) return undefined
  if (context.next?.letters === 'ch' && endsSoundGroup(context))
    return 'Voor ch schrijf je een lange klank met twee letters.'
  return target === 'ee' && endsSoundGroup(context)
    ? 'Hoor je ‘ee’ aan het eind van een woord? Dan schrijf je ee.'
    : undefined
}

export const vowelHints: Partial<Record<KnownTag, HintRule>> = {
  verenkeling: ({ context }) =>
    endsSoundGroup(context) ? undefined : 'In dit leenwoord schrijf je de lange klank met één letter.',
  eer: ({ context }) =>
    `Voor een ${context.next?.letters ?? 'r'} klinkt ee, oo of eu anders. Toch schrijf je ee, oo of eu.`,
  aai: ({ answer }) =>
    answer.includes('j') ? undefined : 'Schrijf eerst aa, oo of oe en zet daar een i achter.',
  eeuw: hintForEeuw,
  'lang-kort': hintForLength,
  'i=ie': ({ target, context, answer }) => {
    if (target === 'ij') return 'Je hoort ‘ie’: onthoud dat je hier ij schrijft.'
    if (answer === 'y') return 'Je hoort ‘ie’, maar hier schrijf je geen y.'
    return endsSoundGroup(context) ? undefined : 'Je hoort ‘ie’: onthoud of je i of ie schrijft.'
  },
  'y=ie': ({ target }) =>
    target === 'y' ? undefined : `Je hoort ‘ie’, maar in dit leenwoord schrijf je ${target}.`,
  'korte-klank': ({ context }) => (isForeign(context) ? loanVowelHint : undefined),
  klinker: ({ answer, context }) => {
    if (answer === '') return 'Je hebt een klinker overgeslagen: zeg het woord langzaam.'
    return isForeign(context) ? loanVowelHint : undefined
  },
  tweeteken: ({ target, answer }) =>
    isSwapped(target, answer) ? 'Kijk naar de volgorde van de twee letters van deze klank.' : undefined,
  'stomme-e': ({ answer }) =>
    answer === '' ? 'Hier hoor je nog een zachte u: die schrijf je met een e.' : undefined,
}
