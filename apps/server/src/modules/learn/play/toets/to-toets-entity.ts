import type { ExerciseSummary, StepStatus, Test, TestDestination, Word } from '@letterliaan/contract'
import { findDestinationAfter, isToetsDone, toetsDifficulty } from '@letterliaan/rules'
import { toetsIntroTexts } from '@letterliaan/texts/toets-intro'
import type { Queries } from '../../../../db/database.ts'
import type { StepRow } from '../../path/step/queries.ts'
import { toTestId } from '../../path/step/exercise-id.ts'
import type { WorkDescription } from '../exercise/move-in-run.ts'
import type { OpenedToets } from './open-toets.ts'
import { toetsMinScore } from './toets-run.ts'
import type { TestedWord } from './tested-steps.ts'
import { findSteps } from '../../path/step/queries.ts'

/** Converts a test for the student. Results are included only at the end (rules.md, Tests). */
export async function toToetsEntity(queries: Queries, test: OpenedToets): Promise<Test> {
  const { id, kind, step, words } = test
  const { state } = test.toetsRun
  const { is_complete, current_word, percentage_score, detailed_results } = state
  const current = words.find(({ word }) => word.word === current_word)
  // Only the supervisor sees the results of a measure (rules.md, Measures).
  const isTold = is_complete && kind !== 'meting'
  const passed = isTold ? state.status === 2 : null
  return {
    id,
    kind,
    current_word,
    is_complete,
    percentage_score: isTold ? percentage_score : null,
    passed,
    step_id: step.id,
    label: labelOf(test),
    phase_id: step.phase_id,
    words: byStep(words),
    order: words.map(({ step_id, word }) => ({ step_id, word: word.word })),
    word_index: detailed_results.filter(({ completed }) => completed).length,
    current_step: current?.step_id ?? null,
    difficulty: toetsDifficulty,
    detailed_results: isTold ? detailed_results : [],
    next: passed === null || !isToetsDone(kind, passed) ? null : await findNext(queries, test),
    exercise: toExercise(test),
  }
}

const byStep = (words: readonly TestedWord[]): Record<string, Word[]> => {
  const grouped: Record<string, Word[]> = {}
  for (const { step_id, word } of words) (grouped[step_id] ??= []).push(word)
  return grouped
}

async function findNext(queries: Queries, { kind, step }: OpenedToets): Promise<TestDestination> {
  const nothing = { phase_id: null, step_id: null, test_id: null }
  if (kind === 'weekdictee') return { ...nothing, to: 'treehouse' }
  if (kind === 'instap') return { ...nothing, to: 'lesson', phase_id: step.phase_id, step_id: step.id }
  const path = await findSteps(queries, step.student_id)
  const here = path.find(({ id }) => id === step.id) ?? step
  const destination = findDestinationAfter(onMap(here), path.map(onMap))
  switch (destination.to) {
    case 'world':
      return { ...nothing, to: 'world', phase_id: destination.world }
    case 'lesson':
    case 'test': {
      const { id: step_id, phase_id } = destination.step
      const test_id = destination.to === 'test' ? toTestId(step_id) : null
      return { to: destination.to, phase_id, step_id, test_id }
    }
    case 'treehouse':
    case 'end-cave':
      return { ...nothing, to: destination.to }
  }
}

const onMap = ({ id, phase_id, position, status }: StepRow) => ({
  id,
  phase_id,
  position,
  status: status as StepStatus,
})

function labelOf({ kind, steps }: OpenedToets): string {
  if (kind === 'stap') return 'Toets'
  if (kind === 'meting') return 'Meting'
  if (kind === 'weekdictee') return 'Weekdictee'
  const label = steps[0]?.content.label ?? ''
  return kind === 'instap' ? `Instaptoets: ${label}` : `Toets: ${label}`
}

export const describeToets = (test: OpenedToets): WorkDescription => ({
  step_label: test.steps[0]?.content.label ?? '',
  exercise_name: labelOf(test),
})

const toExercise = (test: OpenedToets): ExerciseSummary => ({
  id: test.id,
  step_id: test.step.id,
  position: 1,
  name: labelOf(test),
  description: toetsIntroTexts.ofKind[test.kind].text,
  after_complete_text: '',
  exercise_type: {
    name: 'Toets',
    category: 'Dictee',
    template: 'Test',
    is_dictation: false,
    num_words: test.words.length,
  },
  points_rewarded_difficulty_1: 0,
  points_rewarded_difficulty_2: 0,
  points_rewarded_difficulty_3: 0,
  min_success_score_difficulty_1: toetsMinScore,
  min_success_score_difficulty_2: toetsMinScore,
  min_success_score_difficulty_3: toetsMinScore,
  repeat_exercise_after_complete: false,
  use_audio_word: true,
  use_audio_structure: false,
  use_audio_sound_groups: false,
  use_audio_plural: false,
  use_audio_sentence: true,
  word_view_duration: 2,
  show_progress_bar: true,
  status: { '1': 0, '2': test.toetsRun.state.status, '3': 0 },
  documents: [],
})
