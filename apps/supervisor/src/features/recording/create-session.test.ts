import { beforeEach, expect, test, vi } from 'vitest'
import { createRecordingSession } from './create-session.ts'
import type { Microphone } from './microphone.ts'

let level = 0
let at = 0
const line = {
  readLevel: () => level,
  begin: vi.fn<() => void>(),
  finish: vi.fn<() => Promise<Blob>>(async () => new Blob(['moo'])),
  close: vi.fn<() => void>(),
} satisfies Microphone
const open = async () => line

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  at = 0
})

function hear(ms: number, loudness: number): void {
  level = loudness
  for (const end = at + ms; at < end;) {
    at += 20
    vi.advanceTimersByTime(20)
  }
}

function sessionOf(answers: boolean[]) {
  const onSpoken = vi.fn<() => boolean>(() => answers.shift() ?? false)
  const session = createRecordingSession({ open, now: () => at })
  session.follow(onSpoken)
  return { session, onSpoken }
}

test('STEM-1 words are recorded one after the other, each until a silence', async () => {
  const { session, onSpoken } = sessionOf([true, true, false])
  await session.start()
  hear(600, 0.001)
  expect(session.state.get().phase).toBe('waiting')
  for (const word of [1, 2, 3]) {
    hear(400, 0.1)
    expect([session.state.get().phase, onSpoken.mock.calls.length]).toEqual(['speaking', word - 1])
    hear(900, 0.001)
    expect(onSpoken).toHaveBeenCalledTimes(word)
  }
  // After the last word the microphone is closed.
  expect([session.state.get().phase, line.close.mock.calls.length]).toEqual(['off', 1])
})

test('STEM-1 a stop closes the microphone and discards the recording', async () => {
  const { session, onSpoken } = sessionOf([])
  await session.start()
  hear(600, 0.001)
  hear(200, 0.1)
  session.stop()
  hear(2000, 0)
  expect([onSpoken.mock.calls.length, line.close.mock.calls.length]).toEqual([0, 1])
})

test('STEM-1 a recording without silence stops after the maximum time', async () => {
  const { session, onSpoken } = sessionOf([])
  await session.start()
  hear(600, 0.001)
  hear(16_000, 0.1)
  expect([session.state.get(), onSpoken.mock.calls.length]).toEqual([
    { phase: 'off', level: 0, stopped: 'too-long' },
    0,
  ])
})

test('STEM-1 a stop before the microphone is open closes it when it opens', async () => {
  const { session } = sessionOf([])
  const started = session.start()
  session.stop()
  await started
  expect([session.state.get().phase, line.close.mock.calls.length, line.begin.mock.calls.length]).toEqual([
    'off',
    1,
    0,
  ])
})
