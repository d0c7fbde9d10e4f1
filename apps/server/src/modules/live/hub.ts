import type { Readable } from 'node:stream'
import { nowSeconds, type Clock } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import type { StudentCaller, UserCaller } from '../../plugins/auth/caller.ts'
import { readAnnouncement, type Announcement } from './announcement.ts'
import { type Channel, createEventStream, type EventStream } from './stream.ts'
import { findEndedFamilies } from './queries.ts'
import { createStudentChannel } from './student-channel.ts'
import { createSupervisorsChannel } from './supervisors-channel.ts'

/** Streams of one user at a time: tabs and devices (rules.md, Shapes of the API). */
const maxStreams = 5
/** Between two signs of life on a stream (ms); also how long a login that ended is listened to at most. */
const heartbeatMs = 15_000

interface Subscription {
  readonly caller: UserCaller
  readonly stream: EventStream
  readonly channel: Channel
  /** Each turn reads and sends what is new: never two at once. */
  turn: Promise<void>
  /** Does a turn wait already that will see what is new? */
  isDue: boolean
}

export interface LiveHub {
  /** A stream of the student's own events, after `lastEventId` where it names one; of too many the oldest ends. */
  readonly open: (caller: StudentCaller, lastEventId: number | null) => Readable
  /** A stream of the work of the students that the supervisor sees; of too many the oldest ends. */
  readonly openForSupervisor: (caller: UserCaller) => Readable
  /** Ends all streams, and opens no more. */
  readonly close: () => void
}

export interface LiveHubDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly onError: (error: unknown) => void
}

/** Knows who listens, and tells them what the database's processes announce (docs/adr/0007-live-channel.md). */
export function createLiveHub({ database, clock, onError }: LiveHubDependencies): LiveHub {
  const { queries } = database
  const subscriptions = new Set<Subscription>()
  let isClosed = false

  const takeTurn = (subscription: Subscription, work: () => Promise<void>): void => {
    subscription.turn = subscription.turn.then(work).catch((error: unknown) => {
      onError(error)
      subscription.stream.end()
    })
  }

  /** One turn is enough for all that is announced before it begins. */
  const tellOf = (subscription: Subscription, about: Announcement | null): void => {
    const { channel, stream } = subscription
    if (!channel.note(about) || subscription.isDue) return
    subscription.isDue = true
    takeTurn(subscription, () => {
      subscription.isDue = false
      return channel.sendNew(stream)
    })
  }

  database.listen(
    (text) => {
      const about = readAnnouncement(text)
      if (about !== null) for (const subscription of subscriptions) tellOf(subscription, about)
    },
    () => {
      for (const subscription of subscriptions) tellOf(subscription, null)
    },
  )

  /** Ends the streams whose token expired or whose login ended, and lets the others hear that they are alive. */
  const beat = async (): Promise<void> => {
    if (subscriptions.size === 0) return
    const now = nowSeconds(clock)
    const families = [...new Set([...subscriptions].map(({ caller }) => caller.family_id))]
    const ended = await findEndedFamilies(queries, families)
    for (const { caller, stream } of subscriptions) {
      if (caller.expires_at <= now || ended.has(caller.family_id)) stream.end()
      else stream.beat()
    }
  }
  /** Closes the oldest stream to make room for one more: the newest is the one that somebody looks at. */
  const endOldest = (user_id: number): void => {
    const own = [...subscriptions].filter(({ caller }) => caller.user_id === user_id)
    const [oldest] = own
    if (oldest === undefined || own.length < maxStreams) return
    oldest.stream.end()
    subscriptions.delete(oldest)
  }

  const stopBeating = clock.every(heartbeatMs, () => void beat().catch(onError))

  const subscribe = (caller: UserCaller, channel: Channel): Readable => {
    endOldest(caller.user_id)
    const stream = createEventStream(() => subscriptions.delete(subscription))
    const subscription: Subscription = { caller, stream, channel, turn: Promise.resolve(), isDue: false }
    subscriptions.add(subscription)
    if (isClosed) stream.end()
    takeTurn(subscription, () => channel.begin(stream))
    return stream.body
  }

  return {
    open: (caller, lastEventId) =>
      subscribe(caller, createStudentChannel(queries, clock, caller.student_id, lastEventId)),
    openForSupervisor: (caller) => subscribe(caller, createSupervisorsChannel(queries, clock, caller)),
    close() {
      isClosed = true
      stopBeating()
      for (const { stream } of subscriptions) stream.end()
    },
  }
}
