import type { CalmProfile } from '@letterliaan/contract'
import { useLayoutEffect } from 'react'
import { useServices } from '../useServices.ts'

export function useCalm(profile: CalmProfile | null | undefined): void {
  const { calm } = useServices()
  useLayoutEffect(() => {
    if (profile !== undefined) calm.follow(profile)
  }, [calm, profile])
}
