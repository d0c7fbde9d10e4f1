import type { Difficulty, Exercise, Step } from '@letterliaan/contract'
import type { Aftermath, ExercisePorts } from '@letterliaan/exercises/views'
import { useNotify } from '@letterliaan/ui'
import { useMemo, useState } from 'react'
import { explainFailure } from '../../app/explain-failure.ts'
import { refetchProgress } from '../../app/play/refetchProgress.ts'
import type { Services } from '../../app/services.ts'
import { aftermathOf } from './aftermath.ts'
import { createExercisePorts } from './exercisePorts.ts'

export interface ExerciseRun {
  readonly ports: ExercisePorts
  /** What the run did to the step; null until it is complete and the server has told. */
  readonly aftermath: Aftermath | null
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
  const [stepBefore] = useState(step)
  const [aftermath, setAftermath] = useState<Aftermath | null>(null)
  const [pointsBefore, setPointsBefore] = useState(() => pointsWithout(exercise, difficulty, points))

  const ports = useMemo(() => {
    async function tellAftermath() {
      const { step: after, steps } = await refetchProgress(services, stepBefore.id)
      const told = aftermathOf(stepBefore, after, steps)
      if (told.stepPassed) services.sound.playEffect('step-passed')
      setAftermath(told)
    }
    return createExercisePorts(services, exercise.id, {
      onConfirmed(run) {
        if (run.is_complete) tellAftermath().catch(() => undefined)
      },
      onReset() {
        setAftermath(null)
        setPointsBefore(pointsOf(services))
      },
      onNoDocument: (error) => notify('error', explainFailure(error)),
    })
  }, [services, exercise.id, stepBefore, notify])

  return { ports, aftermath, pointsBefore }
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
