import type { Readable } from 'node:stream'
import { liveEventTtlSeconds } from '@letterliaan/rules'
import { getNowSeconds, type Clock } from '../../clock.ts'
import type { Database, Queries } from '../../db/database.ts'
import type { QueueLoad } from '../../queue-load.ts'
import { createBusyError } from '../../plugins/errors/problem-error.ts'
import type { StudentCaller, UserCaller } from '../../plugins/auth/caller.ts'
import { parseNews, type News } from './news.ts'
import { createSubscribers, type LiveSubscription } from './subscribers.ts'
import { type Channel, createEventStream, type EventStream } from './stream.ts'
import { findEndedLogins, findEventsAfter, findLatestEventId, findWorkEventsAfter } from './queries.ts'
import { limitTo } from '../../db/limit-to-organisation.ts'

/** Streams per user, who may have several tabs and devices (rules.md, Shapes of the API). */
const maxStreams = 5
/** Streams per process; each uses a connection and some kB. */
const maxStreamsInAll = 5000
/** Time between heartbeats, ms. Each heartbeat checks that the login is valid. */
const heartbeatMs = 15_000

export interface LiveHub {
  /** Opens a stream with the events after `lastEventId`; if a user has too many streams, the oldest ends. */
  readonly open: (caller: StudentCaller, lastEventId: number | null) => Readable
  /** Opens a stream with events of visible children; if a user has too many streams, the oldest ends. */
  readonly openForSupervisor: (caller: UserCaller) => Readable
  readonly load: () => QueueLoad
  readonly close: () => void
}

export interface LiveHubDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly onError: (error: unknown) => void
}

/** Creates the live channels of this process (docs/adr/0007-live-channel.md). */
export function createLiveHub({ database, clock, onError }: LiveHubDependencies): LiveHub {
  const { queries } = database
  const ownOf = ({ organisation_id }: UserCaller) => limitTo(queries, organisation_id)
  let isClosed = false

  const takeTurn = (subscription: LiveSubscription, work: () => Promise<void>): void => {
    subscription.turn = subscription.turn.then(work).catch((error: unknown) => {
      onError(error)
      subscription.stream.end()
    })
  }

  const tellOf = (subscription: LiveSubscription, about: News | null): void => {
    const { channel, stream } = subscription
    if (!channel.note(about) || subscription.isDue) return
    subscription.isDue = true
    takeTurn(subscription, () => {
      subscription.isDue = false
      return channel.sendNew(stream)
    })
  }

  const listening = database.listen(
    ({ organisation_id, text }) => {
      const about = parseNews(text)
      const reached = subscribers.of(organisation_id)
      if (about?.kind === 'access') return void endOf(reached, about.user_id).catch(onError)
      if (about?.kind === 'closed') return endAll(reached)
      if (about !== null) for (const subscription of reached) tellOf(subscription, about)
    },
    () => {
      for (const subscription of subscribers.all()) tellOf(subscription, null)
      void endEnded().catch(onError)
    },
  )
  const subscribers = createSubscribers(listening)

  const endEnded = async (): Promise<void> => {
    const now = getNowSeconds(clock)
    for (const organisation_id of subscribers.organisations()) {
      const own = subscribers.of(organisation_id)
      const families = [...new Set(own.map(({ caller }) => caller.family_id))]
      const ended = await findEndedLogins(limitTo(queries, organisation_id), families)
      for (const { caller, stream } of own)
        if (caller.expires_at <= now || ended.has(caller.family_id)) stream.end()
    }
  }

  /** Ends a user's streams, which keep their initial rights. The app then opens new streams (ORG-3). */
  const endOf = (reached: readonly LiveSubscription[], user_id: number): Promise<void> => {
    endAll(reached.filter(({ caller }) => caller.user_id === user_id))
    return endEnded()
  }

  /** Ends these streams, such as those of a closed school (ORG-1). */
  const endAll = (ending: readonly LiveSubscription[]): void => {
    for (const { stream } of ending) stream.end()
  }

  /** Ends streams whose user lost the right, and sends a heartbeat to the others. */
  const beat = async (): Promise<void> => {
    await endEnded()
    for (const { stream } of subscribers.all()) stream.beat()
  }

  /** Ends the oldest stream, because the user watches the newest one. */
  const endOldest = ({ organisation_id, user_id }: UserCaller): void => {
    const own = subscribers.of(organisation_id).filter(({ caller }) => caller.user_id === user_id)
    const [oldest] = own
    if (oldest === undefined || own.length < maxStreams) return
    oldest.stream.end()
    subscribers.remove(oldest)
  }

  const stopBeating = clock.every(heartbeatMs, () => void beat().catch(onError))

  const subscribe = (caller: UserCaller, channel: Channel): Readable => {
    endOldest(caller)
    if (subscribers.all().length >= maxStreamsInAll) throw createBusyError()
    const stream = createEventStream(() => subscribers.remove(subscription))
    const subscription: LiveSubscription = { caller, stream, channel, turn: Promise.resolve(), isDue: false }
    const heard = subscribers.add(subscription)
    if (isClosed) stream.end()
    takeTurn(subscription, async () => {
      await heard
      await channel.begin(stream)
    })
    return stream.body
  }

  return {
    open: (caller, lastEventId) =>
      subscribe(caller, createStudentChannel(ownOf(caller), clock, caller.student_id, lastEventId)),
    openForSupervisor: (caller) => subscribe(caller, createSupervisorsChannel(ownOf(caller), clock, caller)),
    load: () => ({ name: 'streams', length: subscribers.all().length, max: maxStreamsInAll }),
    close() {
      isClosed = true
      stopBeating()
      endAll(subscribers.all())
    },
  }
}

function createStudentChannel(
  queries: Queries,
  clock: Clock,
  student_id: number,
  lastEventId: number | null,
): Channel {
  let lastId = 0

  async function sendNew(stream: EventStream): Promise<void> {
    const since = getNowSeconds(clock) - liveEventTtlSeconds
    for (const { id, event } of await findEventsAfter(queries, student_id, lastId, since)) {
      stream.send(id, event)
      lastId = id
    }
  }

  return {
    note: (about) => about === null || (about.kind === 'student' && about.student_id === student_id),
    async begin(stream) {
      const latest = await findLatestEventId(queries, student_id)
      lastId = Math.min(lastEventId ?? latest, latest)
      stream.send(lastId, { event: 'hello', time: getNowSeconds(clock), data: {} })
      await sendNew(stream)
    },
    sendNew,
  }
}

/** Creates a supervisor's channel. Its ids rise in commit order only for each student. */
export function createSupervisorsChannel(queries: Queries, clock: Clock, caller: UserCaller): Channel {
  const lastIds = new Map<number, number>()
  let waiting: Set<number> | null = null

  const lastIdOf = (student_id: number): number => lastIds.get(student_id) ?? 0

  async function sendNew(stream: EventStream): Promise<void> {
    const student_ids = waiting === null ? null : [...waiting]
    waiting = new Set()
    if (student_ids?.length === 0) return
    const after = student_ids === null ? 0 : Math.min(...student_ids.map(lastIdOf))
    const since = getNowSeconds(clock) - liveEventTtlSeconds
    const events = await findWorkEventsAfter(queries, caller, student_ids, after, since)
    for (const { id, student_id, event } of events) {
      if (id <= lastIdOf(student_id)) continue
      stream.send(id, event)
      lastIds.set(student_id, id)
    }
  }

  return {
    note(about) {
      if (about === null) waiting = null
      else if (about.kind !== 'work') return false
      else waiting?.add(about.student_id)
      return true
    },
    async begin(stream) {
      stream.send(0, { event: 'hello', time: getNowSeconds(clock), data: {} })
      await sendNew(stream)
    },
    sendNew,
  }
}
