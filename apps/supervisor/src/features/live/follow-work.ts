import type { NumberedWorkEvent, SupervisorLiveEvent } from '@letterliaan/contract'
import { createLiveChannel } from '@letterliaan/web/live-channel'
import { createStore, type ReadonlyStore } from '@letterliaan/web/store'
import {
  applyEvents,
  applyPassedWorlds,
  applyLoginBlocks,
  type PassedWorlds,
  type BlockedLogins,
  type WorkByChild,
} from './work.ts'

/** Minimum time between two renders (ms), because thirty children may answer in one second. */
export const minRenderIntervalMs = 250

export interface FollowedWork {
  /** Null until loaded. */
  readonly work: WorkByChild | null
  readonly waits: BlockedLogins
  readonly passed: PassedWorlds
  /** The server's clock minus the device's (ms). */
  readonly aheadMs: number
}

export interface WorkPorts {
  open(signal: AbortSignal): Promise<Response>
  fetchNow(): Promise<{ readonly events: readonly NumberedWorkEvent[] }>
  after(ms: number, callback: () => void): () => void
  now(): number
}

export interface WorkFollower {
  readonly store: ReadonlyStore<FollowedWork>
  /** Listens to the stream and reconnects after it ends. Returns a function that stops it. */
  readonly listen: () => () => void
}

/** Fetches recent events each time the stream opens. Event numbers prevent counting twice (ADR 7). */
export function createWorkFollower(ports: WorkPorts): WorkFollower {
  const store = createStore<FollowedWork>({ work: null, waits: new Map(), passed: new Map(), aheadMs: 0 })
  let waiting: NumberedWorkEvent[] = []
  let isDue = false
  /** True while newer events wait for older ones that were missed. */
  let isCatchingUp = true

  function draw(): void {
    isDue = false
    if (isCatchingUp) return
    const { work, waits, passed, aheadMs } = store.get()
    if (work !== null && waiting.length === 0) return
    store.set({
      work: applyEvents(work ?? new Map(), waiting),
      waits: applyLoginBlocks(waits, waiting),
      passed: applyPassedWorlds(passed, waiting),
      aheadMs,
    })
    waiting = []
  }

  function take(event: NumberedWorkEvent): void {
    waiting.push(event)
    if (isDue) return
    isDue = true
    ports.after(minRenderIntervalMs, draw)
  }

  async function catchUp(time: number): Promise<void> {
    isCatchingUp = true
    store.set({ ...store.get(), aheadMs: time * 1000 - ports.now() })
    // If the recent events cannot be fetched, the page shows new events only.
    const missed = await ports.fetchNow().catch(() => null)
    waiting.push(...(missed?.events ?? []))
    isCatchingUp = false
    draw()
  }

  const channel = createLiveChannel<SupervisorLiveEvent>({
    open: (_lastEventId, signal) => ports.open(signal),
    onEvent(event, id) {
      if (event.event === 'hello') void catchUp(event.time)
      else take({ id: Number(id), event })
    },
    now: () => performance.now(),
    after: (ms, callback) => ports.after(ms, callback),
    pause: (ms) => new Promise((resolve) => void ports.after(ms, resolve)),
    random: Math.random,
  })
  return { store, listen: channel.listen }
}
