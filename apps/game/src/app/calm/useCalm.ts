import type { CalmProfile } from '@letterliaan/contract'
import { useLayoutEffect } from 'react'
import { useServices } from '../useServices.ts'

/** Lets the game follow the calm profile of who is logged in; undefined: not known yet, so what holds goes on. */
export function useCalm(profile: CalmProfile | null | undefined): void {
  const { calm } = useServices()
  useLayoutEffect(() => {
    if (profile !== undefined) calm.follow(profile)
  }, [calm, profile])
}
