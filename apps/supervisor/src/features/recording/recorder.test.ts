import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createRecorder } from './recorder.ts'

/** What a browser has, as much as a recording needs. */
function standInForMicrophone(refused?: Error) {
  const track = { stop: vi.fn<() => void>() }
  const closed = vi.fn<() => Promise<void>>().mockResolvedValue(undefined)
  let peak = 0
  class FakeRecorder extends EventTarget {
    readonly mimeType = 'audio/webm'
    start() {}
    stop() {
      this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['moo']) }))
      this.dispatchEvent(new Event('stop'))
    }
  }
  vi.stubGlobal('MediaRecorder', FakeRecorder)
  vi.stubGlobal(
    'AudioContext',
    class {
      createAnalyser = () => ({
        fftSize: 2,
        getFloatTimeDomainData: (samples: Float32Array) => samples.set([peak / 2, -peak]),
      })
      createMediaStreamSource = () => ({ connect: () => undefined })
      close = closed
    },
  )
  vi.stubGlobal('navigator', {
    mediaDevices: {
      getUserMedia: async () => {
        if (refused) throw refused
        return { getTracks: () => [track] }
      },
    },
  })
  return { track, closed, sound: (level: number) => (peak = level) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a recording', () => {
  test('shows how long it is and how loud it is, as it goes on', async () => {
    const { sound } = standInForMicrophone()
    const recorder = createRecorder()
    expect(recorder.heard.get()).toBeNull()
    await recorder.start(() => undefined)
    expect(recorder.heard.get()).toEqual({ seconds: 0, level: 0 })
    sound(0.5)
    vi.advanceTimersByTime(1200)
    expect(recorder.heard.get()?.level).toBeCloseTo(0.5)
    expect(recorder.heard.get()?.seconds).toBeCloseTo(1.2)
    recorder.close()
  })

  test('gives its sound once when it is stopped, and lets the microphone go', async () => {
    const { track, closed } = standInForMicrophone()
    const recorder = createRecorder()
    const taken: Blob[] = []
    await recorder.start((sound) => taken.push(sound))
    recorder.stop()
    recorder.stop()
    await vi.advanceTimersByTimeAsync(0)
    expect(await taken[0]?.text()).toBe('moo')
    expect([taken.length, taken[0]?.type, recorder.heard.get()]).toEqual([1, 'audio/webm', null])
    expect([track.stop.mock.calls.length, closed.mock.calls.length]).toEqual([1, 1])
  })

  test('stops by itself after a quarter of a minute, with what it has', async () => {
    standInForMicrophone()
    const recorder = createRecorder()
    const taken: Blob[] = []
    await recorder.start((sound) => taken.push(sound))
    await vi.advanceTimersByTimeAsync(14_900)
    expect([taken.length, recorder.heard.get() === null]).toEqual([0, false])
    await vi.advanceTimersByTimeAsync(200)
    expect([taken.length, recorder.heard.get()]).toEqual([1, null])
  })

  test('is forgotten when one goes away from it, and the microphone is let go', async () => {
    const { track } = standInForMicrophone()
    const recorder = createRecorder()
    const onTake = vi.fn<(sound: Blob) => void>()
    await recorder.start(onTake)
    recorder.close()
    recorder.close()
    await vi.advanceTimersByTimeAsync(20_000)
    expect([onTake.mock.calls.length, recorder.heard.get(), track.stop.mock.calls.length]).toEqual([
      0,
      null,
      1,
    ])
  })

  test.each([
    [new DOMException('no', 'NotAllowedError'), /^De browser mag de microfoon niet gebruiken\./],
    [new DOMException('none', 'NotFoundError'), 'Er is geen microfoon die werkt.'],
  ])('that can’t begin (%s) says why', async (refused, sentence) => {
    standInForMicrophone(refused)
    const recorder = createRecorder()
    await expect(recorder.start(() => undefined)).rejects.toThrow(sentence)
    expect(recorder.heard.get()).toBeNull()
  })
})
