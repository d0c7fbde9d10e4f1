import type { Word } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import * as helpTexts from '@letterliaan/texts/help'
import type { Flow, TextTyped, TurnTransition } from './flow.ts'
import type { Stuck } from './stuck.ts'
import type { Turn } from './template.ts'

/** Typing that nothing restricts or corrects (templates.md): the raw answer is what diagnosis needs. */
export interface FreeTyping {
  readonly input: string
  /** The answer that was told to be wrong last: it is not sent again, so that Enter twice costs no try. */
  readonly rejected: string | null
}

export type FreeTypingEvent = TextTyped

/** What differs between the templates in which a child types freely. */
export interface FreeTypingStyle {
  readonly isFilledIn: (turn: Turn, input: string) => boolean
  /** The `data` of the answer. */
  readonly answer: (turn: Turn, input: string) => Readonly<Record<string, unknown>>
  /** How many characters are taken. */
  readonly maxLength: number
  /** What the text is about, for the help; none where the word is to be written without. */
  readonly stuckAt?: (turn: Turn) => Stuck
}

export const emptyFreeTyping: FreeTyping = { input: '', rejected: null }

/** More than any word or sentence that a child writes here. */
export const maxSentenceLength = 200

/** The text as it is now; what is too long is cut off. */
export const writeText = <S extends FreeTyping>(state: S, text: string, maxLength: number): S => ({
  ...state,
  input: text.normalize('NFC').slice(0, maxLength),
})

/** The answer was wrong: the same text is not sent again. */
export const rejectText = <S extends FreeTyping>(state: S): S => ({ ...state, rejected: state.input })

/** May this text be sent? */
export const canSendText = (style: FreeTypingStyle, turn: Turn, { input, rejected }: FreeTyping): boolean =>
  style.isFilledIn(turn, input) && input !== rejected

/** The text is sent, if it may be. */
export const sendText = <S extends FreeTyping>(
  style: FreeTypingStyle,
  turn: Turn,
  state: S,
): TurnTransition<S> => ({
  state,
  effects: canSendText(style, turn, state) ? [{ type: 'answer', data: style.answer(turn, state.input) }] : [],
})

/** The turn of a word, sentence or story that is typed freely. */
export const freeTyping = (style: FreeTypingStyle): Flow<FreeTyping, FreeTypingEvent> => ({
  start: () => ({ state: emptyFreeTyping, effects: [] }),
  next(turn, state, event) {
    switch (event.type) {
      case 'text':
        return { state: writeText(state, event.text, style.maxLength), effects: [] }
      case 'submit':
        return sendText(style, turn, state)
      case 'rejected':
        return { state: rejectText(state), effects: [] }
      case 'wake':
        return { state, effects: [] }
    }
  },
  isFilledIn: (turn, state) => canSendText(style, turn, state),
  stuckAt: style.stuckAt ?? null,
})

/** The words that must come in a text, and a sentence for each as an example. */
export const stuckWriting = (words: readonly Pick<Word, 'word' | 'sentence'>[]): Stuck => ({
  task: 'write',
  pieces: words.map(({ word }) => word),
  at: 0,
  isShown: true,
  says: {
    word: fill(helpTexts.write.example, { sentences: words.map(({ sentence }) => sentence).join(' ') }),
  },
})

/** A word: anything that is not empty can be sent. */
export const wordStyle: FreeTypingStyle = {
  isFilledIn: (_turn, input) => input.trim() !== '',
  answer: (_turn, answer) => ({ answer }),
  maxLength: maxSentenceLength,
}

export const freeTypingFlow = freeTyping(wordStyle)
