import type { Exercise, Step, Word } from '@letterliaan/contract'
import { ExerciseStatus } from '@letterliaan/contract/status'
import { TogetherScreen } from '@letterliaan/exercises/together'
import { findGame, mayPlayTogether } from '@letterliaan/rules'
import { togetherTexts } from '@letterliaan/texts/together'
import { Card } from '@letterliaan/ui'
import { SpokenText } from '@letterliaan/ui/spoken'
import { useMemo, useState } from 'react'
import { addresses } from '../../app/addresses.ts'
import { useStudent } from '../../app/data/useProfile.ts'
import type { StepParams } from '../../app/navigation/read-params.ts'
import { createDevicePorts } from '../../app/play/play-ports.ts'
import { useSuspenseQuery } from '../../app/queries/useQuery.ts'
import { useHeldRewards } from '../../app/reward/Rewards.tsx'
import { RouteScreen } from '../../app/shell/RouteScreen.tsx'
import { useServices } from '../../app/useServices.ts'

/** A game for two on this device with the words of a finished repetition (ADR 78). It sends nothing. */
export function TogetherPage({ id, stap_id }: StepParams) {
  const { queries } = useServices()
  const { data: step } = useSuspenseQuery(queries.step(stap_id))
  const game = findGame(step)
  return (
    <RouteScreen isPlayed>
      {game !== undefined && mayPlayTogether(step) ? (
        <PlayedTogether {...{ id, step }} exercise_id={game.id} />
      ) : (
        <Card>
          <SpokenText line={game === undefined ? togetherTexts.noGame : togetherTexts.notYet} auto />
        </Card>
      )}
    </RouteScreen>
  )
}

interface PlayedTogetherProps {
  /** The phase in the address. */
  readonly id: number
  readonly step: Step
  /** The exercise with the words of the repetition, because a step of 'Door elkaar' lists none. */
  readonly exercise_id: number
}

function PlayedTogether({ id, step, exercise_id }: PlayedTogetherProps) {
  const { queries, sound, calm, navigator } = useServices()
  const { data: exercise } = useSuspenseQuery(queries.exercise(exercise_id))
  const { buddy_id } = useStudent()
  const [isAtWork, setAtWork] = useState(false)
  useHeldRewards(isAtWork)
  const ports = useMemo(() => createDevicePorts({ sound, calm }), [sound, calm])
  return (
    <TogetherScreen
      step={{ id: step.id, anchors: exercise.anchors ?? [], words: wordsDone(exercise) }}
      world={id}
      child={{ buddy_id }}
      ports={ports}
      onWork={setAtWork}
      onLeave={() => navigator.go(addresses.lesson(id, step.id))}
    />
  )
}

const wordsDone = ({ status, student_exercise }: Exercise): readonly Word[] =>
  ([1, 2, 3] as const).flatMap((level) =>
    status[level] >= ExerciseStatus.done ? student_exercise[level].words : [],
  )
