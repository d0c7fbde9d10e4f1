import type { Anchor, StudentExercise } from '@letterliaan/contract'
import { policyOf, type MoveEffect, type RunPolicy } from '@letterliaan/rules'
import { judgeMove } from '../kit/judge.ts'
import type { TemplateLogic, Turn, Verdict } from '../kit/template.ts'
import { applyVerdict, type SentMove } from './apply-verdict.ts'
import type { ExerciseSetup } from './exercise-state.ts'
import { hideOutcomes, recallOutcomes } from './hide-outcomes.ts'
import { currentTurn, presentRun } from './turn.ts'

/** What a run is played with; the same on both sides. */
export interface PlayRules {
  readonly logic: TemplateLogic
  /** `policyOf(exercise, difficulty, logic.turn.tries)`. */
  readonly policy: RunPolicy
  /** The anchors of the step, in its order. */
  readonly anchors: readonly Anchor[]
}

/** What the run of an exercise is played with. */
export const playRulesOf = (
  { logic, exercise, difficulty }: ExerciseSetup,
  run: StudentExercise,
): PlayRules => ({
  logic,
  policy: policyOf(exercise, difficulty, logic.turn.tries),
  anchors: run.exercise_data?.anchors ?? [],
})

/**
 * 'played': `run` is the run after the move. 'ignored': an attempt that was not wrong. 'unreadable': `data` is nothing
 * this template knows. 'refused': the word is not current, or the run is finished. In these three `run` is unchanged.
 */
export type PlayResult =
  | {
      readonly kind: 'played'
      readonly run: StudentExercise
      readonly change: MoveEffect
      readonly verdict: Extract<Verdict, { kind: 'attempt' | 'answer' }>
    }
  | { readonly kind: 'ignored' | 'unreadable'; readonly run: StudentExercise }
  | { readonly kind: 'refused'; readonly reason: 'finished' | 'not-current'; readonly run: StudentExercise }

/**
 * One PUT from its data to the next student exercise: judged and applied. The server decides with it, the client
 * predicts with it; neither the time, nor points, nor anything else outside the run comes in. Never throws.
 */
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
  return { kind: 'played', run: presentRun(logic, outcome.run, anchors), change: outcome.change, verdict }
}

/** A move is about the word whose turn it is; where the child chooses its words, about any word of the run. */
const turnOfMove = (
  logic: TemplateLogic,
  run: StudentExercise,
  { word }: SentMove,
  anchors: readonly Anchor[],
): Turn | null => {
  if (logic.run?.choosesWords === undefined && run.current_word !== word) return null
  return currentTurn(logic, { ...run, current_word: word }, anchors)
}

/**
 * What the server will tell of a move on a run that it told: `playMove`, with the outcomes hidden that the server hides too.
 * Never throws.
 */
export const predictMove = (rules: PlayRules, run: StudentExercise, sent: SentMove): PlayResult => {
  const { logic, anchors } = rules
  const play = playMove(rules, recallOutcomes(logic, run, anchors), sent)
  return { ...play, run: hideOutcomes(logic, play.run) }
}
