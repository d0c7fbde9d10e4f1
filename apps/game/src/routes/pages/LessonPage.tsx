import type { Difficulty } from '@letterliaan/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { recallDifficulty, rememberDifficulty } from '../../app/difficulty/current-difficulty.ts'
import { RouteScreen } from '../../app/shell/RouteScreen.tsx'
import { useServices } from '../../app/useServices.ts'
import { LessonScreen } from '../../features/lesson/LessonScreen.tsx'
import { lessonAtLevelRoute, lessonRoute } from '../play.ts'
import { StepBackLink } from './StepBackLink.tsx'

/** The lesson at the difficulty that this device remembers for the step. */
export function LessonPage() {
  const { id, stap_id } = lessonRoute.useParams()
  const [difficulty, setDifficulty] = useState(() => recallDifficulty(localStorage, stap_id))

  function choose(chosen: Difficulty) {
    rememberDifficulty(localStorage, stap_id, chosen)
    setDifficulty(chosen)
  }

  return <Lesson id={id} stap_id={stap_id} difficulty={difficulty} onChooseDifficulty={choose} />
}

/** The lesson at the difficulty in the address, which is remembered from then on. */
export function LessonAtLevelPage() {
  const { id, stap_id, difficulty } = lessonAtLevelRoute.useParams()
  const navigate = useNavigate()
  useEffect(() => rememberDifficulty(localStorage, stap_id, difficulty), [stap_id, difficulty])

  function choose(chosen: Difficulty) {
    void navigate({
      to: '/fase/$id/stap/$stap_id/$difficulty',
      params: { id, stap_id, difficulty: chosen },
      replace: true,
    })
  }

  return <Lesson id={id} stap_id={stap_id} difficulty={difficulty} onChooseDifficulty={choose} />
}

interface LessonProps {
  readonly id: number
  readonly stap_id: number
  readonly difficulty: Difficulty
  readonly onChooseDifficulty: (difficulty: Difficulty) => void
}

function Lesson({ id, stap_id, difficulty, onChooseDifficulty }: LessonProps) {
  const { queries } = useServices()
  const { data: step } = useSuspenseQuery(queries.step(stap_id))

  return (
    <RouteScreen title={step.label} back={<StepBackLink phase_id={step.phase_id} />}>
      <LessonScreen
        step={step}
        difficulty={difficulty}
        onChooseDifficulty={onChooseDifficulty}
        renderLink={(exercise, className, content) => (
          <Link
            key={exercise.id}
            to="/fase/$id/stap/$stap_id/$exercise_id"
            params={{ id, stap_id, exercise_id: exercise.id }}
            className={className}
          >
            {content}
          </Link>
        )}
      />
    </RouteScreen>
  )
}
