import { catalogue, exclaimed, spoken } from '@letterliaan/texts'
import type { TurnEffect, Flow, RevealPressed, TurnTransition } from '../../kit/flow.ts'
import {
  canSendText,
  emptyFreeTyping,
  maxSentenceLength,
  rejectText,
  sendText,
  writeText,
  type FreeTyping,
  type FreeTypingEvent,
  type FreeTypingVariant,
} from '../../kit/free-typing-flow.ts'
import { describeStuckWriting } from '../../kit/stuck.ts'
import { hideWakeName, hideWord, revealWord, type WordVisibility } from '../../kit/word-visibility.ts'
import { toWholeSpelling } from '../../kit/spelling.ts'
import type { Judge, Turn, TemplateLogic } from '../../kit/template.ts'
import type { TypedAnswer } from '../../kit/judge-typed-word.ts'
import { containsWord, hasWholeWord, sentenceJudge, listWordsInText } from '../../kit/words-in-text.ts'
import { findWrongPlace } from '../../kit/letters-in-common.ts'
import { findMisspelling, findFinishedWord, isMisspelling } from './misspelling.ts'

export const texts = catalogue({
  instruction: spoken('Luister naar de zin en schrijf hem op'),
  nothingYet: spoken('Dat is het nog niet. Luister nog eens goed naar de zin.'),
  notYet: exclaimed('Bijna! Er klopt nog iets niet. Luister nog eens goed.'),
})

/** Judges only the target word of a dictated sentence. An attempt is a misspelling of that word. */
const zinnen2Judge: Judge<TypedAnswer> = {
  ...sentenceJudge,
  isWrongAttempt: ({ word }, attempt) => isMisspelling(word, attempt),
}

export interface Zinnen2State extends FreeTyping, WordVisibility {
  readonly counted: readonly string[]
  /** True if the child tried to continue, but the word is missing or misspelt. */
  readonly lacksWord: boolean
}

export type Zinnen2Event = FreeTypingEvent | RevealPressed

const style: FreeTypingVariant = {
  isFilledIn: ({ word }, input) => containsWord(input, word.word),
  answer: (_turn, answer) => ({ answer }),
  maxLength: maxSentenceLength,
}

const countMisspelling = (state: Zinnen2State, attempt: string, at: number): TurnTransition<Zinnen2State> => {
  const { counted } = state
  if (counted.includes(attempt)) return { state, effects: [] }
  const effects: TurnEffect[] = [
    { type: 'attempt', attempt, at },
    { type: 'feedback', feedback: 'wrong' },
  ]
  return { state: { ...state, counted: [...counted, attempt], lacksWord: true }, effects }
}

/** A finished word that misspells the target counts as a mistake immediately. */
const write = ({ word }: Turn, before: Zinnen2State, text: string): TurnTransition<Zinnen2State> => {
  const written = writeText(hideWord(before), text, style.maxLength)
  const { input } = written
  const isDone = /[.!?]\s*$/u.test(input)
  const isMisspelt = listWordsInText(input).some((attempt) => before.counted.includes(attempt))
  const state = { ...written, lacksWord: (isDone || isMisspelt) && !containsWord(input, word.word) }
  const finished = findFinishedWord(before.input, input)
  return finished !== null && isMisspelling(word, finished)
    ? countMisspelling(state, finished, listWordsInText(input).length - 1)
    : { state, effects: [] }
}

const submit = (turn: Turn, state: Zinnen2State): TurnTransition<Zinnen2State> => {
  if (style.isFilledIn(turn, state.input) || state.input.trim() === '') return sendText(style, turn, state)
  const advised = { ...state, lacksWord: true }
  const misspelt = findMisspelling(turn.word, state.input)
  return misspelt === null
    ? { state: advised, effects: [] }
    : countMisspelling(advised, misspelt.attempt, misspelt.at)
}

/** Continuing requires the word (TPL-17, TPL-35). */
const zinnen2Flow: Flow<Zinnen2State, Zinnen2Event> = {
  start: () => ({
    state: { ...emptyFreeTyping, isWordVisible: false, counted: [], lacksWord: false },
    effects: [],
  }),
  next(turn, state, event, at, pace) {
    switch (event.type) {
      case 'text':
        return write(turn, state, event.text)
      case 'reveal':
        return revealWord(state, at, pace)
      case 'wake':
        return { state: event.name === hideWakeName ? hideWord(state) : state, effects: [] }
      case 'submit':
        return submit(turn, state)
      case 'rejected':
        return { state: rejectText(state), effects: [] }
    }
  },
  isFilledIn: (turn, state) => canSendText(style, turn, state),
  stuckAt: ({ word }, { counted }) => describeStuckWriting(word.word, counted.at(-1) ?? ''),
}

export const logic: TemplateLogic<'Zinnen2', TypedAnswer, Zinnen2State, Zinnen2Event> = {
  name: 'Zinnen2',
  texts,
  category: 'Oefenen',
  activity: 'listening',
  lesson: {
    name: 'Schrijf de zin',
    task: 'Luister naar de zin en schrijf hem helemaal op.',
    after: 'Je hebt naar alle zinnen geluisterd en ze geschreven.',
    picture: 'speech-balloon',
    numWords: 6,
    sounds: { offered: ['word', 'sentence'], needed: ['sentence'] },
    firstStep: 11,
    ownWords: { short: 4, long: 4 },
    trains: ['ww-dt', 'hoofdletter', 'aaneen'],
  },
  word: {
    shown: 'peek',
    asked: 'in_sentence',
    canPlay: (word) => word.audio_sentence && hasWholeWord(word.sentence, word.word, word.difficulty),
  },
  judge: zinnen2Judge,
  flow: zinnen2Flow,
  turn: { opensWith: ['sentence'] },
  data: {
    described: '`{ answer }`: `word.sentence`, as it was heard',
    right: ({ word }) => ({ answer: word.sentence }),
    expectedInput: ({ word }) => word.sentence,
  },
  spelling: {
    writtenBy: (_word, { kind, input }) => (kind === 'attempt' ? toWholeSpelling(input) : null),
  },
  help: { placeOf: ({ word }, { attempt }) => findWrongPlace(word.word, attempt) },
  outro: { writings: 'heard-sentences' },
}
