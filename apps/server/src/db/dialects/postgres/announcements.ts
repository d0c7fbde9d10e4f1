import { setTimeout as delay } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import { Client } from 'pg'
import type { Schema } from '../../schema.ts'
import type { Announcements } from '../opened-database.ts'

const channelName = 'letterliaan'
const firstPauseMs = 250
const maxPauseMs = 10_000
const connectTimeoutMs = 5000
const leaveTimeoutMs = 1000
/** That wait for the database; the events are in it as well. */
const maxTexts = 10_000

export interface PostgresAnnouncements extends Announcements {
  close(): Promise<void>
}

/** After the commit, by itself: a NOTIFY inside makes all commits wait for each other (docs/adr/0007-live-channel.md). */
export function announceByNotify(
  queries: Kysely<Schema>,
  connectionString: string,
  onError: (error: Error) => void,
): PostgresAnnouncements {
  const texts = new Set<string>()
  let sending: Promise<void> | null = null
  let listener: Listener | null = null

  const sendAll = async (): Promise<void> => {
    while (texts.size > 0) {
      const batch = [...texts]
      texts.clear()
      await sql`select pg_notify(${channelName}, text) from unnest(${batch}::text[]) as text`
        .execute(queries)
        .catch(onError)
    }
  }

  return {
    announce(text) {
      if (texts.size < maxTexts) texts.add(text)
      sending ??= sendAll().finally(() => {
        sending = null
      })
    },
    listen(onText, onMissed) {
      listener = keepListening(connectionString, onText, onMissed, onError)
    },
    async close() {
      await listener?.stop()
      await sending
    },
  }
}

interface Listener {
  stop(): Promise<void>
}

function keepListening(
  connectionString: string,
  onText: (text: string) => void,
  onMissed: () => void,
  onError: (error: Error) => void,
): Listener {
  let client: Client | null = null
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let pause = firstPauseMs

  const connect = async (): Promise<void> => {
    const fresh = new Client({ connectionString, keepAlive: true, connectionTimeoutMillis: connectTimeoutMs })
    client = fresh
    fresh.on('error', onError)
    fresh.on('notification', ({ payload }) => onText(payload ?? ''))
    fresh.on('end', again)
    try {
      await fresh.connect()
      await fresh.query(`LISTEN ${channelName}`)
      pause = firstPauseMs
      onMissed()
    } catch (error) {
      if (!isStopped) onError(error as Error)
      await leave(fresh)
      again()
    }
  }

  const again = (): void => {
    if (isStopped) return
    clearTimeout(timer)
    timer = setTimeout(() => void connect(), pause)
    timer.unref()
    pause = Math.min(2 * pause, maxPauseMs)
  }

  const connected = connect()
  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await connected
      if (client !== null) await leave(client)
    },
  }
}

async function leave(client: Client): Promise<void> {
  const waited = new AbortController()
  const gone = client.end().catch(() => undefined)
  await Promise.race([gone, delay(leaveTimeoutMs, null, { signal: waited.signal }).catch(() => undefined)])
  waited.abort()
}
