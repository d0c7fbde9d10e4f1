import type { DetailedResult } from '@letterliaan/contract'
import { ExerciseStatus } from '@letterliaan/contract/status'
import { isScorePassed, computePercentageScore } from './score.ts'
import type { MoveEffect, Move, MoveOutcome, Run, RunPolicy } from './run.ts'

/** Refuses a move for a word that is not current or in a completed run (rules.md, Exercise). Never throws. */
export const applyMove = <R extends Run>(run: R, move: Move, policy: RunPolicy): MoveOutcome<R> => {
  if (run.is_complete) return { kind: 'refused', reason: 'finished', run }
  if (run.current_word === null || run.current_word !== move.word) {
    return { kind: 'refused', reason: 'not-current', run }
  }
  const detailed_results = run.detailed_results.map((result) =>
    result.word === move.word ? withMove(result, move, policy) : result,
  )
  const isOver = detailed_results.some((result) => result.word === move.word && result.completed)
  const next = detailed_results.find((result) => !result.completed)
  const moved: R = {
    ...run,
    detailed_results,
    current_word: next?.word ?? null,
    status: ExerciseStatus.paused,
  }
  if (next === undefined) return { kind: 'accepted', change: 'complete', run: complete(moved, policy) }
  const change: MoveEffect = isOver ? 'next' : move.kind === 'answer' ? 'again' : 'error'
  return { kind: 'accepted', change, run: moved }
}

const withMove = (result: DetailedResult, move: Move, policy: RunPolicy): DetailedResult => {
  const isAnswer = move.kind === 'answer'
  const isRight = isAnswer && move.right
  const num_tries = result.num_tries + (isAnswer ? 1 : 0)
  const num_errors = result.num_errors + (isRight ? 0 : 1)
  const cheats_used = Math.max(result.cheats_used, move.cheats_used)
  const isLastTry = isAnswer && policy.tries !== null && num_tries >= policy.tries
  return {
    ...result,
    num_tries,
    num_errors,
    time_spent: Math.max(result.time_spent, move.time),
    completed: isRight || isLastTry,
    success: isRight && num_errors === 0 && cheats_used === 0,
    last_answer: isAnswer ? move.input : result.last_answer,
    cheats_used,
    hints_used: Math.max(result.hints_used, move.hints_used),
  }
}

/** Pauses the exercise until a required repeat is done. The score of the first run counts (EX-10; ADR 20). */
const complete = <R extends Run>(run: R, policy: RunPolicy): R => {
  const percentage_score = run.isForcedRepeat
    ? (run.percentage_score ?? 0)
    : computePercentageScore(run.detailed_results)
  const wentWrong = run.detailed_results.some((result) => !result.success)
  const isForcedRepeat = policy.repeat_exercise_after_complete && !run.is_retry && wentWrong
  const end = isScorePassed(percentage_score, policy.min_success_score)
    ? ExerciseStatus.done
    : ExerciseStatus.failed
  const status = isForcedRepeat ? ExerciseStatus.paused : end
  return { ...run, is_complete: true, percentage_score, status, isForcedRepeat }
}
