import { isVowel, type GraphemeContext } from '../context.ts'
import { errorTags, unknownErrorHint, type KnownTag, type ErrorTag } from '../tags.ts'
import { lowerLetters } from '../../letters.ts'
import type { HintRule } from './place.ts'
import { vowelHints } from './vowels.ts'
import { wordHints } from './words.ts'

const writeOnceHint = 'schrijf je de medeklinker maar één keer.'
const writeOnceHereHint = `Kijk goed: hier ${writeOnceHint}`

const endsInner = ({ inCoda, next }: GraphemeContext): boolean => inCoda && !isVowel(next)

const listenToVoice = (either: string): string => `Luister goed: hoor je ${either}?`

const wordsWithoutLongerForm: ReadonlySet<string> = new Set(
  (
    'dat dit wat het niet met tot uit eruit want omdat zodat nadat totdat voordat doordat ooit nooit altijd ' +
    'tegelijkertijd overeind inderdaad iemand niemand ernaast alsjeblieft alstublieft op erop waarop daarop'
  ).split(' '),
)

/** Explains d or t, b or p. Only a longer form of the word decides, if there is one. */
function hintForVoice(heard: string, either: string): HintRule {
  return ({ target, context }) => {
    const memory = `Onthoud of je hier ${either} schrijft.`
    if (context.isLast) return wordsWithoutLongerForm.has(context.word) ? memory : undefined
    if (/^(bb|dd|pp|tt)$/.test(target) || (context.grapheme.sound === 'm_d' && !context.isFirst))
      return listenToVoice(either)
    if (context.endsPart)
      return `Je hoort een ${heard}: maak dat stuk langer en luister of je ${either} hoort.`
    return memory
  }
}

/** The mouth has the same position for b and p, and for d and t. */
const hintForSameMouth: HintRule = ({ target, answer }) => {
  const pair = [target.charAt(0), answer.charAt(0)].toSorted().join('')
  if (pair === 'bp') return listenToVoice('een b of een p')
  return pair === 'dt' ? listenToVoice('een d of een t') : undefined
}

/** Explains f and v, s and z. Feeling the throat helps only if letter and sound agree. */
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

const consonantHints: Partial<Record<KnownTag, HintRule>> = {
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

const loanHints: Partial<Record<KnownTag, HintRule>> = {
  'ch=sj': ({ target }) =>
    target === 'ch' ? undefined : `Je hoort ‘sj’ en je onthoudt: in dit woord schrijf je ${target}.`,
  'g=zj': ({ target }) =>
    target === 'g' ? undefined : `Dit is een leenwoord: onthoud dat je hier ${target} schrijft.`,
  é: ({ target }) => {
    if (target === 'ê') return 'Let op het dakje op de e in dit leenwoord.'
    return target === 'è' ? 'Let op het streepje op de e: het gaat naar beneden.' : undefined
  },
  frans: ({ context, answer }) =>
    context.grapheme.code === 'S1' && answer === ''
      ? 'In dit leenwoord schrijf je een letter die je niet hoort.'
      : undefined,
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

const hintRules: Partial<Record<KnownTag, HintRule>> = {
  ...vowelHints,
  ...consonantHints,
  ...wordHints,
  ...loanHints,
}

const lowerCaseHint = 'Dit woord schrijf je met kleine letters.'
const missingLetterHint = 'Je hebt iets overgeslagen: zeg het woord langzaam.'
const addedLetterHint = 'Er staat iets te veel: zeg het woord langzaam en kijk goed.'
/** The help of the exercises has this sentence too. */
export const unfinishedHint = 'Er hoort nog iets achter.'
/** No word occurs in both hints. */
const neutralHints = ['Kijk en luister nog eens.', 'Probeer dit woord opnieuw.']
const noSpaceHint = 'Hier komt geen spatie: schrijf het woord aan elkaar.'
const noHyphenHint = 'Hier komt geen streepje.'
const noApostropheHint = 'Hier komt geen hoge komma.'

/** Returns a hint that is true for the answer. `context`: undefined for the whole word or its end. */
export function chooseHint(
  tag: ErrorTag,
  { target, answer }: { target: string; answer: string },
  context: GraphemeContext | undefined,
): string {
  if (tag === 'onbekend' || target === '') return hintForUnknown(target, answer)
  if (tag === 'hoofdletter' && target === lowerLetters(target)) return lowerCaseHint
  const hint = context && hintRules[tag]?.({ target: lowerLetters(target), answer, context })
  return hint ?? errorTags[tag].hint
}

function hintForUnknown(target: string, answer: string): string {
  if (target === '') {
    if (answer === ' ') return noSpaceHint
    if (answer === '-') return noHyphenHint
    return answer === "'" ? noApostropheHint : addedLetterHint
  }
  return answer === '' ? missingLetterHint : unknownErrorHint
}

/** Replaces a hint that contains the asked word (achter, mond) by a neutral one. */
export function chooseHintWithoutWord(hint: string, word: string): string {
  if (word.length <= 2) return hint
  return [hint, ...neutralHints].find((other) => !holds(other, lowerLetters(word))) ?? hint
}

const holds = (hint: string, word: string): boolean =>
  lowerLetters(hint)
    .split(/[^\p{L}'-]+/u)
    .includes(word)
