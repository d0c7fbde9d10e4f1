import type { Document } from '@letterliaan/contract'
import type { Effect, Flow, Pace, Rejected, Submit, Transition, Wake } from '../../kit/flow.ts'
import type { Turn } from '../../kit/template.ts'

/** Time as the runner knows it; tests pass one that they turn themselves. */
export interface Clock {
  /** Milliseconds, monotonic. */
  now(): number
  /** Calls back after so many ms; returns what cancels it. */
  after(ms: number, callback: () => void): () => void
}

/** What a flow's effects reach: the sounds, the server, the shell. */
export interface FlowPorts {
  speak(effect: Extract<Effect, { type: 'speak' }>): void
  attempt(attempt: string, at: number | null): void
  answer(data: Readonly<Record<string, unknown>>): void
  feedback(feedback: 'letter' | 'wrong' | 'right'): void
  cheat(): void
  hint(): void
  /** Resolves to whether the document has come; never rejects. */
  download(document: Document): Promise<boolean>
  clearSound(): void
}

export interface FlowRunner<S, E> {
  readonly getState: () => S
  readonly subscribe: (listener: () => void) => () => void
  /** Begins the turn: the first effects are carried out. Returns `stop`. */
  readonly start: () => () => void
  readonly send: (event: E | Submit | Wake | Rejected) => void
  /** Drops all timers and sounds; events after it change nothing. */
  readonly stop: () => void
}

/** Carries out a flow for one word's turn: keeps its state, its timers and its sounds until it is stopped. */
export function createFlowRunner<S, E>(
  flow: Flow<S, E>,
  turn: Turn,
  pace: Pace,
  clock: Clock,
  ports: FlowPorts,
): FlowRunner<S, E> {
  const listeners = new Set<() => void>()
  const timers = new Map<string, () => void>()
  let running = false
  let state = flow.start(turn, clock.now(), pace).state

  const wakeLater = (name: string, at: number): void => {
    timers.get(name)?.()
    timers.set(
      name,
      clock.after(Math.max(0, at - clock.now()), () => {
        timers.delete(name)
        send({ type: 'wake', name })
      }),
    )
  }

  const download = (document: Document): void => {
    void ports
      .download(document)
      .then((hasCome) => send({ type: 'wake', name: hasCome ? 'downloaded' : 'not-downloaded' }))
  }

  const carryOut = (effect: Effect): void => {
    switch (effect.type) {
      case 'speak':
        return ports.speak(effect)
      case 'wake':
        return wakeLater(effect.name, effect.at)
      case 'attempt':
        return ports.attempt(effect.attempt, effect.at)
      case 'answer':
        return ports.answer(effect.data)
      case 'feedback':
        return ports.feedback(effect.feedback)
      case 'cheat':
        return ports.cheat()
      case 'hint':
        return ports.hint()
      case 'download':
        return download(effect.document)
    }
  }

  const take = (transition: Transition<S>): void => {
    const changed = state !== transition.state
    state = transition.state
    if (changed) for (const listener of listeners) listener()
    for (const effect of transition.effects) carryOut(effect)
  }

  const send = (event: E | Submit | Wake | Rejected): void => {
    if (running) take(flow.next(turn, state, event, clock.now(), pace))
  }

  const stop = (): void => {
    running = false
    for (const cancel of timers.values()) cancel()
    timers.clear()
    ports.clearSound()
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start() {
      running = true
      take(flow.start(turn, clock.now(), pace))
      return stop
    },
    send,
    stop,
  }
}
