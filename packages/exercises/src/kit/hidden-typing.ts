import type { TurnEffect, Flow, RevealPressed, TextTyped, TurnTransition } from './flow.ts'
import { hideWakeName, hideWord, revealWord, showWord, type WordVisibility } from './word-visibility.ts'
import { emptyTyping, isUnfinished, isRightSoFar, typeRestricted, type Typing } from './restricted-typing.ts'
import { describeStuckTyping } from './stuck.ts'
import type { Turn } from './template.ts'

export interface HiddenWordTyping extends WordVisibility {
  readonly typing: Typing
  readonly rejected: string | null
}

export type HiddenWordTypingEvent = TextTyped | RevealPressed

/** Posts wrong letters. Hides the word if the input changed (EX-18). */
export const typeHiddenWord = <S extends HiddenWordTyping>(
  turn: Turn,
  state: S,
  text: string,
  at: number,
): TurnTransition<S> => typeExpectedText(turn.word.word, state, text, at)

export const typeExpectedText = <S extends HiddenWordTyping>(
  expected: string,
  state: S,
  text: string,
  at: number,
): TurnTransition<S> => {
  const { typing, refused } = typeRestricted(state.typing, expected, text, at)
  const changed = typing.input !== state.typing.input
  const effects: TurnEffect[] = []
  if (changed) effects.push({ type: 'feedback', feedback: 'letter' })
  if (refused !== null) effects.push({ type: 'attempt', ...refused }, { type: 'feedback', feedback: 'wrong' })
  return { state: { ...(changed ? hideWord(state) : state), typing }, effects }
}

export interface HiddenWordTypingVariant {
  readonly showsWordFirst: boolean
  /** True if the button is enabled. A word may be unfinished or lack its capital (ADR 33). */
  readonly isFilledIn: (turn: Turn, input: string) => boolean
  /** Defaults to `{ "answer": input }`. */
  readonly answer?: (turn: Turn, input: string) => Readonly<Record<string, unknown>>
}

/** Sends the input, except directly after a refused letter, as the child then wrote more than the input. */
export const sendInput = <S extends HiddenWordTyping>(
  { word }: Turn,
  state: S,
  effects: readonly TurnEffect[],
): TurnTransition<S> => {
  const { typing } = state
  if (effects.length === 0 || typing.mistakeAt === null || !isUnfinished(word.word, typing.input))
    return { state, effects }
  const shaken = { ...typing, refusals: typing.refusals + 1 }
  return { state: { ...state, typing: shaken }, effects: [{ type: 'feedback', feedback: 'wrong' }] }
}

export const hasInput = (_turn: Turn, input: string): boolean => input.trim() !== ''

/** Creates the flow of TPL-34. */
export const createHiddenWordTypingFlow = (
  style: HiddenWordTypingVariant,
): Flow<HiddenWordTyping, HiddenWordTypingEvent> => {
  const answer = style.answer ?? ((_turn, input) => ({ answer: input }))
  const isFilledIn = (turn: Turn, state: HiddenWordTyping) =>
    style.isFilledIn(turn, state.typing.input) && state.typing.input !== state.rejected
  const canSend = (turn: Turn, state: HiddenWordTyping) =>
    isFilledIn(turn, state) ||
    (isRightSoFar(turn.word.word, state.typing.input) && state.typing.input !== state.rejected)
  return {
    start(_turn, at, pace) {
      const state: HiddenWordTyping = { isWordVisible: false, typing: emptyTyping, rejected: null }
      return style.showsWordFirst ? showWord(state, at, pace) : { state, effects: [] }
    },
    next(turn, state, event, at, pace) {
      switch (event.type) {
        case 'text':
          return typeHiddenWord(turn, state, event.text, at)
        case 'reveal':
          return revealWord(state, at, pace)
        case 'wake':
          return { state: event.name === hideWakeName ? hideWord(state) : state, effects: [] }
        case 'rejected':
          return { state: { ...state, rejected: state.typing.input }, effects: [] }
        case 'submit':
          return sendInput(
            turn,
            state,
            canSend(turn, state) ? [{ type: 'answer', data: answer(turn, state.typing.input) }] : [],
          )
      }
    },
    isFilledIn,
    stuckAt: ({ word }, { typing, rejected }) =>
      describeStuckTyping(word.word, typing.input, rejected, typing.refused),
  }
}
