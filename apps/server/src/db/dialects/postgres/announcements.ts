import { Client, type Pool } from 'pg'
import type { Announcements } from '../announcements.ts'

const CHANNEL = 'letterliaan'
/** Between two tries to connect (ms). */
const FIRST_PAUSE = 250
const LONGEST_PAUSE = 10_000

export interface PostgresAnnouncements extends Announcements {
  close(): Promise<void>
}

/**
 * LISTEN and NOTIFY. Each text goes out after the commit that it tells of, in a statement of its own: inside a transaction
 * a NOTIFY makes all commits of the database wait for each other (docs/adr/0007-live-channel.md). What is announced
 * while one statement is under way goes with the next.
 */
export function announceByNotify(
  pool: Pool,
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
      await pool
        .query('SELECT pg_notify($1, text) FROM unnest($2::text[]) AS text', [CHANNEL, batch])
        .catch(onError)
    }
  }

  return {
    announce(text) {
      texts.add(text)
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

/** Listens on a connection of its own, and connects again when it breaks. */
function keepListening(
  connectionString: string,
  onText: (text: string) => void,
  onMissed: () => void,
  onError: (error: Error) => void,
): Listener {
  let client: Client | null = null
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let pause = FIRST_PAUSE

  const connect = async (): Promise<void> => {
    const fresh = new Client({ connectionString, keepAlive: true })
    client = fresh
    fresh.on('error', onError)
    fresh.on('notification', ({ payload }) => onText(payload ?? ''))
    fresh.on('end', again)
    try {
      await fresh.connect()
      await fresh.query(`LISTEN ${CHANNEL}`)
      pause = FIRST_PAUSE
      onMissed()
    } catch (error) {
      if (!isStopped) onError(error as Error)
      await fresh.end().catch(() => undefined)
      again()
    }
  }

  const again = (): void => {
    if (isStopped) return
    clearTimeout(timer)
    timer = setTimeout(() => void connect(), pause)
    timer.unref()
    pause = Math.min(2 * pause, LONGEST_PAUSE)
  }

  const connected = connect()
  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await connected
      await client?.end().catch(() => undefined)
    },
  }
}
