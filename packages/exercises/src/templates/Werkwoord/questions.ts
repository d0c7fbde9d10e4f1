import type { Word } from '@letterliaan/contract'
import {
  conjugateVerb,
  makeVerbScheme,
  verbPersons,
  type VerbForm,
  type VerbScheme,
  type VerbTime,
} from '@letterliaan/dutch/verbs'
import type { Turn } from '../../kit/template.ts'

export type QuestionKind = 'time' | 'person' | 'stem' | 'participle' | 'change' | 'end' | 'root' | 'ending'

/** A question of the scheme, answered by one tap. Its values are logged for a wrong choice. */
export interface VerbQuestion {
  readonly kind: QuestionKind
  readonly choices: readonly string[]
  readonly right: string
}

export const noEnding = 'niets'

const alwaysOffered: readonly VerbTime[] = ['nu', 'toen', 'klaar']

const askTime = ({ time }: VerbForm): VerbQuestion => ({
  kind: 'time',
  choices: [...alwaysOffered, alwaysOffered.includes(time) ? 'gebod' : time],
  right: time,
})

/** Steps about a form without a time. All their words have the same question, so that it reveals nothing. */
const formCategories = new Set(['ww-gebod', 'ww-infinitief', 'ww-bn'])

export const asksForm = ({ category }: Pick<Word, 'category'>): boolean =>
  category !== undefined && formCategories.has(category)

const askPerson = ({ person }: VerbForm): VerbQuestion[] =>
  person === null ? [] : [{ kind: 'person', choices: verbPersons, right: person }]

const unlike = (right: string, others: readonly string[], max: number): readonly string[] => {
  const wrong = [...new Set(others)].filter((other) => other !== right && other !== '')
  return [right, ...wrong.slice(0, max)].toSorted((a, b) => a.localeCompare(b, 'nl'))
}

const soundAlike: readonly (readonly [string, string])[] = [
  ['d', 't'],
  ['v', 'f'],
  ['z', 's'],
  ['g', 'ch'],
  ['b', 'p'],
  ['k', 'g'],
  ['l', 'r'],
  ['m', 'n'],
  ['x', 's'],
  ['w', 'v'],
]

/** Returns the letter that sounds most like this one, if possible with the other answer of 't kofschip. */
const partnerOf = (letter: string): string => {
  const pair = soundAlike.find((letters) => letters.includes(letter))
  if (pair === undefined) return letter === 'n' ? 'm' : 'n'
  return pair[0] === letter ? pair[1] : pair[0]
}

const forms: readonly Pick<VerbForm, 'person' | 'time'>[] = [
  { person: 'wij', time: 'nu' },
  { person: 'ik', time: 'toen' },
  { person: 'hij', time: 'nu' },
]

/** Returns other forms of the verb, spelt right, as children copy misspellings that they see (ADR 63). */
const otherForms = (verb: VerbForm): readonly string[] => {
  const { infinitive } = verb
  const asked = conjugateVerb(verb)
  return forms.map((form) => conjugateVerb({ infinitive, ...form })).filter((form) => form !== asked)
}

const askStem = (verb: VerbForm, { base }: VerbScheme): VerbQuestion => ({
  kind: 'stem',
  choices: unlike(base, otherForms(verb), 2),
  right: base,
})

const askParticiple = (verb: VerbForm, { base }: VerbScheme): VerbQuestion => ({
  kind: 'participle',
  choices: unlike(base, otherForms(verb), 2),
  right: base,
})

const askChange = (isStrong: boolean): VerbQuestion => ({
  kind: 'change',
  choices: ['zelfde', 'anders'],
  right: isStrong ? 'anders' : 'zelfde',
})

/** Asks the end of a participle: gelopen, gewerkt. */
const askEnd = (form: string): VerbQuestion => ({
  kind: 'end',
  choices: ['t', 'n'],
  right: form.endsWith('n') ? 'n' : 't',
})

const lastLetterOf = (root: string): string => (root.endsWith('ch') ? 'ch' : (root.at(-1) ?? ''))

const askRoot = ({ root, base }: VerbScheme): VerbQuestion => {
  const right = lastLetterOf(root)
  const written = lastLetterOf(base)
  return {
    kind: 'root',
    choices: unlike(right, [written, partnerOf(right)], 1),
    right,
  }
}

const endings: Readonly<Record<Exclude<VerbTime, 'infinitief'>, readonly string[]>> = {
  nu: [noEnding, 't', 'geheel'],
  toen: ['te', 'de', 'ten', 'den'],
  klaar: ['t', 'd', noEnding],
  bijvoeglijk: [noEnding, 'e'],
  gebod: [noEnding, 't'],
}

const askEnding = ({ time }: VerbForm, { ending }: VerbScheme): VerbQuestion => {
  const right = ending === '' ? noEnding : ending
  const choices = time === 'infinitief' ? [] : endings[time]
  return { kind: 'ending', choices: choices.includes(right) ? choices : [...choices, right], right }
}

/** True for a form learnt by heart, to which 't kofschip does not apply. */
const isStrong = ({ ending }: VerbScheme): boolean => ending === 'sterk'

const askHow = ({ time }: VerbForm, scheme: VerbScheme): VerbQuestion[] => [
  time === 'toen' ? askChange(isStrong(scheme)) : askEnd(scheme.form),
]

/** Lists the questions before the form is typed: about time, person, and the parts of the form. */
export function listQuestions({ verb }: Pick<Word, 'verb'>): readonly VerbQuestion[] {
  if (verb === undefined) return []
  const scheme = makeVerbScheme(verb)
  const first = [askTime(verb), ...askPerson(verb)]
  const ending = askEnding(verb, scheme)
  switch (verb.time) {
    case 'nu':
      return verb.person === 'wij' ? [...first, ending] : [...first, askStem(verb, scheme), ending]
    case 'toen':
    case 'klaar':
      return [...first, ...askHow(verb, scheme), ...(isStrong(scheme) ? [] : [askRoot(scheme), ending])]
    case 'bijvoeglijk':
      return [...first, askParticiple(verb, scheme), ending]
    case 'gebod':
      return [...first, askStem(verb, scheme), ending]
    case 'infinitief':
      return first
  }
}

export const listQuestionsOfTurn = (turn: Pick<Turn, 'word'>): readonly VerbQuestion[] =>
  listQuestions(turn.word)
