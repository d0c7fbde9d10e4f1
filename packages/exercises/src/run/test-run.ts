import type {
  AnswerBody,
  DetailedResult,
  Exercise,
  StudentExercise,
  Test,
  TestAnswerBody,
  Word,
} from '@letterliaan/contract'
import { isToetsDone, startRun } from '@letterliaan/rules'
import { judge } from '../kit/judge.ts'
import { test as logic } from '../templates/Test/logic.ts'
import { currentTurn, presentRun } from './turn.ts'

/** Is there nothing left to do of a test? One that was not passed can be taken again (rules.md, Tests). */
export const isDone = ({ kind, is_complete, passed }: Test): boolean =>
  is_complete && isToetsDone(kind, passed === true)

/** The words of a test in the order in which they are asked. */
const wordsOf = ({ order, words }: Test): Word[] =>
  order.flatMap(({ step_id, word }) => words[step_id]?.find((one) => one.word === word) ?? [])

/**
 * A test as the run of an exercise, so that it is walked like one. While it is taken nothing tells how answers went: words
 * that were answered are merely done.
 */
export function runOfTest(test: Test): StudentExercise {
  const { difficulty, current_word, is_complete, percentage_score, passed } = test
  const started = startRun(wordsOf(test), difficulty, false)
  const detailed_results = is_complete
    ? test.detailed_results
    : started.detailed_results.map((result, at): DetailedResult => {
        const completed = at < test.word_index
        return { ...result, completed }
      })
  const run = { ...started, current_word, is_complete, percentage_score, detailed_results }
  const status = is_complete ? (passed === true ? 2 : 3) : test.word_index > 0 ? 1 : 0
  return presentRun(logic, { ...run, status, started_at: null, documents: [], points_earned: 0 }, [])
}

/** A test as an exercise with one run. */
export function exerciseOfTest(test: Test): Exercise {
  const run = runOfTest(test)
  return { ...test.exercise, student_exercise: { 1: run, 2: run, 3: run } }
}

/** The answer to a word of a test, of what an exercise would send (API-4). */
export function testAnswerOf(test: Test, { word, data, time, startTime }: AnswerBody): TestAnswerBody {
  const { difficulty } = test
  const turn = currentTurn(logic, { words: wordsOf(test), current_word: word, difficulty }, [])
  const verdict = turn === null ? null : judge(logic, turn, data)
  const num_errors = verdict?.kind === 'answer' && verdict.right ? 0 : 1
  const step_id = test.order.find((asked) => asked.word === word)?.step_id ?? test.step_id
  return { step_id, word, num_errors, time, startTime, data }
}
