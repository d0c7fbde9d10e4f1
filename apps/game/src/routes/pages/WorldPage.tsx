import { canEnterWorld, inPathOrder, type WorldNumber } from '@letterliaan/rules'
import { buttonClass } from '@letterliaan/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useStudent } from '../../app/data/useProfile.ts'
import { usePageTitle } from '../../app/shell/usePageTitle.ts'
import { useServices } from '../../app/useServices.ts'
import { WorldMapScreen } from '../../features/world-map/WorldMapScreen.tsx'
import { worldRoute } from '../play.ts'

export function WorldPage() {
  const { world_id } = worldRoute.useParams()
  const { queries } = useServices()
  const student = useStudent()
  const { data: steps } = useSuspenseQuery(queries.steps)
  const navigate = useNavigate()
  usePageTitle(`Wereld ${world_id}`)

  const enter = useCallback(
    (world: WorldNumber) =>
      void navigate({ to: '/wereld/$world_id', params: { world_id: world }, replace: true }),
    [navigate],
  )

  return (
    <WorldMapScreen
      key={world_id}
      world={world_id}
      steps={inPathOrder(steps[world_id])}
      buddy_id={student.buddy_id}
      canEnter={(world) => canEnterWorld(world, student)}
      onEnter={enter}
      renderLink={(step, target, props, content) =>
        target === 'test' ? (
          <a {...props} href={`/test/${step.id}/${step.test_id}`}>
            {content}
          </a>
        ) : (
          <Link {...props} to="/fase/$id/stap/$stap_id" params={{ id: world_id, stap_id: step.id }}>
            {content}
          </Link>
        )
      }
      overviewLink={
        <Link to="/" className={buttonClass()}>
          Terug naar de kaart
        </Link>
      }
    />
  )
}
