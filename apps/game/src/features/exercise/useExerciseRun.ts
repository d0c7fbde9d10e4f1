import type { Difficulty, Exercise, Step } from '@letterliaan/contract'
import type { Aftermath, ExercisePorts } from '@letterliaan/exercises/views'
import { useNotify } from '@letterliaan/ui'
import { useMemo, useState } from 'react'
import { explainFailure } from '../../app/explain-failure.ts'
import type { Services } from '../../app/services.ts'
import { createAftermathTeller, nothingTold } from './aftermath-teller.ts'
import { createExercisePorts } from './exercisePorts.ts'

export interface ExerciseRun {
  readonly ports: ExercisePorts
  /** What the run did to the step; null until it is complete and the server has told. */
  readonly aftermath: Aftermath | null
  /** Asks the server for it once more; null unless it could not tell. */
  readonly askAgain: (() => void) | null
  /** The points that the child had before this run. */
  readonly pointsBefore: number
}

/** Connects an exercise with the app while it is on the screen; `points` are the child's points now. */
export function useExerciseRun(
  services: Services,
  exercise: Exercise,
  step: Step,
  difficulty: Difficulty,
  points: number,
): ExerciseRun {
  const notify = useNotify()
  const [told, setTold] = useState(nothingTold)
  const [teller] = useState(() => createAftermathTeller(services, step, setTold))
  const [pointsBefore, setPointsBefore] = useState(() => pointsWithout(exercise, difficulty, points))

  const ports = useMemo(
    () =>
      createExercisePorts(services, exercise.id, {
        onConfirmed(run) {
          if (run.is_complete) void teller.ask()
        },
        onReset() {
          teller.beginRun()
          setPointsBefore(pointsOf(services))
        },
        onNoDocument: (error) => notify('error', explainFailure(error)),
      }),
    [services, exercise.id, teller, notify],
  )

  const { aftermath, hasFailed } = told
  return { ports, aftermath, askAgain: hasFailed ? () => void teller.ask() : null, pointsBefore }
}

/** An exercise that is opened at its outro has been paid already. */
function pointsWithout(exercise: Exercise, difficulty: Difficulty, points: number): number {
  const run = exercise.student_exercise[difficulty]
  const isPaid = run.is_complete && !exercise.exercise_type.is_dictation
  return points - (isPaid ? run.points_earned : 0)
}

/** The points of the child as they were fetched last. */
const pointsOf = ({ queryClient, queries }: Services): number =>
  queryClient.getQueryData(queries.profile.queryKey)?.student?.points ?? 0
