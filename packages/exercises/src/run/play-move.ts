import type { Anchor, StudentExercise } from '@letterliaan/contract'
import { chooseRunPolicy, type MoveEffect, type RunPolicy } from '@letterliaan/rules'
import { judgeMove } from '../kit/judge.ts'
import type { TemplateLogic, Turn, Verdict } from '../kit/template.ts'
import { applyVerdict, type SentMove } from './apply-verdict.ts'
import type { ExerciseSetup } from './exercise-state.ts'
import { hideOutcomes, restoreOutcomes } from './hide-outcomes.ts'
import { findCurrentTurn, fillRunData } from './turn.ts'

export interface PlayRules {
  readonly logic: TemplateLogic
  /** `chooseRunPolicy(exercise, difficulty, logic.turn.tries)`. */
  readonly policy: RunPolicy
  readonly anchors: readonly Anchor[]
}

export const collectPlayRules = (
  { logic, exercise, difficulty }: ExerciseSetup,
  run: StudentExercise,
): PlayRules => ({
  logic,
  policy: chooseRunPolicy(exercise, difficulty, logic.turn.tries),
  anchors: run.exercise_data?.anchors ?? [],
})

/** 'ignored': no wrong attempt. 'unreadable': unknown `data`. 'refused': another word, or run finished. */
export type PlayResult =
  | {
      readonly kind: 'played'
      readonly run: StudentExercise
      readonly change: MoveEffect
      readonly verdict: Extract<Verdict, { kind: 'attempt' | 'answer' }>
    }
  | { readonly kind: 'ignored' | 'unreadable'; readonly run: StudentExercise }
  | { readonly kind: 'refused'; readonly reason: 'finished' | 'not-current'; readonly run: StudentExercise }

/** Plays a move. The server decides with this function, and the client predicts. Never throws. */
export const playMove = (
  { logic, policy, anchors }: PlayRules,
  run: StudentExercise,
  sent: SentMove,
): PlayResult => {
  if (run.is_complete) return { kind: 'refused', reason: 'finished', run }
  const turn = turnOfMove(logic, run, sent, anchors)
  if (turn === null) return { kind: 'refused', reason: 'not-current', run }
  const verdict = judgeMove(logic, turn, sent.data)
  if (verdict.kind === 'ignored' || verdict.kind === 'unreadable') return { kind: verdict.kind, run }
  const outcome = applyVerdict(logic, policy, run, verdict, sent)
  if (outcome.kind === 'refused') return outcome
  return { kind: 'played', run: fillRunData(logic, outcome.run, anchors), change: outcome.change, verdict }
}

/** Returns the turn of a move: of the current word, or of any word if the child chooses words. */
const turnOfMove = (
  logic: TemplateLogic,
  run: StudentExercise,
  { word }: SentMove,
  anchors: readonly Anchor[],
): Turn | null => {
  if (logic.run?.choosesWords === undefined && run.current_word !== word) return null
  return findCurrentTurn(logic, { ...run, current_word: word }, anchors)
}

/** Like `playMove`, but hides the outcomes that the server hides. Never throws. */
export const predictMove = (rules: PlayRules, run: StudentExercise, sent: SentMove): PlayResult => {
  const { logic, anchors } = rules
  const play = playMove(rules, restoreOutcomes(logic, run, anchors), sent)
  return { ...play, run: hideOutcomes(logic, play.run) }
}
