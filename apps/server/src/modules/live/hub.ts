import type { Readable } from 'node:stream'
import { nowSeconds, type Clock } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import type { QueueLoad } from '../../queue-load.ts'
import { busy } from '../../plugins/errors/problem-error.ts'
import type { StudentCaller, UserCaller } from '../../plugins/auth/caller.ts'
import { readAnnouncement, type Announcement } from './announcement.ts'
import { type Channel, createEventStream, type EventStream } from './stream.ts'
import { findEndedFamilies } from './queries.ts'
import { createStudentChannel } from './student-channel.ts'
import { createSupervisorsChannel } from './supervisors-channel.ts'
import { limitTo } from '../../db/of-organisation.ts'

/** Per user: tabs and devices (rules.md, Shapes of the API). */
const maxStreams = 5
/** In a process; each holds a connection and some kB. */
const maxStreamsInAll = 5000
/** Ms between signs of life; an ended login is noticed by then. */
const heartbeatMs = 15_000

interface Subscription {
  readonly caller: UserCaller
  readonly stream: EventStream
  readonly channel: Channel
  /** Sends what is new; one at a time. */
  turn: Promise<void>
  /** Is a turn waiting already? */
  isDue: boolean
}

export interface LiveHub {
  /** After `lastEventId`; the oldest of too many streams ends. */
  readonly open: (caller: StudentCaller, lastEventId: number | null) => Readable
  /** Of visible students; the oldest of too many streams ends. */
  readonly openForSupervisor: (caller: UserCaller) => Readable
  readonly load: () => QueueLoad
  readonly close: () => void
}

export interface LiveHubDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly onError: (error: unknown) => void
}

/** docs/adr/0007-live-channel.md */
export function createLiveHub({ database, clock, onError }: LiveHubDependencies): LiveHub {
  const { queries } = database
  const ownOf = ({ organisation_id }: UserCaller) => limitTo(queries, organisation_id)
  const subscriptions = new Set<Subscription>()
  let isClosed = false

  const takeTurn = (subscription: Subscription, work: () => Promise<void>): void => {
    subscription.turn = subscription.turn.then(work).catch((error: unknown) => {
      onError(error)
      subscription.stream.end()
    })
  }

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
      if (about?.kind === 'access') return void endOf(about.user_id).catch(onError)
      if (about?.kind === 'closed') return endOfOrganisation(about.organisation_id)
      if (about !== null) for (const subscription of subscriptions) tellOf(subscription, about)
    },
    () => {
      for (const subscription of subscriptions) tellOf(subscription, null)
      void endEnded().catch(onError)
    },
  )

  /** Ends expired and revoked streams. */
  const endEnded = async (): Promise<void> => {
    if (subscriptions.size === 0) return
    const now = nowSeconds(clock)
    for (const [organisation_id, own] of Map.groupBy(subscriptions, ({ caller }) => caller.organisation_id)) {
      const families = [...new Set(own.map(({ caller }) => caller.family_id))]
      const ended = await findEndedFamilies(limitTo(queries, organisation_id), families)
      for (const { caller, stream } of own)
        if (caller.expires_at <= now || ended.has(caller.family_id)) stream.end()
    }
  }

  /** What the user may see was decided when its streams began; who still may opens them again (ORG-3). */
  const endOf = (user_id: number): Promise<void> => {
    for (const { caller, stream } of subscriptions) if (caller.user_id === user_id) stream.end()
    return endEnded()
  }

  /** Of children and staff: a closed school lets nobody open them again (ORG-1). */
  const endOfOrganisation = (organisation_id: number): void => {
    for (const { caller, stream } of subscriptions)
      if (caller.organisation_id === organisation_id) stream.end()
  }

  /** A sign of life for who may stay. */
  const beat = async (): Promise<void> => {
    await endEnded()
    for (const { stream } of subscriptions) stream.beat()
  }

  /** The newest stream is the one being looked at. */
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
    if (subscriptions.size >= maxStreamsInAll) throw busy()
    const stream = createEventStream(() => subscriptions.delete(subscription))
    const subscription: Subscription = { caller, stream, channel, turn: Promise.resolve(), isDue: false }
    subscriptions.add(subscription)
    if (isClosed) stream.end()
    takeTurn(subscription, () => channel.begin(stream))
    return stream.body
  }

  return {
    open: (caller, lastEventId) =>
      subscribe(caller, createStudentChannel(ownOf(caller), clock, caller.student_id, lastEventId)),
    openForSupervisor: (caller) => subscribe(caller, createSupervisorsChannel(ownOf(caller), clock, caller)),
    load: () => ({ name: 'streams', length: subscriptions.size, max: maxStreamsInAll }),
    close() {
      isClosed = true
      stopBeating()
      for (const { stream } of subscriptions) stream.end()
    },
  }
}
