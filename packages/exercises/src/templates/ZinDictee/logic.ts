import { cutSentence } from '@letterliaan/rules/sentence'
import { catalogue, spoken } from '@letterliaan/texts'
import type { Flow, TurnTransition } from '../../kit/flow.ts'
import {
  createFreeTypingFlow,
  maxSentenceLength,
  type FreeTyping,
  type FreeTypingEvent,
} from '../../kit/free-typing-flow.ts'
import { dictationParts, dictatedTurn } from '../../kit/dictation.ts'
import type { TypedAnswer } from '../../kit/judge-typed-word.ts'
import type { TemplateLogic, Turn } from '../../kit/template.ts'

export const texts = catalogue({
  instruction: spoken('Luister naar de zin en schrijf hem helemaal op, met hoofdletters en leestekens'),
  phrases: 'De zin in stukjes',
  phrase: 'stukje {number}',
  hearPhrase: 'Luister naar stukje {number} van {count}',
})

export interface ZinDicteeState extends FreeTyping {
  /** Number of the last played phrase, from 1; null if none was played. */
  readonly heardPhrase: number | null
}

export type ZinDicteeEvent = FreeTypingEvent | { readonly type: 'listen'; readonly phrase: number }

/** Returns the phrases. A short sentence is one phrase and is only played whole. */
export const listPhrases = ({ word }: Pick<Turn, 'word'>): readonly string[] => {
  const phrases = cutSentence(word.sentence)
  return phrases.length < 2 ? [] : phrases
}

const typing = createFreeTypingFlow({
  isFilledIn: (_turn, input) => input.trim() !== '',
  answer: (_turn, answer) => ({ answer }),
  maxLength: maxSentenceLength,
})

const listen = (turn: Turn, state: ZinDicteeState, phrase: number): TurnTransition<ZinDicteeState> =>
  listPhrases(turn)[phrase - 1] === undefined
    ? { state, effects: [] }
    : {
        state: { ...state, heardPhrase: phrase },
        effects: [{ type: 'speak', sound: 'phrase', part: String(phrase), isPressed: true }],
      }

const flow: Flow<ZinDicteeState, ZinDicteeEvent> = {
  start(turn, at, pace) {
    const { state, effects } = typing.start(turn, at, pace)
    return { state: { ...state, heardPhrase: null }, effects }
  },
  next(turn, state, event, at, pace) {
    if (event.type === 'listen') return listen(turn, state, event.phrase)
    const { state: typed, effects } = typing.next(turn, state, event, at, pace)
    return { state: { ...state, ...typed }, effects }
  },
  isFilledIn: (turn, state) => typing.isFilledIn(turn, state),
  stuckAt: null,
}

/** The sentence is played whole and in phrases, and typed whole. One word counts (rules.md, Sentences). */
export const logic: TemplateLogic<'ZinDictee', TypedAnswer, ZinDicteeState, ZinDicteeEvent> = {
  name: 'ZinDictee',
  texts,
  category: 'Oefenen',
  activity: 'listening',
  lesson: {
    name: 'Zinnendictee',
    task: 'Luister naar de zin en schrijf hem op, met hoofdletters en leestekens.',
    after: 'Je hebt het zinnendictee gemaakt.',
    picture: 'studio-microphone',
    numWords: 6,
    sounds: { offered: ['sentence'], needed: ['sentence'] },
    firstStep: 17,
    trains: ['hoofdletter', 'aaneen'],
  },
  ...dictationParts,
  flow,
  turn: { ...dictatedTurn, countPhrases: (word) => listPhrases({ word }).length },
}
