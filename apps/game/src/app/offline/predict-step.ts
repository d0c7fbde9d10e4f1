import type { Exercise, Step, StudentExercise } from '@letterliaan/contract'
import { ExerciseStatus } from '@letterliaan/contract/status'
import { applyRun } from '@letterliaan/rules'

export const withLatestRun = (exercise: Exercise, run: StudentExercise): Exercise => ({
  ...exercise,
  student_exercise: { ...exercise.student_exercise, [run.difficulty]: run },
})

/** Predicts the step that the server will return, from the exercises on the device. */
export const predictStep = (step: Step, exercises: readonly Exercise[]): Step =>
  exercises
    .flatMap(({ id, student_exercise }) =>
      Object.values(student_exercise).map(({ difficulty, status }) => ({
        exercise_id: id,
        difficulty,
        status,
      })),
    )
    // A run that was not started says nothing about earlier runs.
    .filter(({ status }) => status > ExerciseStatus.open)
    .reduce(applyRun, step)
