export interface Transition<S, F> {
  readonly state: S
  readonly effects: readonly F[]
}

/** Pure: time is an argument (ms), and effects describe all that takes time or makes sound. */
export interface StateMachine<S, E, F> {
  start(at: number): Transition<S, F>
  next(state: S, event: E, at: number): Transition<S, F>
}

/** Sends a 'wake' at this time (ms). A later wake with the same name replaces it. */
export interface WakeLater {
  readonly type: 'wake'
  readonly name: string
  readonly at: number
}

export interface Wake {
  readonly type: 'wake'
  readonly name: string
}
