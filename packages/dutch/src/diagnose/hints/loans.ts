import type { KnownTag } from '../tags.ts'
import type { HintRule } from './place.ts'

export const loanHints: Partial<Record<KnownTag, HintRule>> = {
  'ch=sj': ({ target }) =>
    target === 'ch' ? undefined : `Je hoort ‘sj’ en je onthoudt: in dit woord schrijf je ${target}.`,
  'g=zj': ({ target }) =>
    target === 'g' ? undefined : `Dit is een leenwoord: onthoud dat je hier ${target} schrijft.`,
  é: ({ target }) => {
    if (target === 'ê') return 'Let op het dakje op de e in dit leenwoord.'
    return target === 'è' ? 'Let op het streepje op de e: het gaat naar beneden.' : undefined
  },
  qu: ({ target, context, answer }) =>
    target === 'qu' && context.grapheme.sound === 'm_k' && answer !== 'kw'
      ? 'Je hoort ‘k’: onthoud of je qu of k schrijft.'
      : undefined,
  trema: ({ target, answer }) => {
    if (target === 'eeë' && answer === 'eë')
      return 'Schrijf eerst het hele woord, met ee, en zet er dan ën achter.'
    if (/[äëïöü]/.test(target)) return undefined
    return /[äëïöü]/.test(answer) ? 'Kijk goed: op deze letter komen geen puntjes.' : undefined
  },
  tie: ({ target, context }) =>
    target === 'ti' && context.at(2)
      ? 'Je hoort ‘tsj’ of ‘sj’, maar in dit leenwoord schrijf je ti.'
      : undefined,
  'c=s': ({ answer }) =>
    answer.includes('t') ? 'Hoor je ‘sie’ aan het eind? Onthoud of je sie, tie of cie schrijft.' : undefined,
  'y=ie': ({ context }) =>
    context.grapheme.sound === 'k_i' ? 'Je hoort ‘i’, maar in dit leenwoord schrijf je y.' : undefined,
  isch: ({ context }) => (context.at(2) ? 'Hoor je ‘ies’ in dit leenwoord? Dan schrijf je isch.' : undefined),
}
