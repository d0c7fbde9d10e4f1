import type { TurnEffect, Pace, TurnTransition } from './flow.ts'

/** A word that is hidden while the child works (EX-18). */
export interface HiddenWord {
  readonly isWordVisible: boolean
}

/** The name of the wake that hides the word again. */
export const hideWakeName = 'hide'

const hideAt = (at: number): TurnEffect => ({ type: 'wake', name: hideWakeName, at })

/** The hide button: shows the word for a while and counts as a cheat; a word that is in view stays as it is. */
export const revealWord = <S extends HiddenWord>(state: S, at: number, pace: Pace): TurnTransition<S> =>
  state.isWordVisible
    ? { state, effects: [] }
    : { state: { ...state, isWordVisible: true }, effects: [{ type: 'cheat' }, hideAt(at + pace.revealMs)] }

/** Shows the word at the start of its turn, for the word view duration: that is no cheat. */
export const showWord = <S extends HiddenWord>(state: S, at: number, pace: Pace): TurnTransition<S> => ({
  state: { ...state, isWordVisible: true },
  effects: [hideAt(at + pace.viewMs)],
})

export const hideWord = <S extends HiddenWord>(state: S): S =>
  state.isWordVisible ? { ...state, isWordVisible: false } : state
