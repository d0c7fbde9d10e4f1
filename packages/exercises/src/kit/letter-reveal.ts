import type { Effect, Flow, Submit, Turn } from './flow.ts'
import type { Pace } from './flow.ts'
import { entriesOf } from './letters.ts'
import type { Task } from './template.ts'

/** The card of LeesLetters and KijkLuister. */
export interface LetterReveal {
  /** The graphemes of the word, of which the first `shown` have appeared. */
  readonly letters: readonly string[]
  readonly shown: number
  /** The front shows the letters, the back the whole word. */
  readonly side: 'front' | 'back'
  /** Have all letters been seen once? Then the child may go on. */
  readonly seen: boolean
}

export type LetterRevealEvent = Submit | { readonly type: 'turn-card' }

/** What differs between the two: the pace, and what sounds with each letter and with the whole word. */
export interface RevealStyle {
  readonly letterMs: (pace: Pace) => number
  readonly withLetter: (task: Task, at: number) => readonly Effect[]
  readonly withWord: (task: Task) => readonly Effect[]
}

/**
 * Letters appear one at a time, the first at once; the card flips `viewMs` after the last one; a click on the back
 * flips to the front and replays (TPL-30, TPL-37).
 */
export const letterRevealFlow = (style: RevealStyle): Flow<LetterReveal, LetterRevealEvent> => {
  const showLetter = (task: Task, state: LetterReveal, at: number, pace: Pace): Turn<LetterReveal> => {
    const shown = state.shown + 1
    const isLast = shown >= state.letters.length
    const wake: Effect = isLast
      ? { type: 'wake', name: 'flip', at: at + pace.viewMs }
      : { type: 'wake', name: 'letter', at: at + style.letterMs(pace) }
    return {
      state: { ...state, shown, seen: state.seen || isLast },
      effects: [...style.withLetter(task, shown - 1), wake],
    }
  }
  return {
    start(task, at, pace) {
      const letters = entriesOf(task.word.read_letters)
      return showLetter(task, { letters, shown: 0, side: 'front', seen: false }, at, pace)
    },
    next(task, state, event, at, pace) {
      switch (event.type) {
        case 'wake':
          if (state.side === 'back') return { state, effects: [] }
          if (event.name === 'letter') return showLetter(task, state, at, pace)
          return { state: { ...state, side: 'back' }, effects: style.withWord(task) }
        case 'turn-card':
          if (state.side === 'front') return { state, effects: [] }
          return showLetter(task, { ...state, shown: 0, side: 'front' }, at, pace)
        case 'submit':
          return { state, effects: state.seen ? [{ type: 'answer', data: {} }] : [] }
        case 'rejected':
          return { state, effects: [] }
      }
    },
    isFilledIn: (_task, state) => state.seen,
  }
}
