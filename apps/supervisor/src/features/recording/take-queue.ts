import { ApiError, NetworkError } from '@letterliaan/contract/client'
import { createStore, type ReadonlyStore } from '@letterliaan/web/store'

export interface QueuedTake {
  /** Id of the spoken item. */
  readonly id: string
  /** The second time changes nothing: it has the name of what it says. */
  readonly send: () => Promise<void>
}

export interface TakeQueueState {
  /** Ids of what is not kept yet, in their order. */
  readonly waiting: readonly string[]
  /** The server can't be reached: it is tried again. */
  readonly isCutOff: boolean
  /** Takes that the server refused, with its sentence. */
  readonly refused: ReadonlyMap<string, string>
}

export interface TakeQueue {
  readonly state: ReadonlyStore<TakeQueueState>
  /** One at a time, in their order; a newer one of the same word takes the place of an older. */
  readonly add: (take: QueuedTake) => void
}

/** In ms. */
const firstPause = 1000
const longestPause = 15_000

/** Nothing that was spoken is lost while the page is open: where the network or the server fails, it is sent again. */
export function createTakeQueue(wait: (ms: number) => Promise<void> = waitOrOnline): TakeQueue {
  const state = createStore<TakeQueueState>({ waiting: [], isCutOff: false, refused: new Map() })
  let takes: readonly QueuedTake[] = []
  let isRunning = false

  function show(changes: Partial<TakeQueueState> = {}): void {
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

  /** False: again later. */
  async function attempt({ id, send }: QueuedTake): Promise<boolean> {
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

/** A network that fell away, a server that is busy, a login that ended: the recording is as good as it was. */
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
