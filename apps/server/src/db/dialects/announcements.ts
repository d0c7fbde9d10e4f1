/** How the processes that share a database tell each other that something happened: short texts, no order, no memory. */
export interface Announcements {
  /** Tells every process, this one too, soon. Never throws: what was announced is in the database as well. */
  readonly announce: (text: string) => void
  /** Begins to listen; once. `onMissed`: texts may have been missed, for the connection was away. */
  readonly listen: (onText: (text: string) => void, onMissed: () => void) => void
}
