import { expect, test } from 'vitest'
import { createStage } from '../../testing/stage.ts'
import { restartStep, restoreSession, takeBadgeBack, voidSession } from './mending.ts'

type Stage = ReturnType<typeof createStage>
const shown = [
  ['students', 'present'],
  ['path', 'child', 3],
  ['insight', 'student', 3, 0],
] as const
const voided = { started_at: 100, reason: 'Zusje speelde.' }

test.each<[string, (stage: Stage) => Promise<unknown>]>([
  ['POST /api/v1/begeleider/student/:id/session/void', ({ press }) => press(voidSession(3), voided)],
  [
    'POST /api/v1/begeleider/voided-session/:id/undo',
    ({ press }) => press(restoreSession, { id: 8, started_at: 100 }),
  ],
  ['PATCH /api/v1/begeleider/step/:id', ({ press }) => press(restartStep, 57)],
  ['PUT /api/v1/begeleider/student/:id/badge/:badge_id', ({ press }) => press(takeBadgeBack(3), 12)],
])('%s marks all data of the child stale', async (call, act) => {
  const stage = createStage({ [call]: null })
  const stale = stage.watch(...shown)
  await act(stage)
  expect(stage.calls[0]).toMatchObject({ name: call, key: 'key 1' })
  expect(stale()).toHaveLength(shown.length)
})

test.each<[string, (stage: Stage) => Promise<unknown>, object]>([
  [
    'PATCH /api/v1/begeleider/step/:id',
    ({ press }) => press(restartStep, 57),
    { ids: [57], body: { is_restarted: false } },
  ],
  [
    'PUT /api/v1/begeleider/student/:id/badge/:badge_id',
    ({ press }) => press(takeBadgeBack(3), 12),
    { ids: [3, 12], body: { is_taken_back: false } },
  ],
])('DOE-1 %s can be undone by its message', async (call, act, undone) => {
  const stage = createStage({ [call]: null })
  await act(stage)
  stage.undo()
  await expect.poll(() => stage.told).toHaveLength(2)
  expect(stage.calls[1]).toMatchObject({ name: call, ...undone })
})
