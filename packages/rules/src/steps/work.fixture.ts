import type { ExerciseCategory, Difficulty, TemplateName } from '@letterliaan/contract'
import type { ExerciseWork, StepRecord } from './step-record.ts'

/** Work for tests: done (status 2) at difficulty 2 unless told. */
export const workOf = (
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

/** Exactly what RUL-1 asks, at a difficulty. */
export const enoughWork = (difficulty: Difficulty): ExerciseWork[] => [
  workOf(101, 'Verkennen', 'LeesLetters', { difficulty }),
  workOf(102, 'Verkennen', 'LeesTyp', { difficulty }),
  workOf(103, 'Oefenen', 'LuisterTyp', { difficulty }),
  workOf(104, 'Oefenen', 'LetterBlokken', { difficulty }),
  workOf(105, 'Dictee', 'StapDictee', { difficulty }),
]

/** An open step of world 1 without work. */
export const stepOf = (id: number, more: Partial<StepRecord> = {}): StepRecord => ({
  id,
  phase_id: 1,
  position: id,
  required_step_id: null,
  lock: 'auto',
  waived: false,
  isToetsStep: false,
  toets: null,
  work: [],
  redo: null,
  ...more,
})
