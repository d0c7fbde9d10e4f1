import type { TurnEffect, Pace, TurnTransition } from './flow.ts'

export interface WordVisibility {
  readonly isWordVisible: boolean
}

export const hideWakeName = 'hide'

const hideAt = (at: number): TurnEffect => ({ type: 'wake', name: hideWakeName, at })

/** Shows the word. This counts as a cheat, unless the word is already visible. */
export const revealWord = <S extends WordVisibility>(state: S, at: number, pace: Pace): TurnTransition<S> =>
  state.isWordVisible
    ? { state, effects: [] }
    : { state: { ...state, isWordVisible: true }, effects: [{ type: 'cheat' }, hideAt(at + pace.revealMs)] }

/** Shows the word at the start of a turn. This is no cheat. */
export const showWord = <S extends WordVisibility>(state: S, at: number, pace: Pace): TurnTransition<S> => ({
  state: { ...state, isWordVisible: true },
  effects: [hideAt(at + pace.viewMs)],
})

export const hideWord = <S extends WordVisibility>(state: S): S =>
  state.isWordVisible ? { ...state, isWordVisible: false } : state
