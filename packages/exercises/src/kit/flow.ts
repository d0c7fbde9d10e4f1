import type { Confidence, ExerciseDocument } from '@letterliaan/contract'
import type { Transition as AnyTransition, Wake, WakeLater } from './machine.ts'
import type { Stuck } from './stuck.ts'
import type { Turn } from './turn.ts'

/** What a flow asks of the world around it. */
export type TurnEffect =
  /**
   * Speak a sound of the word: the word, sentence, plural, klankgroepen, its sounds, one part by its id, or one group:
   * `part` is then its number, from 1.
   */
  | { readonly type: 'speak'; readonly sound: SpokenSound; readonly part?: string }
  | WakeLater
  /** Post a wrong move (templates.md: an attempt). */
  | { readonly type: 'attempt'; readonly attempt: string; readonly at: number | null }
  /** The word's turn is over: post the answer's `data`. */
  | {
      readonly type: 'answer'
      readonly data: Readonly<Record<string, unknown>>
      readonly confidence?: Confidence
    }
  /** Show within a frame how a move went. */
  | { readonly type: 'feedback'; readonly feedback: 'letter' | 'wrong' | 'right' }
  /** The child used the cheat (hide button) or a hint. */
  | { readonly type: 'cheat' }
  | { readonly type: 'hint' }
  /** Get a document to print; a wake tells when it has come: 'downloaded', or 'not-downloaded'. */
  | { readonly type: 'download'; readonly document: ExerciseDocument }

export type SpokenSound = 'word' | 'plural' | 'sentence' | 'sound_groups' | 'structure' | 'part' | 'group'

/** What has a speaker button of its own in every exercise that uses it. */
export type WordSound = Exclude<SpokenSound, 'part' | 'group'>

export type TurnTransition<S> = AnyTransition<S, TurnEffect>

/** The server (or its prediction) said that the answer was wrong and the word stays. */
export interface AnswerRejected {
  readonly type: 'rejected'
}

/** The button to go on, or Enter: every flow knows it. It does nothing while `isFilledIn` is false. */
export interface SubmitPressed {
  readonly type: 'submit'
  /** Where the child is asked: how sure it is of what is checked now (KALM-2). */
  readonly confidence?: Confidence
}

/** Enter goes the way of the button, where the template submits by it (EX-11). No flow sees it. */
export interface EnterPressed {
  readonly type: 'enter'
}

/** The hide button (EX-18): flows of templates that hide the word know it. */
export interface RevealPressed {
  readonly type: 'reveal'
}

/** A typing field's whole new text, as it would be without the flow; the flow's state tells what it becomes. */
export interface TextTyped {
  readonly type: 'text'
  readonly text: string
}

/** Paces that a calm profile may stretch (supervisor.md), in ms. */
export interface Pace {
  readonly letterMs: number
  readonly soundMs: number
  readonly viewMs: number
  readonly revealMs: number
  readonly blocksMs: number
}

/** A method, so that a list of flows need not know the states of each. */
interface StuckAt<S> {
  stuckAt(turn: Turn, state: S): Stuck | null
}

/** How the turn of one word goes. Leaving it needs nothing: whoever runs it drops its timers and clears the sound. */
export interface Flow<S, E> {
  start(turn: Turn, at: number, pace: Pace): TurnTransition<S>
  next(
    turn: Turn,
    state: S,
    event: E | SubmitPressed | Wake | AnswerRejected,
    at: number,
    pace: Pace,
  ): TurnTransition<S>
  /** 'Filled in?': may the child go on? It says nothing about right or wrong (that is the judge's). */
  isFilledIn(turn: Turn, state: S): boolean
  /**
   * Where the child is, for the help that grows (GIDS-5): null while there is nothing to help with. Null itself where nothing
   * can go wrong, or where the word is written without help.
   */
  readonly stuckAt: StuckAt<S>['stuckAt'] | null
}

/** Words that are spoken again, or after another word, wait this long in ms (EX-12). */
export const replayDelayMs = 500

/**
 * The paces of an exercise: its `word_view_duration` (seconds) and the game's own constants (EX-18, TPL-30, TPL-31, TPL-37),
 * stretched by the calm profile (1, 1.5 or 2: supervisor.md).
 */
export const paceOf = (exercise: { readonly word_view_duration: number }, stretch = 1): Pace => ({
  letterMs: 1000 * stretch,
  soundMs: 1300 * stretch,
  viewMs: exercise.word_view_duration * 1000 * stretch,
  revealMs: 3000 * stretch,
  blocksMs: 1000 * stretch,
})
