import { prefersLessMotion } from '@letterliaan/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useServices } from '../useServices.ts'

/**
 * Lets a page leave with a movement, while the next one loads: returns whether it is leaving. `timeTo` tells how long (ms)
 * that takes when the page at an address is opened; 0 for no movement.
 */
export function usePageExit(timeTo: (address: string) => number): boolean {
  const { navigator } = useServices()
  const [isLeaving, setLeaving] = useState(false)

  const begin = useEffectEvent((address: string): number => {
    const ms = isLeaving || prefersLessMotion() ? 0 : timeTo(address)
    if (ms > 0) setLeaving(true)
    return ms
  })

  useEffect(() => navigator.onExit((address) => begin(address)), [navigator])

  return isLeaving
}
