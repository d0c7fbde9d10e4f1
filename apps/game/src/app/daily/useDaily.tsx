import type { DailyState, StepSummary, Student } from '@letterliaan/contract'
import type { WorldNumber } from '@letterliaan/rules'
import { useWording } from '@letterliaan/ui/pictures'
import { useEffect, useState } from 'react'
import { useServices } from '../useServices.ts'
import { waitUntilIdle } from '../wait-until-idle.ts'

const load = () => import('./daily-on-map.ts')

interface Loaded {
  readonly code: Awaited<ReturnType<typeof load>>
  readonly data: DailyState
}

/** Loads the surprise of today and the objects on the map after the page (PLEK-7). Loads nothing offline. */
export function useDaily(
  world: WorldNumber,
  { user_id }: Pick<Student, 'user_id'>,
  steps: readonly StepSummary[],
) {
  const { client, queryClient, told } = useServices()
  const word = useWording()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    let isGone = false
    void waitUntilIdle()
      .then(load)
      .then(async (code) => ({ code, data: await queryClient.fetchQuery(code.createDailyQuery(client)) }))
      .then((ready) => isGone || setLoaded(ready))
      .catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [client, queryClient])

  if (loaded === null) return {}
  const { code, data } = loaded
  return {
    offer: code.createDailyOffer({ user_id, word, told }, data, () => setOpen(true)),
    scenery: <code.Scenery {...{ world, steps }} weather={data.weather} played={data.played} />,
    window: isOpen && data.thing && <code.DailyWindow thing={data.thing} onClose={() => setOpen(false)} />,
  }
}
