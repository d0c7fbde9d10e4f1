import { prefersLessMotion } from '@letterliaan/ui'
import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import { useServices } from '../useServices.ts'

/** `timeTo`: ms that the page needs before it leaves; 0 for none. */
export function usePageExit(timeTo: (address: string) => number): boolean {
  const { navigator } = useServices()
  const [isLeaving, setLeaving] = useState(false)

  const begin = useEffectEvent((address: string): number => {
    const ms = isLeaving || prefersLessMotion() ? 0 : timeTo(address)
    if (ms > 0) startTransition(() => setLeaving(true))
    return ms
  })

  useEffect(() => navigator.onExit((address) => begin(address)), [navigator])

  return isLeaving
}
