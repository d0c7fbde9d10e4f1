import type { Anchor, DetailedResult, StudentExercise } from '@letterliaan/contract'
import { judgeMove } from '../kit/judge.ts'
import type { TemplateLogic } from '../kit/template.ts'
import { findCurrentTurn } from './turn.ts'

const hides = ({ turn }: TemplateLogic, { is_complete }: StudentExercise): boolean =>
  turn.toldAtEnd === true && !is_complete

/** Hides which words of a StapDictee or Test were right until the end. The child's spellings stay visible. */
export const hideOutcomes = (logic: TemplateLogic, run: StudentExercise): StudentExercise =>
  hides(logic, run)
    ? {
        ...run,
        detailed_results: run.detailed_results.map((result) => ({
          ...result,
          num_errors: 0,
          success: false,
        })),
      }
    : run

/** Restores the outcomes from the child's spellings, to predict the final score. */
export const restoreOutcomes = (
  logic: TemplateLogic,
  run: StudentExercise,
  anchors: readonly Anchor[],
): StudentExercise => {
  if (!hides(logic, run)) return run
  const recall = (result: DetailedResult): DetailedResult => {
    const turn = findCurrentTurn(logic, { ...run, current_word: result.word }, anchors)
    if (!result.completed || result.last_answer === null || turn === null) return result
    const verdict = judgeMove(logic, turn, { answer: result.last_answer })
    const right = verdict.kind === 'answer' && verdict.right
    return {
      ...result,
      num_errors: right ? 0 : result.num_tries,
      success: right && result.cheats_used === 0,
    }
  }
  return { ...run, detailed_results: run.detailed_results.map(recall) }
}
