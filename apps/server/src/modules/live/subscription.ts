import type { UserCaller } from '../../plugins/auth/caller.ts'
import type { Channel, EventStream } from './stream.ts'

export interface LiveSubscription {
  readonly caller: UserCaller
  readonly stream: EventStream
  readonly channel: Channel
  /** Sends new events, one call at a time. */
  turn: Promise<void>
  isDue: boolean
}
