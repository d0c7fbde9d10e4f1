import type { Readable } from 'node:stream'
import { liveEventLife } from '@letterliaan/rules'
import { nowSeconds, type Clock } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import type { StudentCaller } from '../../plugins/auth/caller.ts'
import { studentOf } from './announcement.ts'
import { findEndedFamilies, findEventsAfter, findLatestEventId } from './repository.ts'
import { createEventStream, type EventStream } from './stream.ts'

/** Streams of one student at a time: tabs and devices (rules.md, Shapes of the API). */
const MOST_STREAMS = 5
/** Between two signs of life on a stream (ms); also how long a login that ended is listened to at most. */
const BEAT_MS = 15_000

interface Subscription {
  readonly caller: StudentCaller
  readonly stream: EventStream
  /** The last event that was sent. */
  lastId: number
  /** Each turn reads and sends what is new: never two at once. */
  turn: Promise<void>
}

export interface LiveHub {
  /** A stream of the caller's events, after `lastEventId` where it names one; of too many the oldest ends. */
  readonly open: (caller: StudentCaller, lastEventId: number | null) => Readable
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

  const sendNew = (subscription: Subscription): void =>
    takeTurn(subscription, async () => {
      const { caller, stream, lastId } = subscription
      const since = nowSeconds(clock) - liveEventLife
      for (const { id, event } of await findEventsAfter(queries, caller.student_id, lastId, since)) {
        stream.send(id, event)
        subscription.lastId = id
      }
    })

  const begin = (subscription: Subscription, lastEventId: number | null): void =>
    takeTurn(subscription, async () => {
      const latest = await findLatestEventId(queries, subscription.caller.student_id)
      subscription.lastId = Math.min(lastEventId ?? latest, latest)
      subscription.stream.send(subscription.lastId, { event: 'hello', time: nowSeconds(clock), data: {} })
    })

  database.listen(
    (text) => {
      const student_id = studentOf(text)
      for (const subscription of subscriptions) {
        if (subscription.caller.student_id === student_id) sendNew(subscription)
      }
    },
    () => {
      for (const subscription of subscriptions) sendNew(subscription)
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
  /** Makes room for one more: what was opened last is what the child looks at. */
  const endOldest = (student_id: number): void => {
    const own = [...subscriptions].filter(({ caller }) => caller.student_id === student_id)
    const [oldest] = own
    if (oldest === undefined || own.length < MOST_STREAMS) return
    oldest.stream.end()
    subscriptions.delete(oldest)
  }

  const stopBeating = clock.every(BEAT_MS, () => void beat().catch(onError))

  return {
    open(caller, lastEventId) {
      endOldest(caller.student_id)
      const stream = createEventStream(() => subscriptions.delete(subscription))
      const subscription: Subscription = { caller, stream, lastId: 0, turn: Promise.resolve() }
      subscriptions.add(subscription)
      if (isClosed) stream.end()
      begin(subscription, lastEventId)
      sendNew(subscription)
      return stream.body
    },
    close() {
      isClosed = true
      stopBeating()
      for (const { stream } of subscriptions) stream.end()
    },
  }
}
