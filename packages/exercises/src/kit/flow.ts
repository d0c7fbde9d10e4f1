import type { Document } from '@letterliaan/contract'
import type { Turn } from './template.ts'

/** What a flow asks of the world around it. Everything that takes time or makes noise is an effect, never an act. */
export type Effect =
  /**
   * Speak a sound of the word: the word, sentence, plural, klankgroepen, its sounds, one part by its id, or one group:
   * `part` is then its number, from 1.
   */
  | { readonly type: 'speak'; readonly sound: SpokenSound; readonly part?: string }
  /** Send a 'wake' event at this time (ms); a later wake of the same name replaces an earlier one. */
  | { readonly type: 'wake'; readonly name: string; readonly at: number }
  /** Post a wrong move (templates.md: an attempt). */
  | { readonly type: 'attempt'; readonly attempt: string; readonly at: number | null }
  /** The word's turn is over: post the answer's `data`. */
  | { readonly type: 'answer'; readonly data: Readonly<Record<string, unknown>> }
  /** Show within a frame how a move went. */
  | { readonly type: 'feedback'; readonly feedback: 'letter' | 'wrong' | 'right' }
  /** The child used the cheat (hide button) or a hint. */
  | { readonly type: 'cheat' }
  | { readonly type: 'hint' }
  /** Get a document to print; a wake tells when it has come: 'downloaded', or 'not-downloaded'. */
  | { readonly type: 'download'; readonly document: Document }

export type SpokenSound = 'word' | 'plural' | 'sentence' | 'sound_groups' | 'structure' | 'part' | 'group'

/** What has a speaker button of its own in every exercise that uses it. */
export type WordSound = Exclude<SpokenSound, 'part' | 'group'>

export interface Transition<S> {
  readonly state: S
  readonly effects: readonly Effect[]
}

/** A timer or a document that the flow asked for has come. */
export interface Wake {
  readonly type: 'wake'
  readonly name: string
}

/** The server (or its prediction) said that the answer was wrong and the word stays. */
export interface Rejected {
  readonly type: 'rejected'
}

/** The button to go on, or Enter: every flow knows it. It does nothing while `isFilledIn` is false. */
export interface Submit {
  readonly type: 'submit'
}

/** The hide button (EX-18): flows of templates with `hidesWord` know it. */
export interface Reveal {
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

/**
 * The turn of one word as a pure machine: time is an argument (ms), effects are data.
 * Leaving it needs nothing: whoever runs it drops its timers and clears the sound.
 */
export interface Flow<S, E> {
  start(turn: Turn, at: number, pace: Pace): Transition<S>
  next(turn: Turn, state: S, event: E | Submit | Wake | Rejected, at: number, pace: Pace): Transition<S>
  /** 'Filled in?': may the child go on? It says nothing about right or wrong (that is the judge's). */
  isFilledIn(turn: Turn, state: S): boolean
}

/** Words that are spoken again, or after another word, wait this long in ms (EX-12). */
export const replayDelayMs = 500

/**
 * The paces of an exercise: its `word_view_duration` (seconds) and the specification's constants (learning-core §9),
 * stretched by the calm profile (1, 1.5 or 2: supervisor.md).
 */
export const paceOf = (exercise: { readonly word_view_duration: number }, stretch = 1): Pace => ({
  letterMs: 1000 * stretch,
  soundMs: 1300 * stretch,
  viewMs: exercise.word_view_duration * 1000 * stretch,
  revealMs: 3000 * stretch,
  blocksMs: 1000 * stretch,
})
