import type {
  AnswerBody,
  Confidence,
  Difficulty,
  Exercise,
  ProgressBody,
  StudentExercise,
} from '@letterliaan/contract'
import type { AnswerRejected, SpokenSound } from '../kit/flow.ts'
import type { Transition } from '../kit/machine.ts'
import type { Turn, TemplateLogic } from '../kit/template.ts'

/** Numbers of the parts (EX-1), sent as `step` of the progress. */
export const exerciseParts = { intro: 1, content: 2, outro: 3, stepTestOutro: 4 } as const
export type ExercisePart = (typeof exerciseParts)[keyof typeof exerciseParts]

export interface ExerciseProgress {
  readonly step: ExercisePart
  readonly errors: number
  readonly cheats_used: number
  readonly hints_used: number
  /** From 0; the number of words when all are done. */
  readonly word_index: number
}

export interface ExerciseSetup {
  readonly logic: TemplateLogic
  readonly exercise: Exercise
  readonly difficulty: Difficulty
}

export interface PendingMove {
  readonly seq: number
  readonly body: AnswerBody
}

/** The state from intro to outro. Times are unix ms. */
export interface ExerciseState {
  readonly setup: ExerciseSetup
  readonly progress: ExerciseProgress
  /** The last state of the server, plus moves without a reply. */
  readonly run: StudentExercise
  readonly confirmed: StudentExercise
  readonly pending: readonly PendingMove[]
  readonly chosen: readonly string[]
  /** The same object during a turn; null outside the content. */
  readonly turn: Turn | null
  readonly turnNumber: number
  readonly wordSince: number
  /** Time already spent on this word, in ms. */
  readonly wordBefore: number
  /** `since` is null while the timer is stopped. */
  readonly timer: { readonly since: number | null; readonly elapsedMs: number }
  /** 'Begin!' waits for a pending reset. After 'failed' the child may `retry`. */
  readonly reset: 'none' | 'pending' | 'failed'
  readonly nextSeq: number
}

export type ExerciseEvent =
  | { readonly type: 'begin' }
  | { readonly type: 'choose'; readonly word: string }
  /** Effects of the flow. They are ignored if `turn` is over (a key pressed twice). */
  | {
      readonly type: 'attempt'
      readonly turnNumber: number
      readonly attempt: string
      readonly at: number | null
    }
  | {
      readonly type: 'answer'
      readonly turnNumber: number
      readonly data: Readonly<Record<string, unknown>>
      readonly confidence?: Confidence
    }
  | { readonly type: 'cheat'; readonly turnNumber: number }
  /** Sent by the hint avatar (EX-5) or by the flow. */
  | { readonly type: 'hint' }
  | { readonly type: 'next' }
  | { readonly type: 'repeat' }
  /** Reply to move `seq`, in order: the state of a 200 or 409; null: refused without a state. */
  | { readonly type: 'settled'; readonly seq: number; readonly student_exercise: StudentExercise | null }
  | { readonly type: 'reset-done'; readonly student_exercise: StudentExercise }
  | { readonly type: 'reset-failed' }
  | { readonly type: 'retry' }

export type ExerciseEffect =
  /** Played one after another after `delayMs`. */
  | {
      readonly type: 'speak'
      readonly sounds: readonly SpokenSound[]
      readonly delayMs: number
      /** Set for a sound about an error: it waits until the text of the error has been read aloud. */
      readonly afterText?: true
    }
  /** `keepsText`: only words are cleared, because a text belongs to the screen. */
  | { readonly type: 'clear-sound'; readonly keepsText?: true }
  /** The caller sends `settled` with this `seq` when the server replies. */
  | { readonly type: 'submit'; readonly seq: number; readonly body: AnswerBody }
  /** `hard` for a dictation. The caller sends `reset-done` or `reset-failed`. */
  | { readonly type: 'reset'; readonly hard: boolean; readonly difficulty: Difficulty }
  | { readonly type: 'place'; readonly place: ProgressBody }
  | { readonly type: 'to-flow'; readonly event: AnswerRejected }
  /** Never sent by a template that shows results at the end. */
  | { readonly type: 'feedback'; readonly feedback: 'right' | 'wrong' }

export type ExerciseTransition = Transition<ExerciseState, ExerciseEffect>
