import type { TemplateName } from '@letterliaan/contract'
import type { SpokenLine } from '@letterliaan/texts'
import type { ReactNode } from 'react'
import type { Pace, SubmitPressed } from '../../kit/flow.ts'
import type { TemplateLogic, Turn } from '../../kit/template.ts'
import type { CarryOutEffect, ExerciseRunner } from '../runner/create-exercise-runner.ts'
import type { Clock } from '../runner/create-runner.ts'

/** The keys for special letters, which can be folded away. */
export interface KeysProps {
  readonly isOpen: boolean
  readonly onToggle: () => void
}

/** What the shell gives a template for one word's turn. All but the nodes keep their identity while it lasts. */
export interface TurnProps {
  readonly turn: Turn
  /**
   * What to listen for, after a wrong answer: the server tells it (rules.md, Exercise); null while it has told nothing.
   */
  readonly feedback: string | null
  /** How many wrong moves the word has: its help grows with them (GIDS-5). */
  readonly wrongMoves: number
  /** Whose texts the anchors' are: the student's step. */
  readonly step_id: number
  /** The instructions of this exercise that were read aloud already: none is read by itself twice. */
  readonly heard: Set<string>
  /** Does the word before still stand? The turn is there, and begins when it has gone (GIDS-7). */
  readonly isWaiting: boolean
  /** The pace as it is now. */
  readonly readPace: () => Pace
  readonly clock: Clock
  /** Does what the flow asks. */
  readonly carryOut: CarryOutEffect
  /** Takes the flow while it runs; returns how to take it away. */
  readonly attachFlow: ExerciseRunner['attachFlow']
  /** The speaker buttons and the hint avatar. */
  readonly sounds: ReactNode
  readonly help: ReactNode
  /** The keys for special letters, where the child types: folded away until they are wanted. */
  readonly keys: KeysProps
  /** Who says what is told of a wrong move. */
  readonly buddy_id: number
  /** Is the child asked how sure it is, where a whole word is checked (KALM-2)? */
  readonly asksConfidence?: boolean | undefined
}

/** What a template draws with: the state of its flow and the way to tell it what the child does. */
export interface BodyProps<S, E> {
  readonly turn: Turn
  readonly feedback: string | null
  readonly step_id: number
  readonly state: S
  readonly send: (event: E | SubmitPressed) => void
  /** The speaker buttons, for a template that places them itself. */
  readonly sounds: ReactNode
  /** The place of the last wrong move, likewise. */
  readonly wrongMove: ReactNode
}

/** What the child is asked to do; `said` where what stands there names a part of the word. */
export type Instruction = SpokenLine | { readonly shown: string; readonly said: SpokenLine }

/** A template as the child has it: its logic, what it draws, and how the frame around it should be. */
export interface TemplateView<S, E> {
  readonly logic: TemplateLogic<TemplateName, unknown, S, E>
  readonly Body: (props: BodyProps<S, E>) => ReactNode
  /** What is said of a wrong answer, at the place that is kept for it. */
  readonly Feedback?: (props: BodyProps<S, E>) => ReactNode
  /** With feedback of its own: does it leave its place to help that has grown? */
  readonly yieldsToHelp?: true
  /** With feedback of its own: does it say nothing of this wrong move, so that what every template says is said? */
  readonly leavesNudge?: (state: S) => boolean
  /**
   * What the child is asked to do, in a few words, above the content. What a function gives is read by itself when it is new,
   * so where no cursor or button shows what comes first it is a function.
   */
  readonly instruction: Instruction | ((turn: Turn, state: S) => Instruction)
  /** Where the word is hidden: is it in view now? Gives the hide button (EX-18). */
  readonly isWordVisible?: (state: S) => boolean
  /** Does the body show the speaker buttons, at a place and a moment of its own? */
  readonly placesSounds?: boolean
  /** Does the body show the last wrong move, where it covers nothing? Else it comes over the top of the content. */
  readonly placesWrongMove?: boolean
  /** Special letters are offered where the child types (EX-19); a function: while it types. */
  readonly hasKeyboard?: boolean | ((state: S) => boolean)
  /** What a wrong move looks like, as it is struck through; the attempt itself when left out. */
  readonly nameAttempt?: (turn: Turn, attempt: string) => string
  /** The text of the button that goes on, if it is not 'Klaar'. */
  readonly submitLabel?: string
}
