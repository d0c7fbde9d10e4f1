import { isVowel, type GraphemeContext } from '../context.ts'
import type { KnownTag } from '../tags.ts'
import type { HintRule } from './place.ts'

const writeOnceHint = 'schrijf je de medeklinker maar één keer.'
const writeOnceHereHint = `Kijk goed: hier ${writeOnceHint}`

const endsInner = ({ inCoda, next }: GraphemeContext): boolean => inCoda && !isVowel(next)

const listenToVoice = (either: string): string => `Luister goed: hoor je ${either}?`

/** Explains d or t, b or p: only a longer form of the word decides. */
function hintForVoice(heard: string, either: string): HintRule {
  return ({ target, context }) => {
    if (context.isLast) return undefined
    if (/^(bb|dd|pp|tt)$/.test(target) || (context.grapheme.sound === 'm_d' && !context.isFirst))
      return listenToVoice(either)
    if (context.endsPart)
      return `Je hoort een ${heard}: maak dat stuk langer en luister of je ${either} hoort.`
    return `Onthoud of je hier ${either} schrijft.`
  }
}

/** The mouth has the same position for b and p, and for d and t. */
const hintForSameMouth: HintRule = ({ target, answer }) => {
  const pair = [target.charAt(0), answer.charAt(0)].toSorted().join('')
  if (pair === 'bp') return listenToVoice('een b of een p')
  return pair === 'dt' ? listenToVoice('een d of een t') : undefined
}

/** Explains f and v, s and z: feeling the throat helps only if letter and sound agree. */
function hintForFriction(soft: string, hard: string): HintRule {
  return ({ target, context }) => {
    const { sound } = context.grapheme
    if (target.startsWith(hard) && endsInner(context))
      return `Aan het eind van een klankgroep schrijf je geen ${soft}, maar een ${hard}.`
    if (target === soft && sound === `m_${hard}`)
      return `Je hoort een ${hard}, maar in dit leenwoord schrijf je een ${soft}.`
    if (target === hard && sound === `m_${soft}`)
      return `Je hoort een ${soft}, maar in dit leenwoord schrijf je een ${hard}.`
    return undefined
  }
}

const hintForOnce: HintRule = ({ context: { previous, next, inCoda } }) => {
  if (!isVowel(next)) return inCoda ? `Aan het eind van een klankgroep ${writeOnceHint}` : writeOnceHereHint
  const kind = previous?.code.charAt(0)
  if (kind === 'L') return `Na een lange klank ${writeOnceHint}`
  if (kind === 'T' && previous?.code !== 'T1') return `Na een tweetekenklank ${writeOnceHint}`
  if (previous?.sound === 't_ie') return `Na de klank ‘ie’ ${writeOnceHint}`
  if (kind === 'D') return `Na een zachte klank ${writeOnceHint}`
  return writeOnceHereHint
}

const hintForCht: HintRule = ({ target, context }) => {
  if (target.startsWith('g')) return 'Zoek het hele woord waar dit bij hoort: hoor je daar een g?'
  return context.previous?.code === 'K1' ? undefined : 'Je hoort ‘g’: onthoud of je ch of g schrijft.'
}

export const consonantHints: Partial<Record<KnownTag, HintRule>> = {
  'd-t': hintForVoice('t', 'een d of een t'),
  'b-p': hintForVoice('p', 'een b of een p'),
  'f-v': hintForFriction('v', 'f'),
  's-z': hintForFriction('z', 's'),
  medeklinker: hintForSameMouth,
  cht: hintForCht,
  nk: ({ answer }) => (answer.includes('g') ? undefined : 'Hoor je ‘ngk’? Dan schrijf je een n en een k.'),
  verdubbeling: ({ context: { previous, next } }) =>
    previous?.code === 'K2' && isVowel(next)
      ? undefined
      : 'Onthoud: in dit woord schrijf je de medeklinker dubbel.',
  'te-veel-dubbel': hintForOnce,
}
