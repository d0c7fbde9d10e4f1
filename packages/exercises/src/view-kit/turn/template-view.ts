import type { TemplateName } from '@letterliaan/contract'
import type { SpokenLine } from '@letterliaan/texts'
import type { ReactNode } from 'react'
import type { Pace, SubmitPressed } from '../../kit/flow.ts'
import type { ToldSpelling } from '../../kit/help.ts'
import type { TemplateLogic, Turn } from '../../kit/template.ts'
import type { GamePlace } from '../game/game-place.ts'
import type { CarryOutEffect, ExerciseRunner } from '../runner/create-exercise-runner.ts'
import type { Clock } from '../runner/create-runner.ts'

/** From the shell for one turn. All but the nodes keep their identity. */
export interface TurnProps {
  readonly turn: Turn
  /** From the server (rules.md, Exercise); null until then. */
  readonly feedback: string | null
  /** `feedback` and the spelling that it is about; null where there is none. */
  readonly told: ToldSpelling | null
  /** Help grows with them (GIDS-5). */
  readonly wrongMoves: number
  /** The last try at the word before was wrong, and this turn tells it. */
  readonly isAfterMissedWord?: boolean
  readonly step_id: number
  /** None is read by itself twice. */
  readonly heard: Set<string>
  /** The word before is still shown: the turn begins when it has gone (GIDS-7). */
  readonly isWaiting: boolean
  readonly readPace: () => Pace
  readonly clock: Clock
  readonly carryOut: CarryOutEffect
  readonly attachFlow: ExerciseRunner['attachFlow']
  readonly sounds: ReactNode
  readonly help: ReactNode
  /** In some word of the exercise: per word its keys would give its spelling away. */
  readonly hasSpecialLetters: boolean
  readonly buddy_id: number
  /** True if a whole word is checked (KALM-2). */
  readonly asksConfidence?: boolean | undefined
  readonly hasEye?: boolean | undefined
}

export interface BodyProps<S, E> {
  readonly turn: Turn
  readonly feedback: string | null
  readonly isAfterMissedWord: boolean
  readonly step_id: number
  readonly state: S
  readonly send: (event: E | SubmitPressed) => void
  readonly sounds: ReactNode
  readonly wrongMove: ReactNode
}

/** The instruction of a turn; `said` if the shown text names a part of the word. */
export type Instruction = SpokenLine | { readonly shown: string; readonly said: SpokenLine }

export interface TemplateView<S, E> {
  readonly logic: TemplateLogic<TemplateName, unknown, S, E>
  readonly Body: (props: BodyProps<S, E>) => ReactNode
  /** A game is played in a place of its own. */
  readonly game?: GamePlace
  readonly Feedback?: (props: BodyProps<S, E>) => ReactNode
  readonly yieldsToHelp?: true
  /** Own feedback says nothing about this wrong move: show the usual text. */
  readonly leavesNudge?: (state: S) => boolean
  /** A function's result is read aloud when it is new: use one where no cursor or button shows what comes first. */
  readonly instruction: Instruction | ((turn: Turn, state: S) => Instruction)
  /** Left out where the word is not hidden. Gives the hide button (EX-18). */
  readonly isWordVisible?: (state: S) => boolean
  /** The body shows the speakers itself, or nobody does. */
  readonly placesSounds?: boolean | ((state: S) => boolean)
  /** The body shows the last wrong move itself; else it lies over the top of the content. */
  readonly placesWrongMove?: boolean
  /** Special letters (EX-19). A game has them while a word is written. */
  readonly hasKeyboard?: boolean | ((state: S) => boolean)
  /** How a struck-through move looks; the attempt itself when left out. */
  readonly nameAttempt?: (turn: Turn, attempt: string) => string
  readonly comesBeforeSubmit?: (state: S) => boolean
  readonly submitLabel?: string
}
