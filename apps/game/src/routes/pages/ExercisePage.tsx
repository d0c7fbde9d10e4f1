import type { Exercise } from '@letterliaan/contract'
import { isPlayable, type PlayableTemplate } from '@letterliaan/exercises/logic'
import { ExerciseScreen } from '@letterliaan/exercises/views'
import { backLinkClass, Glyph } from '@letterliaan/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, notFound, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useStudent } from '../../app/data/useProfile.ts'
import { recallDifficulty } from '../../app/difficulty/current-difficulty.ts'
import { RouteScreen } from '../../app/shell/RouteScreen.tsx'
import { useServices } from '../../app/useServices.ts'
import { useExerciseRun } from '../../features/exercise/useExerciseRun.ts'
import { exerciseRoute } from '../play.ts'
import { useGoOn } from './useGoOn.ts'

export function ExercisePage() {
  const { exercise_id } = exerciseRoute.useParams()
  const { queries, queryClient } = useServices()
  const { data: exercise } = useSuspenseQuery(queries.exercise(exercise_id))
  const { template } = exercise.exercise_type

  // Whoever opens it again gets what the server holds then.
  useEffect(
    () => () => queryClient.removeQueries({ queryKey: queries.exercise(exercise_id).queryKey }),
    [queryClient, queries, exercise_id],
  )

  if (!isPlayable(template)) throw notFound()
  return <PlayedExercise key={exercise_id} opened={exercise} template={template} />
}

/** The exercise as it was opened: from then on the screen knows better than a refetch what the child does. */
function PlayedExercise({ opened, template }: { opened: Exercise; template: PlayableTemplate }) {
  const { id, stap_id } = exerciseRoute.useParams()
  const services = useServices()
  const student = useStudent()
  const { data: step } = useSuspenseQuery(services.queries.step(stap_id))
  const [exercise] = useState(opened)
  const [difficulty] = useState(() => recallDifficulty(localStorage, stap_id))
  const { ports, aftermath, pointsBefore } = useExerciseRun(
    services,
    exercise,
    step,
    difficulty,
    student.points,
  )
  const navigate = useNavigate()
  const goOn = useGoOn(stap_id)
  const lesson = { to: '/fase/$id/stap/$stap_id', params: { id, stap_id } } as const

  return (
    <RouteScreen
      title={exercise.name}
      back={
        <Link {...lesson} className={backLinkClass()}>
          <Glyph name="left" />
          Lespagina
        </Link>
      }
    >
      <ExerciseScreen
        exercise={exercise}
        template={template}
        difficulty={difficulty}
        child={{ buddy_id: student.buddy_id, points: pointsBefore }}
        aftermath={aftermath}
        ports={ports}
        onLeave={() => void navigate(lesson)}
        onGoOn={goOn}
      />
    </RouteScreen>
  )
}
