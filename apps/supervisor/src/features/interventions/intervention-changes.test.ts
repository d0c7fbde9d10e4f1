import { expect, test, vi } from 'vitest'
import { createStage } from '../../testing/stage.ts'
import { keepMoments } from './intervention-changes.ts'

test('moments of tests that are taken back are fetched again: the page must not show what is gone', async () => {
  const { press, client, queries, queryClient, told, undo } = createStage({
    'PUT /api/v1/begeleider/student/:id/normed-moment': { moments: [] } as never,
  })
  const { queryKey } = queries.normedMoments(3)
  await press(keepMoments(client, queries, 3, { moments: [] }), { moments: [] })
  queryClient.setQueryData(queryKey, { moments: [] })
  undo()
  await vi.waitFor(() => expect(told).toHaveLength(2))
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
})
