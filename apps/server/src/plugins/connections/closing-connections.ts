import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Requests still incomplete this long after the stop (ms) are dropped, because they were not accepted. */
const incompleteTimeoutMs = 1000
/** Time after the stop (ms) in which a connection can still receive its response. */
const unreadTimeoutMs = 3000

/** After a stop, closes connections that become idle, because Node would keep them open. */
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
