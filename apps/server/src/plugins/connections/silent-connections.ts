import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

export interface ConnectionLimits {
  /** Open connections; one more is refused. */
  readonly max: number
  /** Connections that have asked nothing yet; one more ends the oldest of them. */
  readonly maxSilent: number
  /** How long a connection may wait before it says anything (ms). */
  readonly silentMs: number
}

/**
 * Lets go of connections that never asked anything: after a while, when there are too many, and when the server stops.
 * Browsers open some ahead; an attacker opens thousands. Node's own limits begin at the first byte.
 */
export function registerSilentConnections(
  app: FastifyInstance,
  { max, maxSilent, silentMs }: ConnectionLimits,
): void {
  /** The oldest first. */
  const silent = new Map<Socket, NodeJS.Timeout>()

  const forget = (socket: Socket): void => {
    clearTimeout(silent.get(socket))
    silent.delete(socket)
  }

  app.server.maxConnections = max
  app.server.on('connection', (socket: Socket) => {
    const [oldest] = silent.keys()
    if (oldest !== undefined && silent.size >= maxSilent) {
      // Its close comes later: the next connection must not find the same socket.
      forget(oldest)
      oldest.destroy()
    }
    // Half a request is Node's to judge: it answers 408.
    const timer = setTimeout(() => socket.bytesRead === 0 && socket.destroy(), silentMs)
    silent.set(socket, timer.unref())
    socket.once('close', () => forget(socket))
  })
  app.server.on('request', ({ socket }: IncomingMessage) => forget(socket))
  app.addHook('preClose', async () => {
    for (const socket of silent.keys()) socket.destroy()
  })
}
