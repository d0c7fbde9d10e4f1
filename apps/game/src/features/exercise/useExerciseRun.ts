import type { Difficulty, Exercise, Step } from '@letterliaan/contract'
import type { Aftermath, ExercisePorts } from '@letterliaan/exercises/views'
import { useMemo, useState } from 'react'
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
    })
  }, [services, exercise.id, stepBefore])

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

/** Step, path, profile and badges as the server sees them now: every screen shows them from here on. */
async function refetchProgress({ queryClient, queries }: Services, step_id: number) {
  const fresh = { staleTime: 0 }
  const [step, steps] = await Promise.all([
    queryClient.fetchQuery({ ...queries.step(step_id), ...fresh }),
    queryClient.fetchQuery({ ...queries.steps, ...fresh }),
    queryClient.fetchQuery({ ...queries.profile, ...fresh }),
    queryClient.fetchQuery({ ...queries.badges, ...fresh }),
  ])
  return { step, steps }
}
