import { setTimeout as delay } from 'node:timers/promises'
import type { NatsConnection, Subscription } from '@nats-io/transport-node'
import type { Announcement } from '../../opened-database.ts'
import type { PostgresAnnouncements } from './announcing.ts'
import { sendInBatches } from './batches.ts'

const answerTimeoutMs = 1000
const reconnectMs = 250
const subjectOf = (organisation_id: number): string => `letterliaan.live.${organisation_id}`

/** A publisher whose connection is away keeps what it tells until it is back; a reader reads anew then. */
export function announceByNats(url: string, onError: (error: Error) => void): PostgresAnnouncements {
  const subscriptions = new Map<number, Subscription | null>()
  let onHeard: (announcement: Announcement) => void = () => undefined
  let onMissed: () => void = () => undefined
  let connection: NatsConnection | null = null
  let isStopped = false

  const subscribe = (to: NatsConnection, organisation_id: number): void => {
    const subscription = to.subscribe(subjectOf(organisation_id), {
      callback: (error, message) => {
        if (error) onError(error)
        else onHeard({ organisation_id, text: message.string() })
      },
    })
    subscriptions.set(organisation_id, subscription)
  }

  const begin = async (): Promise<void> => {
    const fresh = await connectForever(url, () => isStopped, onError)
    connection = fresh
    if (fresh === null) return
    for (const organisation_id of subscriptions.keys()) subscribe(fresh, organisation_id)
    onMissed()
    void watch(fresh, () => onMissed(), onError).catch(onError)
  }
  const connecting = begin()

  const batches = sendInBatches(async (batch) => {
    await connecting
    for (const { organisation_id, text } of batch) connection?.publish(subjectOf(organisation_id), text)
  })

  return {
    announce: (announcement) => batches.add(announcement),
    listen(heard, missed) {
      onHeard = heard
      onMissed = missed
      return {
        async hear(organisation_id) {
          subscriptions.set(organisation_id, null)
          if (connection === null) return
          subscribe(connection, organisation_id)
          await Promise.race([connection.flush(), delay(answerTimeoutMs)]).catch(() => undefined)
        },
        leave(organisation_id) {
          subscriptions.get(organisation_id)?.unsubscribe()
          subscriptions.delete(organisation_id)
        },
      }
    },
    async close() {
      isStopped = true
      await connecting
      await batches.settle()
      await connection?.close()
    },
  }
}

async function connectForever(
  url: string,
  isStopped: () => boolean,
  onError: (error: Error) => void,
): Promise<NatsConnection | null> {
  const { connect } = await import('@nats-io/transport-node')
  const { protocol, host, username, password } = new URL(url)
  const options = {
    servers: host,
    ...(username !== '' && { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
    ...(protocol === 'tls:' && { tls: {} }),
    timeout: 5000,
    maxReconnectAttempts: -1,
    reconnectTimeWait: reconnectMs,
    pingInterval: 5000,
    maxPingOut: 2,
  }
  for (let failures = 0; !isStopped(); failures++) {
    try {
      return await connect(options)
    } catch (error) {
      if (failures === 0) onError(error as Error)
      await delay(reconnectMs * Math.min(8, failures + 1))
    }
  }
  return null
}

async function watch(
  connection: NatsConnection,
  onMissed: () => void,
  onError: (error: Error) => void,
): Promise<void> {
  for await (const status of connection.status()) {
    if (status.type === 'reconnect' || status.type === 'slowConsumer') onMissed()
    if (status.type === 'error') onError(status.error)
  }
}
