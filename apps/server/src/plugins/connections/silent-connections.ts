import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

export interface ConnectionLimits {
  readonly max: number
  readonly maxSilent: number
  readonly silentMs: number
}

/** Limits connections that send nothing, because Node's own limits begin at the first byte. */
export function registerSilentConnections(
  app: FastifyInstance,
  { max, maxSilent, silentMs }: ConnectionLimits,
): void {
  const silent = new Map<Socket, NodeJS.Timeout>()

  const forget = (socket: Socket): void => {
    clearTimeout(silent.get(socket))
    silent.delete(socket)
  }

  app.server.maxConnections = max
  app.server.on('connection', (socket: Socket) => {
    const [oldest] = silent.keys()
    if (oldest !== undefined && silent.size >= maxSilent) {
      forget(oldest)
      oldest.destroy()
    }
    // A request that has begun but is incomplete gets a 408 from Node.
    const timer = setTimeout(() => socket.bytesRead === 0 && socket.destroy(), silentMs)
    silent.set(socket, timer.unref())
    socket.once('close', () => forget(socket))
  })
  app.server.on('request', ({ socket }: IncomingMessage) => forget(socket))
  app.addHook('preClose', async () => {
    for (const socket of silent.keys()) socket.destroy()
  })
}
