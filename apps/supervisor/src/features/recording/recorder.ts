import { recordingSeconds } from '@letterliaan/contract/limits'
import { createStore, type ReadonlyStore } from '@letterliaan/web/store'
import { openMicrophone, type Microphone } from './microphone.ts'

/** A recording stops by itself after this long, in ms. */
const maxMs = recordingSeconds * 1000
const tickMs = 100

export interface HeardLevel {
  /** Since the recording began. */
  readonly seconds: number
  /** How loud it is now, 0 to 1. */
  readonly level: number
}

/** Records with the microphone, one sound at a time. */
export interface Recorder {
  /** `onTake` gets what was recorded. Rejects with a sentence when it can't be. */
  readonly start: (onTake: (sound: Blob) => void) => Promise<void>
  readonly stop: () => void
  /** Forgets what is being recorded. */
  readonly close: () => void
  /** Null while nothing is recorded. */
  readonly heard: ReadonlyStore<HeardLevel | null>
}

interface Running {
  readonly microphone: Microphone
  readonly timer: ReturnType<typeof setInterval>
  readonly onTake: (sound: Blob) => void
}

export function createRecorder(): Recorder {
  const heard = createStore<HeardLevel | null>(null)
  let running: Running | null = null

  function end(): Running | null {
    const ended = running
    clearInterval(ended?.timer)
    running = null
    heard.set(null)
    return ended
  }

  function stop(): void {
    const ended = end()
    if (ended !== null) void ended.microphone.finish().then(ended.onTake)
  }

  return {
    async start(onTake) {
      const microphone = await openMicrophone()
      const startedAt = performance.now()
      const timer = setInterval(() => {
        const ms = performance.now() - startedAt
        if (ms >= maxMs) stop()
        else heard.set({ seconds: ms / 1000, level: microphone.readLevel() })
      }, tickMs)
      running = { microphone, timer, onTake }
      heard.set({ seconds: 0, level: 0 })
    },
    stop,
    close: () => end()?.microphone.close(),
    heard,
  }
}
