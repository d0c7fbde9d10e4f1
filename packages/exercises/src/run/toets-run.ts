import type {
  AnswerBody,
  DetailedResult,
  Exercise,
  StudentExercise,
  Test,
  TestAnswerBody,
  Word,
} from '@letterliaan/contract'
import { ExerciseStatus } from '@letterliaan/contract/status'
import { isToetsDone, startRun } from '@letterliaan/rules'
import { judgeMove } from '../kit/judge.ts'
import { logic } from '../templates/Test/logic.ts'
import { findCurrentTurn, fillRunData } from './turn.ts'

/** True if a toets is over. A failed toets can be taken again (rules.md, Tests). */
export const isToetsOver = ({ kind, is_complete, passed }: Test): boolean =>
  is_complete && isToetsDone(kind, passed === true)

const wordsOf = ({ order, words }: Test): Word[] =>
  order.flatMap(({ step_id, word }) => words[step_id]?.find((candidate) => candidate.word === word) ?? [])

/** Converts a toets to a run. Before its end, an answered word is done, but neither right nor wrong. */
export function toToetsRun(toets: Test): StudentExercise {
  const { difficulty, current_word, is_complete, percentage_score } = toets
  const started = startRun(wordsOf(toets), difficulty, false)
  // A complete measure does not show results to the child.
  const detailed_results =
    toets.detailed_results.length > 0
      ? toets.detailed_results
      : started.detailed_results.map((result, at): DetailedResult => {
          const completed = at < toets.word_index
          return { ...result, completed }
        })
  const run = { ...started, current_word, is_complete, percentage_score, detailed_results }
  const status = statusOf(toets)
  return fillRunData(logic, { ...run, status, started_at: null, documents: [], points_earned: 0 }, [])
}

const statusOf = ({ is_complete, passed, word_index }: Test): number => {
  if (is_complete) return passed === true ? ExerciseStatus.done : ExerciseStatus.failed
  return word_index > 0 ? ExerciseStatus.paused : ExerciseStatus.open
}

export function toToetsExercise(toets: Test): Exercise {
  const run = toToetsRun(toets)
  return { ...toets.exercise, student_exercise: { 1: run, 2: run, 3: run } }
}

export function toToetsAnswer(
  toets: Test,
  { word, data, time, startTime, confidence }: AnswerBody,
): TestAnswerBody {
  const { difficulty } = toets
  const turn = findCurrentTurn(logic, { words: wordsOf(toets), current_word: word, difficulty }, [])
  const verdict = turn === null ? null : judgeMove(logic, turn, data)
  const num_errors = verdict?.kind === 'answer' && verdict.right ? 0 : 1
  const step_id = toets.order.find((asked) => asked.word === word)?.step_id ?? toets.step_id
  return { step_id, word, num_errors, time, startTime, data, ...(confidence && { confidence }) }
}
