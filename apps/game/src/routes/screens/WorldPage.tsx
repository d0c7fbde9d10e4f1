import { canEnterWorld, inPathOrder, type WorldNumber } from '@letterliaan/rules'
import { buttonClass } from '@letterliaan/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useStudent } from '../../app/data/useProfile.ts'
import { Link } from '../../app/navigation/Link.tsx'
import type { WorldParams } from '../../app/navigation/read-params.ts'
import { usePageTitle } from '../../app/shell/usePageTitle.ts'
import { useServices } from '../../app/useServices.ts'
import { WorldMapScreen } from '../../features/world-map/WorldMapScreen.tsx'
import { addresses } from '../addresses.ts'

export function WorldPage({ world_id }: WorldParams) {
  const { queries, navigator } = useServices()
  const student = useStudent()
  const { data: steps } = useSuspenseQuery(queries.steps)
  usePageTitle(`Wereld ${world_id}`)

  const enter = useCallback(
    (world: WorldNumber) => navigator.go(addresses.world(world), { replace: true }),
    [navigator],
  )

  return (
    <WorldMapScreen
      world={world_id}
      steps={inPathOrder(steps[world_id])}
      buddy_id={student.buddy_id}
      canEnter={(world) => canEnterWorld(world, student)}
      onEnter={enter}
      renderLink={(step, target, props, content) => (
        <Link
          {...props}
          to={target === 'test' ? addresses.test(step.id, step.test_id) : addresses.lesson(world_id, step.id)}
        >
          {content}
        </Link>
      )}
      overviewLink={
        <Link to={addresses.overview} className={buttonClass()}>
          Terug naar de kaart
        </Link>
      }
    />
  )
}
