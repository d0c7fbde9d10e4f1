import type { Anchor, DetailedResult, StudentExercise } from '@letterliaan/contract'
import { judgeMove } from '../kit/judge.ts'
import type { TemplateLogic } from '../kit/template.ts'
import { currentTurn } from './turn.ts'

const hides = ({ turn }: TemplateLogic, { is_complete }: StudentExercise): boolean =>
  turn.toldAtEnd === true && !is_complete

/**
 * A run as the child may see it. A template that tells outcomes only at its end (StapDictee, Test) hides until then
 * which words were right. What the child wrote stays visible.
 */
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

/** The run with its outcomes again, from what the child wrote: to predict the score that the last word will bring. */
export const recallOutcomes = (
  logic: TemplateLogic,
  run: StudentExercise,
  anchors: readonly Anchor[],
): StudentExercise => {
  if (!hides(logic, run)) return run
  const recall = (result: DetailedResult): DetailedResult => {
    const turn = currentTurn(logic, { ...run, current_word: result.word }, anchors)
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
