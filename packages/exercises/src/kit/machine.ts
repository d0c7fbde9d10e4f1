/** What an event brings: the state after it, and what is to be done. */
export interface Transition<S, F> {
  readonly state: S
  readonly effects: readonly F[]
}

/** A pure machine: time is an argument (ms), and everything that takes time or makes noise is an effect, never an act. */
export interface Machine<S, E, F> {
  start(at: number): Transition<S, F>
  next(state: S, event: E, at: number): Transition<S, F>
}

/** An effect: send a 'wake' event at this time (ms); a later one of the same name replaces an earlier one. */
export interface WakeLater {
  readonly type: 'wake'
  readonly name: string
  readonly at: number
}

/** What a machine waited for has come: a time, or a document. */
export interface Wake {
  readonly type: 'wake'
  readonly name: string
}
