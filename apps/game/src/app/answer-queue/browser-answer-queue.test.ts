// @vitest-environment jsdom
import type { ProgressBody } from '@letterliaan/contract'
import { NetworkError, type Client } from '@letterliaan/contract/client'
import type { Session } from '@letterliaan/web/session'
import { expect, test, vi } from 'vitest'
import { submitAnswer, createRun, sanneId } from '../../testing/answering-browser.ts'
import { createMemoryStorage } from '../../testing/memory-storage.ts'
import { createBrowserAnswerQueue } from './browser-answer-queue.ts'
import { createRefusedAnswers } from './refused-answers.ts'

interface Sent {
  readonly idempotencyKey: string
  readonly body: unknown
}

function openQueue(isImpersonating = async () => false) {
  const call = vi.fn<(endpoint: string, input: Sent) => Promise<unknown>>(async () => createRun('maan'))
  const queue = createBrowserAnswerQueue({
    client: { call } as unknown as Client,
    storage: createMemoryStorage(),
    session: { watchLogout: () => () => false } as unknown as Session,
    connection: { tellHeldUp: () => undefined, pause: async () => undefined } as never,
    refusedAnswers: createRefusedAnswers(),
    whoIsThis: async () => sanneId,
    isImpersonating,
  })
  return { call, queue }
}

test('NET-2 a retry sends the same key, word and time of the answer', async () => {
  const { call, queue } = openQueue()
  call.mockRejectedValueOnce(new NetworkError('offline'))
  await submitAnswer(queue, 'vis')
  await submitAnswer(queue, 'maan')
  const sent = call.mock.calls.map(([, { idempotencyKey, body }]) => ({ idempotencyKey, body }))
  expect(sent).toHaveLength(3)
  expect(sent[1]).toEqual(sent[0])
  expect(sent[0]?.body).toMatchObject({ word: 'vis', startTime: 0, time: 0 })
  expect(sent[2]?.idempotencyKey).not.toBe(sent[0]?.idempotencyKey)
})

test('API-5 no place is sent in an impersonation', async () => {
  const isImpersonating = vi.fn<() => Promise<boolean>>(async () => true)
  const { call, queue } = openQueue(isImpersonating)
  queue.reportPlace({ exercise_id: 7 } as ProgressBody)
  await expect.poll(() => isImpersonating).toHaveBeenCalledOnce()
  expect(call).not.toHaveBeenCalled()
})
