import type { Hatchling } from '@letterliaan/contract'
import { useEffect, useState } from 'react'
import { useServices } from '../../../app/useServices.ts'
import { whenIdle } from '../../../app/when-idle.ts'

const load = () => import('./life-code.ts')

export interface TreehouseLife extends Awaited<ReturnType<typeof load>> {
  readonly animals: readonly Hatchling[]
}

/** Null until the room stands. Without a network things can be used, and no animals are there. */
export function useTreehouseLife(): TreehouseLife | null {
  const { client, queryClient } = useServices()
  const [life, setLife] = useState<TreehouseLife | null>(null)

  useEffect(() => {
    let isGone = false
    const show = (next: TreehouseLife) => isGone || setLife(next)
    void whenIdle()
      .then(load)
      .then(async (code) => {
        show({ ...code, animals: [] })
        const { animals } = await queryClient.fetchQuery(code.dailyQuery(client))
        show({ ...code, animals })
      })
      .catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [client, queryClient])

  return life
}
