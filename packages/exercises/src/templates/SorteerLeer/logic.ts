import type { Anchor } from '@letterliaan/contract'
import { shuffle } from '@letterliaan/rules'
import { catalogue, fill, spoken } from '@letterliaan/texts'
import { findStepOfAnchor } from '../../kit/anchors.ts'
import { createChoosingFlow, type Choosing, type ChoosingEvent } from '../../kit/choosing.ts'
import { readOwnField, parseMove } from '../../kit/judge.ts'
import { countPairsInCommon } from '../../kit/letters-in-common.ts'
import type { Judge, Turn, TemplateLogic } from '../../kit/template.ts'

export const texts = catalogue({
  instruction: spoken('Welk ankerwoord heeft dezelfde regel?'),
  thinkOfRule: spoken('Denk aan de regel van elk ankerwoord. Welke regel past hier?'),
  rightWords: spoken('Bij deze woorden vond je het goede ankerwoord:'),
  belongs: 'Het hoort bij {name}.',
  lies: '{word} ligt bij {anchor}',
  lay: 'Leg {word} bij {anchor}',
  liesRight: '{word} ligt goed',
  where: 'Waar hoort {word} bij?',
})

export interface SortingChoices {
  /** 2 to 4 anchors with different rules, in alphabetical order. */
  readonly choices: readonly Anchor[]
  readonly right: Anchor | null
}

const closest = (word: string, anchors: readonly Anchor[]): Anchor | null => {
  const others = anchors.filter(({ name }) => name !== word)
  const candidates = others.length > 0 ? others : anchors
  return (
    candidates.toSorted((a, b) => countPairsInCommon(word, b.name) - countPairsInCommon(word, a.name))[0] ??
    null
  )
}

const byStep = (anchors: readonly Anchor[]): Anchor[][] =>
  [...new Set(anchors.map(findStepOfAnchor))].map((step) =>
    anchors.filter((anchor) => findStepOfAnchor(anchor) === step),
  )

/** Returns the own anchor and as many other rules as the difficulty; the same for server and client. */
export const chooseSortingChoices = ({ word, exercise_data, difficulty }: Turn): SortingChoices => {
  const [own = [], ...earlier] = byStep(exercise_data.anchors)
  const right = closest(word.word, own)
  const others = shuffle(earlier, word.id)
    .slice(0, difficulty)
    .flatMap((anchors) => shuffle(anchors, word.id).slice(0, 1))
  const choices = right === null ? others : [right, ...others]
  return { choices: choices.toSorted((a, b) => (a.name < b.name ? -1 : 1)), right }
}

/** Returns the anchor with the id `choice`; null if it is not offered. */
export const findAnchorOfChoice = (turn: Turn, choice: string): Anchor | null =>
  chooseSortingChoices(turn).choices.find(({ id }) => String(id) === choice) ?? null

export interface SorteerLeerAnswer {
  readonly anchor: number
}

const readSortedWord = (data: Readonly<Record<string, unknown>>): SorteerLeerAnswer | null => {
  const anchor = readOwnField(data, 'anchor')
  return typeof anchor === 'number' && Number.isInteger(anchor) ? { anchor } : null
}

const sorteerLeerJudge: Judge<SorteerLeerAnswer> = {
  read: (data) => parseMove(data, readSortedWord),
  isWrongAttempt(turn, attempt) {
    const offered = findAnchorOfChoice(turn, attempt)
    return offered !== null && offered.id !== chooseSortingChoices(turn).right?.id
  },
  isRight: (turn, { anchor }) => chooseSortingChoices(turn).right?.id === anchor,
  toText: ({ anchor }, { exercise_data }) =>
    exercise_data.anchors.find(({ id }) => id === anchor)?.name ?? String(anchor),
}

/** TPL-7. A choice is the id of an anchor. */
const sorteerLeerFlow = createChoosingFlow({
  offers: (turn, choice) => findAnchorOfChoice(turn, choice) !== null,
  isRight: (turn, choice) => String(chooseSortingChoices(turn).right?.id) === choice,
  placeOf: () => 0,
  answer: (_turn, choice) => ({ anchor: Number(choice) }),
  stuckAt(turn) {
    const { right } = chooseSortingChoices(turn)
    if (right === null) return null
    const rule = right.description === '' ? {} : { place: right.description }
    const says = { ...rule, letters: fill(texts.belongs, { name: right.name }) }
    return { task: 'choose', pieces: [turn.word.word], at: 0, isShown: true, says }
  },
})

export const logic: TemplateLogic<'SorteerLeer', SorteerLeerAnswer, Choosing, ChoosingEvent> = {
  name: 'SorteerLeer',
  texts,
  category: 'Verkennen',
  activity: 'rules',
  lesson: {
    name: 'Zoek het ankerwoord',
    task: 'Leg elk woord bij het ankerwoord met dezelfde regel.',
    after: 'Je hebt alle woorden bij een ankerwoord gelegd.',
    picture: 'basket',
    numWords: 8,
    sounds: { offered: ['word'], needed: ['word'] },
  },
  word: { shown: 'always', asked: 'chosen', canPlay: (word) => word.word !== '' },
  judge: sorteerLeerJudge,
  flow: sorteerLeerFlow,
  turn: { opensWith: ['word'], endsByItself: true },
  data: {
    described:
      '`{ anchor }`: the id, of those in `exercise_data.choices`, of the anchor with the word’s rule: its name is `expected_input`',
    right: (turn) => ({ anchor: chooseSortingChoices(turn).right?.id }),
    expectedInput: (turn) => chooseSortingChoices(turn).right?.name ?? turn.word.word,
    choicesOf: (turn) => ({ choices: chooseSortingChoices(turn).choices.map(({ id }) => String(id)) }),
  },
  spelling: null,
  help: { insteadOfListening: () => texts.thinkOfRule },
  run: { sortsAnchors: true },
  outro: {
    rightWords: texts.rightWords,
    shows(turn) {
      const { right } = chooseSortingChoices(turn)
      return right && { kind: 'anchor', anchor: right }
    },
    written: (attempt) => attempt,
  },
}
