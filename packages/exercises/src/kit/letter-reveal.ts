import type { TurnEffect, Flow, Pace, TurnTransition } from './flow.ts'
import type { Turn } from './template.ts'
import { splitCommaList } from './word-data.ts'

/** The card of LeesLetters and KijkLuister. */
export interface LetterReveal {
  /** The graphemes of the word, of which the first `shown` have appeared. */
  readonly letters: readonly string[]
  readonly shown: number
  /** How many letters have had their turn to sound; none of them where letters appear without sound. */
  readonly sounded: number
  /** The letter that sounds last or now, from 0; null before the first, and for a silent letter. */
  readonly lit: number | null
  /** The front shows the letters, the back the whole word. */
  readonly side: 'front' | 'back'
  /** Have all letters been seen and heard once? Then the child may go on. */
  readonly seen: boolean
}

export interface LetterRevealEvent {
  readonly type: 'turn-card'
}

/** What differs between the two. */
export interface RevealStyle {
  /** The id of each letter's sound, '' for a silent letter; empty where the letters appear without sound. */
  readonly soundsOf: (turn: Turn) => readonly string[]
  /** When the card flips to the whole word. */
  readonly withWord: readonly TurnEffect[]
}

/**
 * The word is heard first (EX-12). Then a letter appears each second (TPL-30), and from the first letter on their sounds
 * come at a pace of their own, which is slower (TPL-37): the letter that sounds is lit. The card flips `viewMs` after the
 * last letter or the last sound; a click on the back flips to the front and replays.
 */
export const letterRevealFlow = ({
  soundsOf,
  withWord,
}: RevealStyle): Flow<LetterReveal, LetterRevealEvent> => {
  const begin = (state: LetterReveal, at: number, pace: Pace): TurnTransition<LetterReveal> => ({
    state: { ...state, shown: 0, sounded: 0, lit: null, side: 'front' },
    effects: [{ type: 'wake', name: 'letter', at: at + pace.letterMs }],
  })

  /** After the last letter and the last sound the card waits to be looked at, and flips. */
  const endWhenDone = (
    turn: Turn,
    { state, effects }: TurnTransition<LetterReveal>,
    at: number,
    pace: Pace,
  ): TurnTransition<LetterReveal> => {
    const isDone = state.shown === state.letters.length && state.sounded >= soundsOf(turn).length
    if (!isDone) return { state, effects }
    const flip: TurnEffect = { type: 'wake', name: 'flip', at: at + pace.viewMs }
    return { state: { ...state, seen: true }, effects: [...effects, flip] }
  }

  const sound = (turn: Turn, state: LetterReveal, at: number, pace: Pace): TurnTransition<LetterReveal> => {
    const parts = soundsOf(turn)
    const part = parts[state.sounded]
    if (part === undefined) return { state, effects: [] }
    const sounded = state.sounded + 1
    const effects: TurnEffect[] = part === '' ? [] : [{ type: 'speak', sound: 'part', part }]
    if (sounded < parts.length) effects.push({ type: 'wake', name: 'sound', at: at + pace.soundMs })
    return { state: { ...state, sounded, lit: part === '' ? null : sounded - 1 }, effects }
  }

  const showLetter = (
    turn: Turn,
    state: LetterReveal,
    at: number,
    pace: Pace,
  ): TurnTransition<LetterReveal> => {
    const shown = state.shown + 1
    const first = shown === 1 ? sound(turn, state, at, pace) : { state, effects: [] }
    const effects = [...first.effects]
    if (shown < state.letters.length) effects.push({ type: 'wake', name: 'letter', at: at + pace.letterMs })
    return { state: { ...first.state, shown }, effects }
  }

  return {
    start(turn, at, pace) {
      const letters = splitCommaList(turn.word.read_letters)
      return begin({ letters, shown: 0, sounded: 0, lit: null, side: 'front', seen: false }, at, pace)
    },
    next(turn, state, event, at, pace) {
      switch (event.type) {
        case 'wake':
          if (state.side === 'back') return { state, effects: [] }
          if (event.name === 'flip') return { state: { ...state, side: 'back' }, effects: withWord }
          return endWhenDone(
            turn,
            (event.name === 'letter' ? showLetter : sound)(turn, state, at, pace),
            at,
            pace,
          )
        case 'turn-card':
          return state.side === 'front' ? { state, effects: [] } : begin(state, at, pace)
        case 'submit':
          return { state, effects: state.seen ? [{ type: 'answer', data: {} }] : [] }
        case 'rejected':
          return { state, effects: [] }
      }
    },
    isFilledIn: (_turn, state) => state.seen,
    stuckAt: null,
  }
}
