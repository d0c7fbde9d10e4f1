import type { Difficulty, Exercise, RedoLevel, Step, StudentExercise } from '@letterliaan/contract'
import type { StepResult, PlayingChild, ExercisePorts } from '@letterliaan/exercises/views'
import { isFinished } from '@letterliaan/rules'
import { useNotify } from '@letterliaan/ui'
import { useEffect, useMemo, useState } from 'react'
import { toFailureLine } from '../../app/explain-failure.ts'
import { useLeaveClosed } from '../../app/play/useLeaveClosed.ts'
import type { Services } from '../../app/services.ts'
import { withLatestRun } from '../../app/offline/predict-step.ts'
import { createStepResultLoader, noStepResult } from './step-result-loader.ts'
import { createExercisePorts } from './exercise-ports.ts'

export interface RunningExercise {
  readonly ports: ExercisePorts
  /** The effect of the run on the step; null until it is complete and the server has replied. */
  readonly stepResult: StepResult | null
  /** Retries after a failed request; else null. */
  readonly askAgain: (() => void) | null
  /** The child's points before this run, and whether the run was already complete when it was opened. */
  readonly points: Pick<PlayingChild, 'points' | 'isPaid'>
}

/** An exercise of a step; `redo`: the stars at which the step counts, if it is open in a redo. */
export interface PlayedExercise {
  readonly exercise: Exercise
  readonly difficulty: Difficulty
  readonly step: Step
  readonly redo: RedoLevel | null
  readonly user_id: number
}

/** Connects an exercise with the app while it is on the screen; `points` are the child's points now. */
export function useExerciseRun(
  services: Services,
  { exercise, difficulty, step, redo, user_id }: PlayedExercise,
  points: number,
): RunningExercise {
  const notify = useNotify()
  const leaveClosed = useLeaveClosed(services, services.queries.step(step.id))
  const [loaded, setLoaded] = useState(noStepResult)
  const [loader] = useState(() => createStepResultLoader(services, { step, redo }, setLoaded))
  const [before, setBefore] = useState(() => ({
    points,
    isPaid: exercise.student_exercise[difficulty].is_complete,
  }))

  const [confirmed] = useState(() => keepConfirmed(exercise))
  useEffect(
    () => () => {
      const { queryClient, queries } = services
      const isKept = services.offline.hasExercise(exercise.id)
      if (!navigator.onLine && !isKept)
        queryClient.setQueryData(queries.exercise(exercise.id), confirmed.read())
    },
    [services, exercise.id, confirmed],
  )

  const { id } = exercise
  const isDictation = exercise.exercise_type.is_dictation
  const draftKey = `${user_id}-${id}-${difficulty}`
  const ports = useMemo(
    () =>
      createExercisePorts(
        services,
        { id, isDictation, draftKey },
        {
          onConfirmed(run) {
            confirmed.add(run)
            if (isFinished(run)) void loader.ask()
            // Points of an earlier exercise may arrive during this one; its own arrive at its end.
            const now = pointsOf(services)
            if (!run.is_complete)
              setBefore((known) => (known.points === now ? known : { ...known, points: now }))
          },
          onReset() {
            loader.beginRun()
            setBefore({ points: pointsOf(services), isPaid: false })
          },
          onRefused: leaveClosed,
          onNoDocument: (error) => notify('error', toFailureLine(error)),
        },
      ),
    [services, id, isDictation, draftKey, loader, notify, leaveClosed, confirmed],
  )

  // A dictation opened at its outro continues to the step-test outro, without a run of its own.
  const opensAtResult = isDictation && exercise.student_exercise[difficulty].is_complete
  useEffect(() => {
    if (opensAtResult) void loader.ask()
  }, [opensAtResult, loader])

  const { stepResult, hasFailed } = loaded
  return { ports, stepResult, askAgain: hasFailed ? () => void loader.ask() : null, points: before }
}

const pointsOf = ({ queryClient, queries }: Services): number =>
  queryClient.getQueryData(queries.profile)?.student?.points ?? 0

/** Holds an exercise with its last confirmed runs, to return to it without a network. */
function keepConfirmed(opened: Exercise) {
  let exercise = opened
  return {
    read: () => exercise,
    add(run: StudentExercise) {
      exercise = withLatestRun(exercise, run)
    },
  }
}
