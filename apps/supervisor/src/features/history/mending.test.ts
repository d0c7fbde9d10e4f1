import { describe, expect, test, vi } from 'vitest'
import { noNetwork } from '../../testing/fake-server.ts'
import { createStage } from '../../testing/stage.ts'
import { restartStep, restoreSession, takeBadgeBack, voidSession } from './mending.ts'

const session = 'POST /api/v1/begeleider/student/:id/session'
const voided = 'POST /api/v1/begeleider/voided-session/:id'
const shown = [
  ['students', 'present'],
  ['path', 'child', 3],
  ['insight', 'student', 3, 0],
] as const

describe('mending', () => {
  test.each([
    [
      'a session that does not count',
      `${session}/void` as const,
      (stage: ReturnType<typeof createStage>) =>
        stage.press(voidSession(3), { started_at: 100, reason: 'Zusje speelde.' }),
      { ids: [3], body: { started_at: 100, reason: 'Zusje speelde.' } },
      ['success: Het oefenmoment telt niet meer mee.'],
    ],
    [
      'a session that counts again',
      `${voided}/undo` as const,
      (stage: ReturnType<typeof createStage>) => stage.press(restoreSession, { id: 8, started_at: 100 }),
      { ids: [8] },
      ['success: Het oefenmoment telt weer mee.'],
    ],
    [
      'a step that begins again',
      'PATCH /api/v1/begeleider/step/:id' as const,
      (stage: ReturnType<typeof createStage>) => stage.press(restartStep, 57),
      { ids: [57] },
      ['success: De stap begint opnieuw.'],
    ],
    [
      'a badge that is taken back',
      'PUT /api/v1/begeleider/student/:id/badge/:badge_id' as const,
      (stage: ReturnType<typeof createStage>) => stage.press(takeBadgeBack(3), 12),
      { ids: [3, 12] },
      ['success: De badge is teruggenomen.'],
    ],
  ])('%s: all shown data of the child is refetched', async (_what, call, act, sent, sentences) => {
    const stage = createStage({ [call]: null as never })
    const stale = stage.watch(...shown)
    await act(stage)
    expect(stage.calls[0]).toMatchObject({ name: call, key: 'key 1', ...sent })
    expect(stage.told).toEqual(sentences)
    expect(stale()).toHaveLength(shown.length)

    const broken = createStage({ [call]: noNetwork })
    const stillFresh = broken.watch(...shown)
    expect(await act(broken)).toBeNull()
    expect([broken.told, stillFresh()]).toEqual([['error: De server is niet bereikbaar.'], []])
  })

  test.each([
    [
      'a step that begins again',
      'PATCH /api/v1/begeleider/step/:id' as const,
      (stage: ReturnType<typeof createStage>) => stage.press(restartStep, 57),
      { ids: [57], body: { is_restarted: false } },
    ],
    [
      'a badge that is taken back',
      'PUT /api/v1/begeleider/student/:id/badge/:badge_id' as const,
      (stage: ReturnType<typeof createStage>) => stage.press(takeBadgeBack(3), 12),
      { ids: [3, 12], body: { is_taken_back: false } },
    ],
  ])('DOE-1 %s: the message offers to undo it', async (_what, call, act, undone) => {
    const stage = createStage({ [call]: null as never })
    await act(stage)
    stage.undo()
    await vi.waitFor(() => expect(stage.told).toHaveLength(2))
    expect(stage.calls[1]).toMatchObject({ name: call, ...undone })
  })
})
