import type { TurnEffect, Flow, Pace, TurnTransition } from './flow.ts'
import type { Turn } from './template.ts'
import { splitCommaList } from './word-data.ts'

export interface LetterReveal {
  /** The first `shown` of the word's graphemes are visible. */
  readonly letters: readonly string[]
  readonly shown: number
  /** Number of letters whose sound has started; 0 if letters make no sound. */
  readonly sounded: number
  /** Index of the letter that sounds, or sounded last; null before the first and for a silent letter. */
  readonly lit: number | null
  readonly side: 'front' | 'back'
  /** True if all letters were shown and played once. The child may then continue. */
  readonly seen: boolean
}

export interface LetterRevealEvent {
  readonly type: 'turn-card'
}

export interface RevealStyle {
  /** Returns a sound for each letter, '' for a silent one; an empty list if letters make no sound. */
  readonly soundsOf: (turn: Turn) => readonly string[]
  readonly withWord: readonly TurnEffect[]
}

/**
 * Speaks the word (EX-12), shows a letter each second (TPL-30), and plays sounds at their own pace (TPL-37).
 * The card flips `viewMs` after the last of these. A click on the back replays.
 */
export const createLetterRevealFlow = ({
  soundsOf,
  withWord,
}: RevealStyle): Flow<LetterReveal, LetterRevealEvent> => {
  const begin = (state: LetterReveal, at: number, pace: Pace): TurnTransition<LetterReveal> => ({
    state: { ...state, shown: 0, sounded: 0, lit: null, side: 'front' },
    effects: [{ type: 'wake', name: 'letter', at: at + pace.letterMs }],
  })

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
