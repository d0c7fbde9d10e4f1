import { catalogue, exclaimed, spoken } from '@letterliaan/texts'
import type { Flow, TextTyped, TurnTransition } from '../../kit/flow.ts'
import {
  canSendText,
  emptyFreeTyping,
  rejectText,
  wordTypingVariant,
  writeText,
  type FreeTyping,
} from '../../kit/free-typing-flow.ts'
import { readOwnField, parseMove } from '../../kit/judge.ts'
import { isWordOfTurn, readTypedAnswer, type TypedAnswer } from '../../kit/judge-typed-word.ts'
import { findWrongPlace } from '../../kit/letters-in-common.ts'
import { typedSpelling } from '../../kit/spelling.ts'
import { describeStuckWriting } from '../../kit/stuck.ts'
import type { Judge, TemplateLogic, Turn } from '../../kit/template.ts'
import { findPlaceOfWord } from './misspelt-sentence.ts'
import { chooseNarrowing, listPlacesLeft } from './narrowing.ts'
import { chooseAnchorChoices } from './rule-choices.ts'

export const texts = catalogue({
  find: spoken('Eén woord in de zin is fout geschreven. Tik het aan.'),
  chooseRule: spoken('Goed gevonden! Welk ankerwoord helpt je bij dit woord?', {
    sober: 'Gevonden. Welk ankerwoord helpt je bij dit woord?',
  }),
  mend: spoken('Schrijf het woord nu goed op.'),
  isFine: exclaimed('Dit woord is goed geschreven. Zoek verder!'),
  inPart: spoken('Dit woord is goed geschreven. De fout zit in een van de gele woorden.'),
  isHere: spoken('Dit woord is goed geschreven. Het gele woord is fout. Tik het aan.'),
  otherRule: spoken('Dit ankerwoord heeft een andere regel. Kies nog een keer.'),
  sentence: 'De zin met de fout',
  rules: 'Kies het ankerwoord',
})

export interface FoutenjagerAnswer extends TypedAnswer {
  /** Index of the tapped word in the sentence. */
  readonly at: number
}

/** A wrong tap or choice gets feedback but is no mistake. Only the written word counts. */
export interface FoutenjagerState extends FreeTyping {
  readonly tapped: readonly number[]
  readonly isFound: boolean
  readonly tried: readonly number[]
  readonly hasRule: boolean
}

export type FoutenjagerEvent =
  | TextTyped
  | { readonly type: 'tap'; readonly at: number }
  | { readonly type: 'rule'; readonly anchor: number }

const judge: Judge<FoutenjagerAnswer> = {
  read: (data) =>
    parseMove(data, (fields) => {
      const typed = readTypedAnswer(fields)
      const at = readOwnField(fields, 'at')
      return typed === null || typeof at !== 'number' ? null : { ...typed, at }
    }),
  isWrongAttempt: () => false,
  isRight: (turn, { answer, at }) => at === findPlaceOfWord(turn.word) && isWordOfTurn(turn, answer),
  toText: ({ answer }) => answer,
}

const stay = (state: FoutenjagerState): TurnTransition<FoutenjagerState> => ({ state, effects: [] })

/** Each step of help counts as a hint (GIDS-5). */
const tapRightWord = (state: FoutenjagerState, at: number): TurnTransition<FoutenjagerState> => {
  const tapped = [...state.tapped, at]
  const hasNarrowed = chooseNarrowing(tapped.length) !== chooseNarrowing(state.tapped.length)
  return { state: { ...state, tapped }, effects: hasNarrowed ? [{ type: 'hint' }] : [] }
}

const tap = (turn: Turn, state: FoutenjagerState, at: number): TurnTransition<FoutenjagerState> => {
  if (!canTap(turn, state, at)) return stay(state)
  if (at !== findPlaceOfWord(turn.word)) return tapRightWord(state, at)
  const hasRule = chooseAnchorChoices(turn).right === null
  return { state: { ...state, isFound: true, hasRule }, effects: [{ type: 'feedback', feedback: 'letter' }] }
}

export const canTap = ({ word }: Turn, { isFound, tapped }: FoutenjagerState, at: number): boolean =>
  !isFound && !tapped.includes(at) && listPlacesLeft(word, chooseNarrowing(tapped.length)).includes(at)

const chooseRule = (
  turn: Turn,
  state: FoutenjagerState,
  anchor: number,
): TurnTransition<FoutenjagerState> => {
  const { choices, right } = chooseAnchorChoices(turn)
  if (!state.isFound || state.hasRule || !choices.some(({ id }) => id === anchor)) return stay(state)
  return right?.id === anchor
    ? { state: { ...state, hasRule: true }, effects: [{ type: 'feedback', feedback: 'letter' }] }
    : stay({ ...state, tried: [...state.tried, anchor] })
}

const isFilledIn = (turn: Turn, state: FoutenjagerState): boolean =>
  state.isFound && state.hasRule && canSendText(wordTypingVariant, turn, state)

const flow: Flow<FoutenjagerState, FoutenjagerEvent> = {
  start: () => stay({ ...emptyFreeTyping, tapped: [], isFound: false, tried: [], hasRule: false }),
  next(turn, state, event) {
    switch (event.type) {
      case 'tap':
        return tap(turn, state, event.at)
      case 'rule':
        return chooseRule(turn, state, event.anchor)
      case 'text':
        return stay(state.hasRule ? writeText(state, event.text, wordTypingVariant.maxLength) : state)
      case 'rejected':
        return stay(rejectText(state))
      case 'submit':
        return isFilledIn(turn, state)
          ? {
              state,
              effects: [{ type: 'answer', data: { answer: state.input, at: findPlaceOfWord(turn.word) } }],
            }
          : stay(state)
      case 'wake':
        return stay(state)
    }
  },
  isFilledIn,
  asksFirst(_turn, { isFound, hasRule }) {
    if (!isFound) return 'find'
    return hasRule ? null : 'choose'
  },
  /** The search has its own help. The common help is used for a word that is written wrong. */
  stuckAt: ({ word }, { rejected }) => (rejected === null ? null : describeStuckWriting(word.word, rejected)),
}

/** A sentence with the child's own misspelling of some days ago, or a likely one (rules.md, Sentences). */
export const logic: TemplateLogic<'Foutenjager', FoutenjagerAnswer, FoutenjagerState, FoutenjagerEvent> = {
  name: 'Foutenjager',
  texts,
  category: 'Oefenen',
  activity: 'rules',
  lesson: {
    name: 'Foutenjager',
    task: 'Zoek in elke zin het woord dat fout is geschreven en schrijf het goed op.',
    after: 'Je hebt in elke zin de fout gezocht.',
    picture: 'magnifying-glass-tilted-left',
    numWords: 6,
    sounds: { offered: ['sentence'], needed: ['sentence'] },
    firstStep: 17,
  },
  word: {
    shown: 'never',
    // The word was seen misspelt, so a right answer is no evidence but a wrong one is.
    asked: 'shown_first',
    canPlay: (word) => word.audio_sentence && findPlaceOfWord(word) !== -1,
  },
  judge,
  flow,
  turn: { opensWith: ['sentence'], showsMisspelling: true, checksWholeWord: true },
  data: {
    described:
      '`{ answer, at }`: the word, and its place among the words of `word.sentence`, from 0; `word.misspelt` is how it stands there',
    right: ({ word }) => ({ answer: word.word, at: findPlaceOfWord(word) }),
  },
  spelling: typedSpelling,
  help: { placeOf: ({ word }, { answer }) => findWrongPlace(word.word, answer) },
  run: { sortsAnchors: true },
}
