import { expect, test, vi } from 'vitest'
import {
  createBrowserAnswerQueue,
  type BrowserAnswerQueuePorts,
} from '../answer-queue/browser-answer-queue.ts'
import { placeFixture } from '../../testing/entities.ts'
import { createPlayPorts } from './play-ports.ts'

const place = placeFixture({ errors: 1 })

function makePorts() {
  // A lock lasts as long as the worker, so other test files would see it.
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('requestIdleCallback', (done: () => void) => done())
  const call = vi.fn<(name: string, input: { readonly body: unknown }) => Promise<unknown>>(async () => ({}))
  const answers = createBrowserAnswerQueue({
    client: { call },
    session: { watchLogout: () => () => false },
    connection: {},
    refusedAnswers: {},
    whoIsThis: async () => 7,
    isImpersonating: async () => false,
  } as unknown as BrowserAnswerQueuePorts)
  return { ports: createPlayPorts({ answers, sound: {} as never, calm: {} as never }), call }
}

test('API-5 the place reported by an exercise reaches the server', async () => {
  const { ports, call } = makePorts()
  ports.reportPlace(place)
  await expect.poll(() => call).toHaveBeenCalledOnce()
  expect(call.mock.calls[0]).toMatchObject(['POST /api/v1/progress', { body: place }])
})
