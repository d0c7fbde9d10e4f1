import type { UserCaller } from '../../plugins/auth/caller.ts'
import type { Channel, EventStream } from './stream.ts'

export interface Subscription {
  readonly caller: UserCaller
  readonly stream: EventStream
  readonly channel: Channel
  /** Sends what is new; one at a time. */
  turn: Promise<void>
  /** Is a turn waiting already? */
  isDue: boolean
}
