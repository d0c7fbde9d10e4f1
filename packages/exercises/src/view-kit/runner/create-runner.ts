import { createStore, type ReadonlyStore } from '@letterliaan/web/store'
import type { Machine, Transition, Wake, WakeLater } from '../../kit/machine.ts'

/** Time as a runner knows it; tests pass one that they turn themselves. */
export interface Clock {
  /** Milliseconds, monotonic. */
  now(): number
  /** Calls back after so many ms; returns what cancels it. */
  after(ms: number, callback: () => void): () => void
}

/** A running state machine; its state can be read and subscribed to. */
export interface Runner<S, E> extends ReadonlyStore<S> {
  /** Begins: the first effects are carried out. Returns what ends it: timers are dropped, events after it change nothing. */
  readonly start: () => () => void
  readonly send: (event: E) => void
}

/** What a machine runs with. */
export interface RunnerPorts<E, F> {
  readonly clock: Clock
  /** Does what the machine asks, but waking it: that the runner does itself. */
  readonly carryOut: (effect: F, send: (event: E | Wake) => void) => void
  /** It was ended. */
  readonly onEnd?: () => void
}

/** Runs a machine: keeps its state and its timers, and has its effects carried out in their order. */
export function createRunner<S, E, F>(
  machine: Machine<S, E | Wake, F | WakeLater>,
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
