// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { Component, Suspense, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import type { Query } from '@letterliaan/web/query'
import { QueryClientContext, useQuery, useSuspenseQuery } from './useQuery.ts'
import { createQueryClient } from './query-client.ts'

class Boundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state = { error: null as Error | null }
  static getDerivedStateFromError = (error: Error) => ({ error })
  override render() {
    return this.state.error === null ? this.props.children : `broken: ${this.state.error.message}`
  }
}

function show(children: ReactNode) {
  const queryClient = createQueryClient({ maxRetries: 0 })
  render(
    <QueryClientContext value={queryClient}>
      <Boundary>
        <Suspense fallback="waiting">{children}</Suspense>
      </Boundary>
    </QueryClientContext>,
  )
  return queryClient
}

const Shown = ({ query }: { query: Query<string> }) => <p>{useSuspenseQuery(query).data}</p>

test('a screen waits for its data and then shows updates', async () => {
  const query = { queryKey: ['name'], queryFn: async () => 'Kim' }
  const queryClient = show(<Shown query={query} />)
  screen.getByText('waiting')
  await screen.findByText('Kim')
  queryClient.setQueryData(query, 'Sanne')
  await screen.findByText('Sanne')
})

test('a screen throws if its data cannot be fetched, and its error boundary shows the error', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  show(<Shown query={{ queryKey: ['name'], queryFn: () => Promise.reject(new Error('no network')) }} />)
  await screen.findByText('broken: no network')
})

test('a disabled query does not fetch', async () => {
  const queryFn = vi.fn<() => Promise<string>>(async () => 'Kim')
  const Off = () => <p>{useQuery({ queryKey: ['name'], queryFn }, { enabled: false }).data ?? 'nothing'}</p>
  show(<Off />)
  await screen.findByText('nothing')
  expect(queryFn).not.toHaveBeenCalled()
})
