import { setTimeout as delay } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import { Client } from 'pg'
import type { Schema } from '../../schema.ts'
import type { Announcement, Announcements, AnnouncementListener } from '../opened-database.ts'

export interface PostgresAnnouncements extends Announcements {
  close(): Promise<void>
}

interface AnnouncingDependencies {
  readonly queries: Kysely<Schema>
  readonly onError: (error: Error) => void
}

const channelOf = (organisation_id: number): string => `letterliaan_${organisation_id}`
/** Lets an operator identify the connection that listens. */
const listenerName = 'letterliaan-live'
const firstPauseMs = 250
const maxPauseMs = 10_000
const connectTimeoutMs = 5000
const leaveTimeoutMs = 1000
const answerTimeoutMs = 1000

/** Sends NOTIFY after the commit; earlier, it makes commits wait for each other (docs/adr/0007-live-channel.md). */
export function announceByListen(
  address: string,
  { queries, onError }: AnnouncingDependencies,
): PostgresAnnouncements {
  let listener: Listener | null = null
  const batches = sendInBatches(async (batch) => {
    const channels = batch.map(({ organisation_id }) => channelOf(organisation_id))
    const texts = batch.map(({ text }) => text)
    await sql`select pg_notify(channel, text) from unnest(${channels}::text[], ${texts}::text[]) as told(channel, text)`
      .execute(queries)
      .catch(onError)
  })

  return {
    announce: (announcement) => batches.add(announcement),
    listen: (onHeard, onMissed) => (listener = keepListening(address, onHeard, onMissed, onError)),
    async close() {
      await listener?.stop()
      await batches.settle()
    },
  }
}

interface Listener extends AnnouncementListener {
  stop(): Promise<void>
}

function keepListening(
  connectionString: string,
  onHeard: (announcement: Announcement) => void,
  onMissed: () => void,
  onError: (error: Error) => void,
): Listener {
  const heard = new Set<number>()
  let client: Client | null = null
  let isConnected = false
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let pause = firstPauseMs

  const connect = async (): Promise<void> => {
    const fresh = new Client({
      connectionString,
      keepAlive: true,
      connectionTimeoutMillis: connectTimeoutMs,
      application_name: listenerName,
    })
    client = fresh
    fresh.on('error', onError)
    fresh.on('notification', ({ channel, payload = '' }) =>
      onHeard({ organisation_id: Number(channel.slice(channelOf(0).length - 1)), text: payload }),
    )
    fresh.on('end', again)
    try {
      await fresh.connect()
      isConnected = true
      await listenTo(fresh, [...heard])
      pause = firstPauseMs
      onMissed()
    } catch (error) {
      if (!isStopped) onError(error as Error)
      await leave(fresh)
      again()
    }
  }

  const again = (): void => {
    isConnected = false
    if (isStopped) return
    clearTimeout(timer)
    timer = setTimeout(() => void connect(), pause)
    timer.unref()
    pause = Math.min(2 * pause, maxPauseMs)
  }

  const connected = connect()
  return {
    async hear(organisation_id) {
      heard.add(organisation_id)
      if (!isConnected || client === null) return
      const listening = client
      // If no reply comes, the connection is dropped, and the next one listens to all channels.
      await listenTo(listening, [organisation_id]).catch(() => leave(listening))
    },
    leave(organisation_id) {
      heard.delete(organisation_id)
      if (isConnected) void client?.query(`UNLISTEN ${channelOf(organisation_id)}`).catch(() => undefined)
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await connected
      if (client !== null) await leave(client)
    },
  }
}

async function listenTo(client: Client, organisation_ids: readonly number[]): Promise<void> {
  const timeout = new AbortController()
  const statements = ['SELECT 1', ...organisation_ids.map((id) => `LISTEN ${channelOf(id)}`)]
  const late = delay(answerTimeoutMs, null, { signal: timeout.signal }).then(() => {
    throw new Error('Connection terminated: no answer to LISTEN')
  })
  try {
    await Promise.race([client.query(statements.join(';')), late])
  } finally {
    late.catch(() => undefined)
    timeout.abort()
  }
}

async function leave(client: Client): Promise<void> {
  const waited = new AbortController()
  const gone = client.end().catch(() => undefined)
  await Promise.race([gone, delay(leaveTimeoutMs, null, { signal: waited.signal }).catch(() => undefined)])
  waited.abort()
}

/** Maximum number of announcements waiting for the database; their events are stored there too. */
const maxWaiting = 10_000

interface Batches {
  add(announcement: Announcement): void
  /** Resolves when everything was sent. */
  settle(): Promise<void>
}

/** Sends one batch at a time; later announcements wait for the next batch. `send` must not reject. */
function sendInBatches(send: (batch: readonly Announcement[]) => Promise<void>): Batches {
  const waiting = new Map<string, Announcement>()
  let sending: Promise<void> | null = null

  const sendAll = async (): Promise<void> => {
    while (waiting.size > 0) {
      const batch = [...waiting.values()]
      waiting.clear()
      await send(batch)
    }
  }

  return {
    add(announcement) {
      if (waiting.size < maxWaiting)
        waiting.set(`${announcement.organisation_id}:${announcement.text}`, announcement)
      sending ??= sendAll().finally(() => {
        sending = null
      })
    },
    settle: async () => sending ?? undefined,
  }
}
