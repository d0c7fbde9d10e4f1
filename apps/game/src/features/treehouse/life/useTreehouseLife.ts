import type { Hatchling } from '@letterliaan/contract'
import { usePainted } from '@letterliaan/ui/scenes'
import { useEffect, useState } from 'react'
import { useServices } from '../../../app/useServices.ts'

const load = () => import('./life.tsx')

export interface TreehouseLife extends Awaited<ReturnType<typeof load>> {
  readonly animals: readonly Hatchling[]
}

/** Delay after the first paint of the room (ms). */
const comesAfterMs = 300

/** Returns null until the room is painted. Offline the things work, but there are no animals. */
export function useTreehouseLife(): TreehouseLife | null {
  const { client, queryClient } = useServices()
  const [life, setLife] = useState<TreehouseLife | null>(null)
  const isPainted = usePainted(comesAfterMs)

  useEffect(() => {
    if (isPainted)
      void load()
        .then((code) => code.fetchLife({ client, queryClient }, (animals) => setLife({ ...code, animals })))
        .catch(() => undefined)
  }, [client, queryClient, isPainted])

  return life
}
