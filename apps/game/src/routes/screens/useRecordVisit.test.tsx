// @vitest-environment jsdom
import type { ActivityWithBadges } from '@letterliaan/contract'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { badgeFixture } from '../../testing/entities.ts'
import { wrapInGame } from '../../testing/render-in-game.tsx'
import { useRecordVisit } from './useRecordVisit.ts'

/** Enters as a child with three badges and an empty cache (as after a reload) that earns these badges. */
function enter(earned_badge_ids: number[]) {
  const badges = [1, 2, 3].map((id) => badgeFixture(id, `badge ${id}`, { student_has_badge: true }))
  const services = {
    client: {
      call: vi
        .fn<() => Promise<Pick<ActivityWithBadges, 'earned_badge_ids'>>>()
        .mockResolvedValue({ earned_badge_ids }),
    },
    queries: { badges: { queryKey: ['badges'] } },
    queryClient: { getQueryData: () => undefined, fetchQuery: async () => badges },
    rewards: { add: vi.fn<(id: number) => void>() },
  }
  renderHook(() => useRecordVisit('enter_treehouse'), {
    wrapper: ({ children }: { children: ReactNode }) => wrapInGame(children, services),
  })
  return services
}

test('a reload shows no badge that was owned before', async () => {
  const { client, rewards } = enter([])
  await waitFor(() => expect(client.call).toHaveBeenCalledOnce())
  await act(async () => undefined)
  expect(rewards.add).not.toHaveBeenCalled()
})

test('RWD-1 only rewards of the visit itself are shown', async () => {
  const { rewards } = enter([3])
  await waitFor(() => expect(rewards.add).toHaveBeenCalled())
  expect(rewards.add.mock.calls).toEqual([[3]])
})
