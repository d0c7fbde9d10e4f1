import type { TemplateName } from '@letterliaan/contract'
import type { SpokenLine } from '@letterliaan/texts'
import type { ReactNode } from 'react'
import type { Pace, SubmitPressed } from '../../kit/flow.ts'
import type { ToldSpelling } from '../../kit/help.ts'
import type { TemplateLogic, Turn } from '../../kit/template.ts'
import type { SeenMove } from '../feedback/WrongMove.tsx'
import type { GamePlace } from '../game/game-place.ts'
import type { CarryOutEffect, ExerciseRunner } from '../runner/create-exercise-runner.ts'
import type { RunnerClock } from '../runner/create-runner.ts'

/** Props from the shell for one turn. All but the nodes keep their identity. */
export interface TurnProps {
  readonly turn: Turn
  /** Explanation from the server (rules.md, Exercise); null until it arrives. */
  readonly feedback: string | null
  /** `feedback` and the spelling that it explains; null if there is none. */
  readonly told: ToldSpelling | null
  /** Number of wrong moves, with which help grows (GIDS-5). */
  readonly wrongMoves: number
  /** True if the last try at the previous word was wrong, which this turn reports. */
  readonly isAfterMissedWord?: boolean
  readonly step_id: number
  /** Texts already read, so that none is read automatically twice. */
  readonly heard: Set<string>
  /** True while the previous word is still shown: the turn starts when it disappears (GIDS-7). */
  readonly isWaiting: boolean
  readonly readPace: () => Pace
  readonly clock: RunnerClock
  readonly carryOut: CarryOutEffect
  readonly attachFlow: ExerciseRunner['attachFlow']
  readonly sounds: ReactNode
  /** The button of the hint; null if there is none. */
  readonly hint: ReactNode
  /** True if any word of the exercise has special letters: keys per word would reveal its spelling. */
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
export type TurnInstruction = SpokenLine | { readonly shown: string; readonly said: SpokenLine }

export interface TemplateView<S, E> {
  readonly logic: TemplateLogic<TemplateName, unknown, S, E>
  readonly Body: (props: BodyProps<S, E>) => ReactNode
  /** Set if the template is a game, which is played in its own place. */
  readonly game?: GamePlace
  readonly Feedback?: (props: BodyProps<S, E>) => ReactNode
  readonly yieldsToHelp?: true
  /** True while the child does something else than spell, so that no hint fits. */
  readonly hidesHint?: (state: S) => boolean
  /** True if the template's feedback says nothing about this wrong move: then the usual text is shown. */
  readonly leavesNudge?: (state: S) => boolean
  /** A function's result is read aloud when it changes: for when no cursor or button shows what is first. */
  readonly instruction: TurnInstruction | ((turn: Turn, state: S) => TurnInstruction)
  /** Returns whether a hidden word is visible; omitted if it never hides. Adds the button (EX-18). */
  readonly isWordVisible?: (state: S) => boolean
  /** True if the body shows the speakers itself, or there are none. */
  readonly placesSounds?: boolean | ((state: S) => boolean)
  /** True if the body shows the last wrong move itself; else it is shown over the top of the content. */
  readonly placesWrongMove?: boolean
  /** True if special letters are offered (EX-19). A game has them while a word is written. */
  readonly hasKeyboard?: boolean | ((state: S) => boolean)
  /** Returns the text of a struck-through move; by default the attempt itself. */
  readonly nameAttempt?: (turn: Turn, move: SeenMove) => string
  /**
   * True if the body's field stays from word to word, because a new one is slow to focus. A touch screen always
   * gets a new one: it opens the keyboard and ends what the keyboard composes.
   */
  readonly keepsField?: true
  readonly comesBeforeSubmit?: (state: S, turn: Turn) => boolean
  readonly submitLabel?: string
}
