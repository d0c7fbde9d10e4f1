import { TogetherScreen } from '@letterliaan/exercises/together'
import { hasGame, mayPlayTogether } from '@letterliaan/rules'
import * as exerciseTexts from '@letterliaan/texts/exercise'
import * as togetherTexts from '@letterliaan/texts/together'
import { backLinkClass, Glyph } from '@letterliaan/ui'
import { SpokenText } from '@letterliaan/ui/spoken'
import { Link } from '@letterliaan/web/link'
import { useMemo, useState } from 'react'
import { addresses } from '../../app/addresses.ts'
import { useStudent } from '../../app/data/useProfile.ts'
import type { StepParams } from '../../app/navigation/read-params.ts'
import { createDevicePorts } from '../../app/play/play-ports.ts'
import { useSuspenseQuery } from '../../app/queries/useQuery.ts'
import { useHeldRewards } from '../../app/reward/Rewards.tsx'
import { RouteScreen } from '../../app/shell/RouteScreen.tsx'
import { useServices } from '../../app/useServices.ts'

/** A game for two on this device, with the words of a repetition that is done (ADR 78). It sends nothing. */
export function TogetherPage({ id, stap_id }: StepParams) {
  const { queries, sound, calm, navigator } = useServices()
  const { data: step } = useSuspenseQuery(queries.step(stap_id))
  const { buddy_id } = useStudent()
  const [isAtWork, setAtWork] = useState(false)
  useHeldRewards(isAtWork)
  const ports = useMemo(() => createDevicePorts({ sound, calm }), [sound, calm])
  const lesson = addresses.lesson(id, stap_id)
  return (
    <RouteScreen
      holds="exercise"
      back={
        <Link to={lesson} className={backLinkClass()}>
          <Glyph name="left" />
          {exerciseTexts.onward.lessonLink}
        </Link>
      }
    >
      {mayPlayTogether(step) ? (
        <TogetherScreen
          step={step}
          world={id}
          child={{ buddy_id }}
          ports={ports}
          onWork={setAtWork}
          onLeave={() => navigator.go(lesson)}
        />
      ) : (
        <p>
          <SpokenText line={hasGame(step) ? togetherTexts.notYet : togetherTexts.noGame} auto />
        </p>
      )}
    </RouteScreen>
  )
}
