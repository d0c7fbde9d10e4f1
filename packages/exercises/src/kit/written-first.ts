import type { AnswerRejected, Flow, SubmitPressed, TextTyped, TurnEffect, TurnTransition } from './flow.ts'
import {
  canSendText,
  emptyFreeTyping,
  rejectText,
  wordTypingVariant,
  writeText,
  type FreeTyping,
} from './free-typing-flow.ts'
import { isWordOfTurn } from './judge-typed-word.ts'
import type { Wake } from './machine.ts'
import { describeStuckWriting } from './stuck.ts'
import type { Turn } from './turn.ts'

export interface PlayedGame<G, E> {
  begin(turn: Turn): G
  /** Plays a move. A move that does not fit gets a message and costs nothing. */
  play(turn: Turn, game: G, event: E): TurnTransition<G>
  isOver(turn: Turn, game: G): boolean
  opensWith?(turn: Turn): readonly TurnEffect[]
}

/** The word is written from memory, so that the answer is evidence. The game follows (ADR 73). */
export interface WrittenFirst<G> extends FreeTyping {
  /** Null while the child writes the word. */
  readonly game: G | null
}

type Common = TextTyped | SubmitPressed | AnswerRejected | Wake

const isCommon = (event: { readonly type: string }): event is Common =>
  ['text', 'submit', 'rejected', 'wake'].includes(event.type)

const stay = <S>(state: S): TurnTransition<S> => ({ state, effects: [] })

export const createWrittenFirstFlow = <G, E extends { readonly type: string }>(
  game: PlayedGame<G, E>,
): Flow<WrittenFirst<G>, E | TextTyped> => {
  const isFilledIn = (turn: Turn, state: WrittenFirst<G>): boolean =>
    state.game === null ? canSendText(wordTypingVariant, turn, state) : game.isOver(turn, state.game)

  const submit = (turn: Turn, state: WrittenFirst<G>): TurnTransition<WrittenFirst<G>> => {
    if (!isFilledIn(turn, state)) return stay(state)
    const { input } = state
    if (state.game !== null || !isWordOfTurn(turn, input))
      return { state, effects: [{ type: 'answer', data: { answer: input } }] }
    const begun = { ...state, rejected: null, game: game.begin(turn) }
    return {
      state: begun,
      effects: [{ type: 'feedback', feedback: 'right' }, ...(game.opensWith?.(turn) ?? [])],
    }
  }

  const takeCommon = (turn: Turn, state: WrittenFirst<G>, event: Common): TurnTransition<WrittenFirst<G>> => {
    switch (event.type) {
      case 'text':
        return stay(state.game === null ? writeText(state, event.text, wordTypingVariant.maxLength) : state)
      case 'rejected':
        return stay(rejectText({ ...state, game: null }))
      case 'submit':
        return submit(turn, state)
      case 'wake':
        return stay(state)
    }
  }

  return {
    start: () => stay({ ...emptyFreeTyping, game: null }),
    next(turn, state, event) {
      if (isCommon(event)) return takeCommon(turn, state, event)
      if (state.game === null) return stay(state)
      const { state: after, effects } = game.play(turn, state.game, event)
      return { state: { ...state, game: after }, effects }
    },
    isFilledIn,
    stuckAt: ({ word }, { game: begun, rejected }) =>
      begun !== null || rejected === null ? null : describeStuckWriting(word.word, rejected),
  }
}
