import type { Hatchling } from '@letterliaan/contract'
import { usePainted } from '@letterliaan/ui/scenes'
import { useEffect, useState } from 'react'
import { useServices } from '../../../app/useServices.ts'

const load = () => import('./life-code.ts')

export interface TreehouseLife extends Awaited<ReturnType<typeof load>> {
  readonly animals: readonly Hatchling[]
}

/** The delay (ms) after the room was painted. */
const comesAfterMs = 300

/** Null until the room stands. Without a network things can be used, and no animals are there. */
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
