import type { Confidence, ExerciseDocument, Word } from '@letterliaan/contract'
import type { Transition as AnyTransition, Wake, WakeLater } from './machine.ts'
import type { Stuck } from './stuck.ts'
import type { Turn } from './turn.ts'

export type TurnEffect =
  /** `part`: the id of a sound, or the number of a klankgroep or a phrase of the sentence (from 1). */
  | {
      readonly type: 'speak'
      readonly sound: SpokenSound
      readonly part?: string
      /** Another word of the run. The default is the word of the turn. */
      readonly of?: Word
      /** Set for a speaker that the child pressed: it stops other words. */
      readonly isPressed?: true
    }
  | WakeLater
  /** A wrong move (templates.md: an attempt). */
  | { readonly type: 'attempt'; readonly attempt: string; readonly at: number | null }
  | {
      readonly type: 'answer'
      readonly data: Readonly<Record<string, unknown>>
      readonly confidence?: Confidence
    }
  | { readonly type: 'feedback'; readonly feedback: 'letter' | 'wrong' | 'right' | 'whisper' }
  | { readonly type: 'cheat' }
  | { readonly type: 'hint' }
  /** Followed by a wake: 'downloaded' or 'not-downloaded'. */
  | { readonly type: 'download'; readonly document: ExerciseDocument }

export type SpokenSound =
  | 'word'
  | 'plural'
  | 'sentence'
  | 'sound_groups'
  | 'structure'
  | 'part'
  | 'group'
  | 'phrase'

export type WordSound = Exclude<SpokenSound, 'part' | 'group' | 'phrase'>

export type TurnTransition<S> = AnyTransition<S, TurnEffect>

/** Server or prediction judged the answer wrong, and the word stays. */
export interface AnswerRejected {
  readonly type: 'rejected'
}

/** The button that ends a turn. Does nothing while `isFilledIn` is false. */
export interface SubmitPressed {
  readonly type: 'submit'
  /** The child's confidence (KALM-2), if it was asked. */
  readonly confidence?: Confidence
}

/** Becomes `submit` if the template submits by Enter (EX-11). A flow never receives it. */
export interface EnterPressed {
  readonly type: 'enter'
}

/** The hide button (EX-18). */
export interface RevealPressed {
  readonly type: 'reveal'
}

/** The full text of the field as the child typed it. The flow decides which text stays in the field. */
export interface TextTyped {
  readonly type: 'text'
  readonly text: string
}

/** In ms. A calm profile stretches these times (supervisor.md). */
export interface Pace {
  readonly letterMs: number
  readonly soundMs: number
  readonly viewMs: number
  readonly revealMs: number
  readonly blocksMs: number
}

/** Declared as methods, because one list contains flows with different states. */
interface Asking<S> {
  stuckAt(turn: Turn, state: S): Stuck | null
  asksFirst(turn: Turn, state: S): 'clap' | 'choose' | 'find' | null
}

/** The turn of one word. It needs no clean-up, because its runner cancels timers and sound. */
export interface Flow<S, E> {
  start(turn: Turn, at: number, pace: Pace): TurnTransition<S>
  next(
    turn: Turn,
    state: S,
    event: E | SubmitPressed | Wake | AnswerRejected,
    at: number,
    pace: Pace,
  ): TurnTransition<S>
  /** True if the child may continue. The judge decides whether the answer is right. */
  isFilledIn(turn: Turn, state: S): boolean
  /** Returns the place for help (GIDS-5); null if none is needed. Null itself: the template has no help. */
  readonly stuckAt: Asking<S>['stuckAt'] | null
  readonly asksFirst?: Asking<S>['asksFirst']
}

/** Pause before a word is repeated or follows another word (ms; EX-12). */
export const replayDelayMs = 500

/** `word_view_duration`: seconds (EX-18, TPL-30, TPL-31, TPL-37). `stretch`: 1, 1.5 or 2 (supervisor.md). */
export const makePace = (exercise: { readonly word_view_duration: number }, stretch = 1): Pace => ({
  letterMs: 1000 * stretch,
  soundMs: 1300 * stretch,
  viewMs: exercise.word_view_duration * 1000 * stretch,
  revealMs: 3000 * stretch,
  blocksMs: 1000 * stretch,
})
