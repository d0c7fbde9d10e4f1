import type { Difficulty, Exercise, RedoLevel, Step } from '@letterliaan/contract'
import { mayPlayTogether, applyRun } from '@letterliaan/rules'
import { ExerciseScreen, type FindOnward, type ReportShownWord } from '@letterliaan/exercises/views'
import { useSuspenseQuery } from '../../app/queries/useQuery.ts'
import { useCallback, useEffect, useState } from 'react'
import { useWordsAtEnd } from '../../app/buddy/useWordsAtEnd.ts'
import { useProfile, useSupervisorSettings, useStudent } from '../../app/data/useProfile.ts'
import { readDifficulty, useRedoLevel } from '../../app/difficulty.ts'
import { useExerciseResets } from '../../app/live/useSupervisorWords.ts'
import { useStore } from '@letterliaan/web/use-store'
import type { ExerciseParams } from '../../app/navigation/read-params.ts'
import { useHeldRewards } from '../../app/reward/Rewards.tsx'
import { useStoreOpenStep } from '../../app/offline/useStoreOpenStep.ts'
import { RouteScreen } from '../../app/shell/RouteScreen.tsx'
import { useServices } from '../../app/useServices.ts'
import { findOnward, type PlayedPlace } from '../../features/exercise/onward.ts'
import { useExerciseMusic } from '../../features/exercise/useExerciseMusic.ts'
import { useExerciseRun } from '../../features/exercise/useExerciseRun.ts'
import { addresses } from '../../app/addresses.ts'
import { findDestination } from '../../features/exercise/step-result.ts'
import { findDestinationAddress } from '../address-after.ts'

export function ExercisePage({ id, stap_id, exercise_id }: ExerciseParams) {
  const { queries, queryClient, offline } = useServices()
  const { data: exercise } = useSuspenseQuery(queries.exercise(exercise_id))
  const { data: step } = useSuspenseQuery(queries.step(stap_id))
  const redo = useRedoLevel(step)

  // A reopened exercise fetches the server's current state, but a child can also return offline.
  useEffect(
    () => () => {
      if (navigator.onLine || offline.hasExercise(exercise_id))
        queryClient.removeQueries(queries.exercise(exercise_id).queryKey)
    },
    [queryClient, queries, offline, exercise_id],
  )

  const [difficulty] = useState(() => readDifficulty(localStorage, step, redo))
  useStoreOpenStep(step, difficulty)
  const resets = useExerciseResets(exercise_id, difficulty)
  return <PlayedExercise key={resets} opened={exercise} {...{ step, redo, difficulty, id }} />
}

interface PlayedExerciseProps {
  readonly id: number
  readonly step: Step
  /** The stars at which the step counts if it is redone; else null. */
  readonly redo: RedoLevel | null
  readonly difficulty: Difficulty
  /** The exercise as it was opened. Later the screen's own state is newer than a refetch. */
  readonly opened: Exercise
}

function PlayedExercise({ opened, step, redo, difficulty, id }: PlayedExerciseProps) {
  const services = useServices()
  const { id: user_id } = useProfile()
  const student = useStudent()
  const decided = useSupervisorSettings()
  const isAway = useStore(services.connection.heldUp)
  const says = useWordsAtEnd(student.buddy_id, opened.id)
  const [isAtWork, setAtWork] = useState(false)
  useHeldRewards(isAtWork)
  const [exercise] = useState(opened)
  useExerciseMusic(services.sound, exercise.exercise_type.template, id)
  const { ports, stepResult, askAgain, points } = useExerciseRun(
    services,
    { exercise, difficulty, step, redo, user_id },
    student.points,
  )
  const goOn = useGoToNextStep(step.id)
  const onwardAfter = useOnward({
    id,
    step,
    exercise_id: exercise.id,
    difficulty,
    isTold: stepResult !== null,
  })
  const togetherAfter = useTogether(id, step, { exercise_id: exercise.id, difficulty })
  const lesson = addresses.lesson(id, step.id)
  const { showing } = services
  const tellWhatIsShown = useCallback<ReportShownWord>(
    (read) => showing.tell(() => ({ difficulty, ...read() })),
    [showing, difficulty],
  )

  return (
    <RouteScreen isPlayed title={exercise.name}>
      <ExerciseScreen
        exercise={exercise}
        template={exercise.exercise_type.template}
        difficulty={difficulty}
        world={id}
        stepWords={Object.values(step.words).flat()}
        child={{ buddy_id: student.buddy_id, isAway, ...decided, says, ...points }}
        stepResult={stepResult}
        onAskAgain={askAgain}
        ports={ports}
        onShow={tellWhatIsShown}
        onLeave={() => services.navigator.go(lesson)}
        onWork={setAtWork}
        onGoOn={goOn}
        onwardAfter={onwardAfter}
        togetherAfter={togetherAfter}
      />
    </RouteScreen>
  )
}

function useOnward(played: PlayedPlace): FindOnward {
  const { navigator } = useServices()
  return (status) => {
    const place = findOnward(played, status)
    return place && { to: place.to, go: () => navigator.go(place.address) }
  }
}

/** Returns a function that opens the games for two if this exercise was the last of a repetition. */
function useTogether(id: number, step: Step, played: Pick<PlayedPlace, 'exercise_id' | 'difficulty'>) {
  const { navigator } = useServices()
  return (status: number) =>
    mayPlayTogether(applyRun(step, { ...played, status }))
      ? () => navigator.go(addresses.together(id, step.id))
      : undefined
}

/** Opens the next step after a passed one (TST-6). The path is already refetched. */
function useGoToNextStep(step_id: number): () => void {
  const { navigator, queryClient, queries } = useServices()

  return () => {
    const step = queryClient.getQueryData(queries.step(step_id))
    const steps = queryClient.getQueryData(queries.steps)
    if (step !== undefined && steps !== undefined)
      navigator.go(findDestinationAddress(findDestination(step, steps)))
  }
}
