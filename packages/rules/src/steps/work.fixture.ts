import type { ExerciseCategory, Difficulty, TemplateName } from '@letterliaan/contract'
import type { ExerciseWork, StepRecord } from './step-record.ts'

export const exerciseWorkFixture = (
  exercise_id: number,
  category: ExerciseCategory,
  template: TemplateName,
  more: Partial<ExerciseWork> = {},
): ExerciseWork => ({
  exercise_id,
  category,
  template,
  difficulty: 2,
  status: 2,
  last_passed: true,
  last_completed_at: exercise_id,
  ...more,
})

export const enoughWorkFixture = (difficulty: Difficulty): ExerciseWork[] => [
  exerciseWorkFixture(101, 'Verkennen', 'LeesLetters', { difficulty }),
  exerciseWorkFixture(102, 'Verkennen', 'LeesTyp', { difficulty }),
  exerciseWorkFixture(103, 'Oefenen', 'LuisterTyp', { difficulty }),
  exerciseWorkFixture(104, 'Oefenen', 'LetterBlokken', { difficulty }),
  exerciseWorkFixture(105, 'Dictee', 'StapDictee', { difficulty }),
]

export const stepFixture = (id: number, more: Partial<StepRecord> = {}): StepRecord => ({
  id,
  phase_id: 1,
  position: id,
  required_step_id: null,
  lock: 'auto',
  waived: false,
  isToetsStep: false,
  toets: null,
  passing_difficulty: 2,
  work: [],
  redo: null,
  ...more,
})
