import type { AnswerBody, StudentExercise } from '@letterliaan/contract'
import { applyMove, type Move, type MoveOutcome, type RunPolicy } from '@letterliaan/rules'
import type { TemplateLogic, Verdict } from '../kit/template.ts'

/** The part of a PUT that the rules use. An `AnswerBody` fits it. */
export type SentMove = Pick<AnswerBody, 'word' | 'data' | 'time' | 'cheats_used' | 'hints_used'>

type Outcome = MoveOutcome<StudentExercise>

/** Applies each word of the verdict (EX-13). If there are several, the right answer completes the run. */
export const applyVerdict = (
  logic: TemplateLogic,
  policy: RunPolicy,
  run: StudentExercise,
  verdict: Extract<Verdict, { kind: 'attempt' | 'answer' }>,
  sent: SentMove,
): Outcome => {
  const moves = movesOf(verdict, sent)
  const isWhole = logic.judge.outcomes !== undefined && verdict.kind === 'answer' && verdict.right
  const start = isWhole ? keepWords(run, moves) : run
  return moves.reduce<Outcome>(
    ({ run: before }, move) =>
      applyMove({ ...before, current_word: move.word }, move, policyFor(logic, policy)),
    { kind: 'accepted', change: 'error', run: start },
  )
}

/** A word that the child chose is not repeated separately. */
const policyFor = ({ run }: TemplateLogic, policy: RunPolicy): RunPolicy =>
  run?.choosesWords === undefined ? policy : { ...policy, repeat_exercise_after_complete: false }

const movesOf = (verdict: Extract<Verdict, { kind: 'attempt' | 'answer' }>, sent: SentMove): Move[] => {
  const words = verdict.kind === 'answer' ? verdict.words : [{ word: sent.word, right: false }]
  return words.map(({ word, right }) => ({
    word,
    kind: verdict.kind,
    right,
    input: verdict.input,
    time: sent.time,
    cheats_used: sent.cheats_used ?? 0,
    hints_used: sent.hints_used ?? 0,
  }))
}

const keepWords = (run: StudentExercise, words: readonly { readonly word: string }[]): StudentExercise => {
  const texts = new Set(words.map(({ word }) => word))
  return {
    ...run,
    words: run.words.filter(({ word }) => texts.has(word)),
    detailed_results: run.detailed_results.filter(({ word }) => texts.has(word)),
  }
}
