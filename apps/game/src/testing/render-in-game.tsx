import type { Client } from '@letterliaan/contract/client'
import { NotificationProvider } from '@letterliaan/ui'
import { render, type RenderOptions } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createQueries } from '../app/data/queries.ts'
import { createQueryClient } from '../app/queries/query-client.ts'
import type { Services } from '../app/services.ts'
import { ServicesProvider } from '../app/ServicesProvider.tsx'

export const wrapInGame = (screen: ReactNode, services: object) => (
  <ServicesProvider services={services as Services}>
    <NotificationProvider>{screen}</NotificationProvider>
  </ServicesProvider>
)

export const renderInGame = (screen: ReactNode, services: object, options?: RenderOptions) =>
  render(wrapInGame(screen, services), options)

/** Returns services that fetch data. `call` answers requests. By default they stay pending. */
export function createData(
  call: (name: string, input: never) => unknown = () => new Promise(() => undefined),
) {
  const client = { call } as unknown as Client
  return { client, queries: createQueries(client), queryClient: createQueryClient() }
}
