// @vitest-environment jsdom
import { ApiError } from '@letterliaan/contract/client'
import { NotificationProvider } from '@letterliaan/ui'
import { createQueryClient } from '../queries/query-client.ts'
import { act, renderHook, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Services } from '../services.ts'
import { useLeaveClosed } from './useLeaveClosed.ts'

const refusal = (status: number) => new ApiError({ type: '', title: '', status, detail: 'Op slot.' })

function open() {
  const queryClient = createQueryClient()
  const go = vi.fn<(address: string) => void>()
  let fail: Error = refusal(500)
  const query = { queryKey: ['step', 2], queryFn: () => Promise.reject(fail) }
  queryClient.setQueryData(query, 'opened')
  const services = { navigator: { go }, queryClient } as unknown as Services
  const { result, unmount } = renderHook(() => useLeaveClosed(services, query), {
    wrapper: NotificationProvider,
  })
  const askAgain = (error: Error) => {
    fail = error
    return queryClient.fetchQuery(query, 0).catch(() => undefined)
  }
  return { leave: (error: unknown) => act(() => result.current(error)), askAgain, go, unmount }
}

test.each([403, 404])(
  'MEND-1 the map opens once with a message if an answer is refused because the work is closed (%i)',
  (status) => {
    const { leave, go } = open()
    leave(refusal(status))
    leave(refusal(status))
    expect(go).toHaveBeenCalledExactlyOnceWith('/')
    screen.getByText('Dit is weer dicht. Kies op de kaart waar je verder gaat.')
  },
)

test('MEND-1 the map also opens if the work is reported closed before an answer', async () => {
  const { askAgain, go } = open()
  await act(() => askAgain(refusal(403)))
  expect(go).toHaveBeenCalledExactlyOnceWith('/')
})

test('a network or server failure and a reply to an earlier page do not open the map', async () => {
  const { leave, askAgain, go, unmount } = open()
  leave(new Error('no network'))
  leave(refusal(422))
  await act(() => askAgain(refusal(401)))
  unmount()
  leave(refusal(403))
  expect(go).not.toHaveBeenCalled()
})
