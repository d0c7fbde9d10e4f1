import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** A request that is not whole by now (ms after the stop) was not accepted. */
const incompleteTimeoutMs = 1000
/** How long after the stop (ms) a connection may take to receive its answer before it is cut. */
const unreadTimeoutMs = 3000

/**
 * Lets a server stop as soon as what it accepted is answered. Node would keep a connection open that was busy when the
 * stop began and is idle now, for as long as its client likes.
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
