import { createStore, type ReadonlyStore } from '@letterliaan/web/store'
import type { StateMachine, Transition, Wake, WakeLater } from '../../kit/machine.ts'

export interface RunnerClock {
  /** In ms, monotonic. */
  now(): number
  /** Calls back after this time (ms). Returns a function that cancels the call. */
  after(ms: number, callback: () => void): () => void
}

export interface Runner<S, E> extends ReadonlyStore<S> {
  /** Runs the first effects. Returns a function that cancels timers and ignores later events. */
  readonly start: () => () => void
  readonly send: (event: E) => void
}

export interface RunnerPorts<E, F> {
  readonly clock: RunnerClock
  /** Runs all effects except wakes, which the runner handles. */
  readonly carryOut: (effect: F, send: (event: E | Wake) => void) => void
  readonly onEnd?: () => void
}

export function createRunner<S, E, F>(
  machine: StateMachine<S, E | Wake, F | WakeLater>,
  { clock, carryOut, onEnd }: RunnerPorts<E, F>,
): Runner<S, E | Wake> {
  const timers = new Map<string, () => void>()
  const store = createStore(machine.start(clock.now()).state)
  let isRunning = false

  const wakeLater = ({ name, at }: WakeLater): void => {
    const wake = (): void => {
      timers.delete(name)
      send({ type: 'wake', name })
    }
    timers.get(name)?.()
    timers.set(name, clock.after(Math.max(0, at - clock.now()), wake))
  }

  const take = ({ state, effects }: Transition<S, F | WakeLater>): void => {
    store.set(state)
    for (const effect of effects) {
      if (isWakeLater(effect)) wakeLater(effect)
      else carryOut(effect, send)
    }
  }

  const send = (event: E | Wake): void => {
    if (isRunning) take(machine.next(store.get(), event, clock.now()))
  }

  const end = (): void => {
    isRunning = false
    for (const cancel of timers.values()) cancel()
    timers.clear()
    onEnd?.()
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    start() {
      isRunning = true
      take(machine.start(clock.now()))
      return end
    },
    send,
  }
}

const isWakeLater = (effect: unknown): effect is WakeLater => (effect as WakeLater).type === 'wake'
