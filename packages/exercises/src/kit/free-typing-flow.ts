import type { Word } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { helpTexts } from '@letterliaan/texts/help'
import type { Flow, TextTyped, TurnTransition } from './flow.ts'
import type { Stuck } from './stuck.ts'
import type { Turn } from './template.ts'

/** Input is not restricted or corrected, because diagnosis needs the raw answer (templates.md). */
export interface FreeTyping {
  readonly input: string
  /** The last wrong answer. It is not sent again, so that a second Enter costs no try. */
  readonly rejected: string | null
  /** Number of wrong answers in this turn. A view shakes once for each. */
  readonly rejections: number
  /** Set after the child was asked once to write more. The same text is accepted the second time. */
  readonly isAskedMore?: boolean
}

export type FreeTypingEvent = TextTyped

export interface FreeTypingVariant {
  readonly isFilledIn: (turn: Turn, input: string) => boolean
  readonly answer: (turn: Turn, input: string) => Readonly<Record<string, unknown>>
  readonly maxLength: number
  /** True if a valid text is short. The child is then asked once to write more, and decides. */
  readonly asksMore?: (turn: Turn, input: string) => boolean
  /** Omitted if the child gets no help. */
  readonly stuckAt?: (turn: Turn) => Stuck
}

export const emptyFreeTyping: FreeTyping = { input: '', rejected: null, rejections: 0 }

/** More characters than a child writes in one sentence. */
export const maxSentenceLength = 200

export const writeText = <S extends FreeTyping>(state: S, text: string, maxLength: number): S => ({
  ...state,
  input: text.normalize('NFC').slice(0, maxLength),
})

export const rejectText = <S extends FreeTyping>(state: S): S => ({
  ...state,
  rejected: state.input,
  rejections: state.rejections + 1,
})

export const canSendText = (style: FreeTypingVariant, turn: Turn, { input, rejected }: FreeTyping): boolean =>
  style.isFilledIn(turn, input) && input !== rejected

export const sendText = <S extends FreeTyping>(
  style: FreeTypingVariant,
  turn: Turn,
  state: S,
): TurnTransition<S> => ({
  state,
  effects: canSendText(style, turn, state) ? [{ type: 'answer', data: style.answer(turn, state.input) }] : [],
})

export const createFreeTypingFlow = (style: FreeTypingVariant): Flow<FreeTyping, FreeTypingEvent> => ({
  start: () => ({ state: emptyFreeTyping, effects: [] }),
  next(turn, state, event) {
    switch (event.type) {
      case 'text':
        return { state: writeText(state, event.text, style.maxLength), effects: [] }
      case 'submit':
        return canSendText(style, turn, state) && !state.isAskedMore && style.asksMore?.(turn, state.input)
          ? { state: { ...state, isAskedMore: true }, effects: [] }
          : sendText(style, turn, state)
      case 'rejected':
        return { state: rejectText(state), effects: [] }
      case 'wake':
        return { state, effects: [] }
    }
  },
  isFilledIn: (turn, state) => canSendText(style, turn, state),
  stuckAt: style.stuckAt ?? null,
})

export const describeStuckFreeTyping = (words: readonly Pick<Word, 'word' | 'sentence'>[]): Stuck => ({
  task: 'write',
  pieces: words.map(({ word }) => word),
  at: 0,
  isShown: true,
  says: {
    word: fill(helpTexts.write.example, { sentences: words.map(({ sentence }) => sentence).join(' ') }),
  },
})

export const wordTypingVariant: FreeTypingVariant = {
  isFilledIn: (_turn, input) => input.trim() !== '',
  answer: (_turn, answer) => ({ answer }),
  maxLength: maxSentenceLength,
}

export const freeTypingFlow = createFreeTypingFlow(wordTypingVariant)
