import { Link } from '@letterliaan/web/link'
import { useQuery } from '../../app/queries/useQuery.ts'
import { useState } from 'react'
import { addresses } from '../../app/addresses.ts'
import { useStudent } from '../../app/data/useProfile.ts'
import { useServices } from '../../app/useServices.ts'
import { WaitingMeasureCard } from '../../features/measure/WaitingMeasureCard.tsx'

export function MeasureNotice() {
  const { queries } = useServices()
  const { buddy_id } = useStudent()
  const { data } = useQuery(queries.waitingToetsen)
  const [isPutAway, setPutAway] = useState(false)
  const [measure] = data ? [...data.dictations, ...data.measures] : []
  if (measure === undefined || isPutAway) return null
  const { step_id, test_id } = measure
  return (
    <WaitingMeasureCard
      measure={measure}
      buddy_id={buddy_id}
      renderLink={(className, content) => (
        <Link to={addresses.test(step_id, test_id)} className={className}>
          {content}
        </Link>
      )}
      onLater={() => setPutAway(true)}
    />
  )
}
