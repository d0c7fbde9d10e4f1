import { NavigatorContext } from '@letterliaan/web/link'
import { QueryClientContext } from './queries/useQuery.ts'
import type { ReactNode } from 'react'
import type { Services } from './services.ts'
import { ServicesContext } from './useServices.ts'

export interface ServicesProviderProps {
  readonly services: Services
  readonly children: ReactNode
}

export function ServicesProvider({ services, children }: ServicesProviderProps) {
  return (
    <ServicesContext value={services}>
      <NavigatorContext value={services.navigator}>
        <QueryClientContext value={services.queryClient}>{children}</QueryClientContext>
      </NavigatorContext>
    </ServicesContext>
  )
}
