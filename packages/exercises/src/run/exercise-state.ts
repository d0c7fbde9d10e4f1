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

/** The parts of an exercise (EX-1), as `step` of its progress tells them. */
export const exerciseParts = { intro: 1, content: 2, outro: 3, stepTestOutro: 4 } as const
export type ExercisePart = (typeof exerciseParts)[keyof typeof exerciseParts]

/** Exercise progress (RUL-5): how the child is doing with the word whose turn it is. */
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

/** A move that was sent (or waits to be sent) and that the server has not answered. */
export interface PendingMove {
  readonly seq: number
  readonly body: AnswerBody
}

/** An exercise on the screen, from intro to outro, as a value. Times are unix ms. */
export interface ExerciseState {
  readonly setup: ExerciseSetup
  readonly progress: ExerciseProgress
  /** The run as the child sees it: what the server said last, with the moves that it has not answered. */
  readonly run: StudentExercise
  readonly confirmed: StudentExercise
  readonly pending: readonly PendingMove[]
  /** The words that the child chose at the intro (EX-3); none where it has nothing to choose. */
  readonly chosen: readonly string[]
  /** The word's turn at the content: the same object for as long as it lasts; null elsewhere. */
  readonly turn: Turn | null
  /** Rises with every turn: a key for what is shown of it. */
  readonly turnNumber: number
  /** When this word came into view. */
  readonly wordSince: number
  /** Time on this word before it came into view again, in ms. */
  readonly wordBefore: number
  /** Time at the content: `since` is null while the timer stands still. */
  readonly timer: { readonly since: number | null; readonly elapsedMs: number }
  /** A reset asked of the server: 'Begin!' waits for it. After 'failed' the child may `retry`. */
  readonly reset: 'none' | 'pending' | 'failed'
  readonly nextSeq: number
}

export type ExerciseEvent =
  /** 'Begin!', 'Start!'. */
  | { readonly type: 'begin' }
  /** A word at the intro is chosen, or no longer (EX-3). */
  | { readonly type: 'choose'; readonly word: string }
  /**
   * The flow's effects of the same names, with the `turn` that the flow runs for: what comes from a turn that is over
   * (a key pressed twice) changes nothing.
   */
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
  /** The hint avatar was opened (EX-5), or the flow's effect. */
  | { readonly type: 'hint' }
  /** From the outro to the step-test outro. */
  | { readonly type: 'next' }
  /** 'Herhaal de oefening'. */
  | { readonly type: 'repeat' }
  /**
   * The server answered the move `seq`, with 200 or with the present state in a 409. Answers come in the order of the
   * moves. `student_exercise` null: it refused the move without a state.
   */
  | { readonly type: 'settled'; readonly seq: number; readonly student_exercise: StudentExercise | null }
  | { readonly type: 'reset-done'; readonly student_exercise: StudentExercise }
  | { readonly type: 'reset-failed' }
  /** Asks a reset that failed again. */
  | { readonly type: 'retry' }

export type ExerciseEffect =
  /** Speak these sounds of the turn's words one after the other, after `delayMs`. */
  | {
      readonly type: 'speak'
      readonly sounds: readonly SpokenSound[]
      readonly delayMs: number
      /** It belongs to what is told of an error, and comes after that where it is read aloud. */
      readonly afterText?: true
    }
  | { readonly type: 'clear-sound' }
  /** Queue this PUT; report its answer as `settled` with the same `seq`. */
  | { readonly type: 'submit'; readonly seq: number; readonly body: AnswerBody }
  /** Reset (words in a new order), or hard-reset for a dictation; report as `reset-done` or `reset-failed`. */
  | { readonly type: 'reset'; readonly hard: boolean; readonly difficulty: Difficulty }
  /** The child went on to the next word or part: tell where it is (API-5). */
  | { readonly type: 'place'; readonly place: ProgressBody }
  /** Send this to the flow of the current turn: the answer was wrong and the word stays. */
  | { readonly type: 'to-flow'; readonly event: AnswerRejected }
  /** How an answer went; never in a template that does not tell. */
  | { readonly type: 'feedback'; readonly feedback: 'right' | 'wrong' }

export type ExerciseTransition = Transition<ExerciseState, ExerciseEffect>
