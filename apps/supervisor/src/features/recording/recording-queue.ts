import { ApiError, NetworkError } from '@letterliaan/contract/client'
import { createStore, type ReadonlyStore } from '@letterliaan/web/store'

export interface QueuedRecording {
  readonly id: string
  /** Stores the recording of its item. A second call changes nothing. */
  readonly send: () => Promise<void>
}

export interface RecordingQueueState {
  /** Ids of recordings that are not saved yet, in order. */
  readonly waiting: readonly string[]
  /** True while the server cannot be reached. Sending is retried. */
  readonly isCutOff: boolean
  /** The server's message for each refused recording, by id. */
  readonly refused: ReadonlyMap<string, string>
}

export interface RecordingQueue {
  readonly state: ReadonlyStore<RecordingQueueState>
  /** Adds a recording, to send in order. It replaces an unsent recording of the same item. */
  readonly add: (take: QueuedRecording) => void
}

/** First and longest pause between two attempts (ms). */
const firstPause = 1000
const longestPause = 15_000

/** Sends recordings one at a time. While the page is open, retries after network and server failures. */
export function createRecordingQueue(wait: (ms: number) => Promise<void> = waitOrOnline): RecordingQueue {
  const state = createStore<RecordingQueueState>({ waiting: [], isCutOff: false, refused: new Map() })
  let takes: readonly QueuedRecording[] = []
  let isRunning = false

  function show(changes: Partial<RecordingQueueState> = {}): void {
    state.set({ ...state.get(), ...changes, waiting: takes.map(({ id }) => id) })
  }

  async function run(): Promise<void> {
    isRunning = true
    let pause = firstPause
    for (let [take] = takes; take !== undefined; [take] = takes) {
      const done = await attempt(take)
      if (done) {
        pause = firstPause
        takes = takes.filter((other) => other !== take)
        show({ isCutOff: false })
      } else {
        show({ isCutOff: true })
        await wait(pause)
        pause = Math.min(longestPause, pause * 2)
      }
    }
    isRunning = false
  }

  /** Resolves to false if the recording must be sent again. */
  async function attempt({ id, send }: QueuedRecording): Promise<boolean> {
    try {
      await send()
      return true
    } catch (error) {
      if (mayPass(error)) return false
      const sentence = error instanceof Error ? error.message : ''
      show({ refused: new Map([...state.get().refused, [id, sentence]]) })
      return true
    }
  }

  return {
    state,
    add(take) {
      takes = [...takes.filter(({ id }, at) => id !== take.id || (at === 0 && isRunning)), take]
      const refused = new Map(state.get().refused)
      refused.delete(take.id)
      show({ refused })
      if (!isRunning) void run()
    },
  }
}

/** Returns true for temporary failures, such as a lost network, a busy server or an expired login. */
const mayPass = (error: unknown): boolean =>
  error instanceof NetworkError ||
  (error instanceof ApiError && (error.status >= 500 || error.status === 429 || error.status === 401))

function waitOrOnline(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, ms)
    function end() {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      resolve()
    }
    window.addEventListener('online', end)
  })
}
