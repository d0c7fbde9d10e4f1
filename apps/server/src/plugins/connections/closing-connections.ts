import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** A request incomplete at this time (ms after the stop) was not accepted. */
const incompleteTimeoutMs = 1000
/** Ms after the stop in which a connection may still receive its answer. */
const unreadTimeoutMs = 3000

/**
 * Lets a server stop once accepted requests are answered. Node would keep a connection that became idle after the stop.
 */
export function registerClosingConnections(app: FastifyInstance): void {
  const underWay = new Map<ServerResponse, IncomingMessage>()
  let isClosing = false

  const closeAfter = (response: ServerResponse): void => {
    if (!response.headersSent) response.setHeader('connection', 'close')
    response.once('close', () => setImmediate(() => app.server.closeIdleConnections()))
  }

  app.server.on('request', (request, response) => {
    underWay.set(response, request)
    response.once('close', () => underWay.delete(response))
    if (isClosing) closeAfter(response)
  })

  app.addHook('preClose', async () => {
    isClosing = true
    for (const response of underWay.keys()) closeAfter(response)
    setTimeout(() => {
      for (const request of underWay.values()) if (!request.complete) request.destroy()
    }, incompleteTimeoutMs).unref()
    setTimeout(() => app.server.closeAllConnections(), unreadTimeoutMs).unref()
  })
}
