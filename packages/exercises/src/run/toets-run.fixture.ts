import type { Test, TestDestination } from '@letterliaan/contract'
import { ExerciseStatus } from '@letterliaan/contract/status'
import { isToetsDone } from '@letterliaan/rules'
import { wordFixture } from '../kit/fixture.ts'
import { logic } from '../templates/Test/logic.ts'
import { playMove } from './play-move.ts'
import { exerciseFixture, runFixture } from './play-table.fixture.ts'

const heard = { audio_word: true, audio_sentence: true }
const maan = wordFixture(1, 'maan', heard)
const boot = wordFixture(2, 'boot', heard)
const vis = wordFixture(3, 'vis', heard)

export function toetsFixture(fields: Partial<Test> = {}): Test {
  const { student_exercise: _, ...exercise } = exerciseFixture(logic, runFixture(logic, [maan, vis, boot]))
  return {
    id: 5700,
    step_id: 57,
    kind: 'sluit',
    label: 'Toets: Korte klank',
    phase_id: 1,
    words: { 57: [maan, boot], 58: [vis] },
    order: [
      { step_id: 57, word: 'maan' },
      { step_id: 58, word: 'vis' },
      { step_id: 57, word: 'boot' },
    ],
    word_index: 0,
    current_step: 57,
    current_word: 'maan',
    difficulty: 2,
    is_complete: false,
    percentage_score: null,
    passed: null,
    detailed_results: [],
    next: null,
    exercise: { ...exercise, min_success_score_difficulty_2: 80 },
    ...fields,
  }
}

const results = new WeakMap<Test, ReturnType<typeof runFixture>>()

const nextStep: TestDestination = { to: 'lesson', phase_id: 1, step_id: 58, test_id: null }

export function answerToetsFixture(toets: Test, answer: string, next: TestDestination = nextStep): Test {
  const words = toets.order.flatMap(
    ({ step_id, word }) => toets.words[step_id]?.find((candidate) => candidate.word === word) ?? [],
  )
  const before = results.get(toets) ?? runFixture(logic, words)
  const policy = { tries: 1, min_success_score: 80, repeat_exercise_after_complete: false }
  const sent = { word: before.current_word ?? '', data: { answer }, time: 1000 }
  const { run } = playMove({ logic, policy, anchors: [] }, before, sent)
  const isTold = run.is_complete && toets.kind !== 'meting'
  const passed = isTold ? run.status === ExerciseStatus.done : null
  const after: Test = {
    ...toets,
    word_index: run.detailed_results.filter(({ completed }) => completed).length,
    current_word: run.current_word,
    current_step: toets.order.find(({ word }) => word === run.current_word)?.step_id ?? null,
    is_complete: run.is_complete,
    percentage_score: isTold ? run.percentage_score : null,
    passed,
    detailed_results: isTold ? run.detailed_results : [],
    next: isTold && isToetsDone(toets.kind, passed === true) ? next : null,
  }
  results.set(after, run)
  return after
}
