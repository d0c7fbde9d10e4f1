import type { FastifyBaseLogger, FastifyInstance, FastifyServerOptions } from 'fastify'
import { describeError, redactMessage } from './errors/describe-error.ts'

/** An answered call. `route` is the template of its path, so that no id or name is logged. */
export interface EndedCall {
  readonly route: string
  readonly method: string
  readonly status: number
  readonly seconds: number
}

export interface CallWatch {
  readonly onCall: (call: EndedCall) => void
  readonly onLogLine: (level: string) => void
}

export const noCallWatch: CallWatch = { onCall: () => undefined, onLogLine: () => undefined }

export type OnError = (error: unknown, ids?: object) => void

/** Creates a log of errors. Ids are fields, because `redactMessage` takes long numbers out of messages. */
export const createErrorLog =
  (log: FastifyBaseLogger): OnError =>
  (err, ids) =>
    log.error({ err, ...ids }, err instanceof Error ? err.message : 'not an error')

export interface LogStream {
  write(line: string): void
}

type LoggerSettings = Extract<FastifyServerOptions['logger'], object>

/** Creates settings of a JSON log, which has the type and place of errors, and never text that a user entered. */
export const createLoggerSettings = (
  level: string,
  { onLogLine }: CallWatch,
  stream: LogStream | null,
): LoggerSettings => ({
  level,
  ...(stream !== null && { stream }),
  serializers: {
    err: describeError,
    error: describeError,
    req: ({ method, routeOptions }) => ({ method, route: routeOptions?.url ?? 'none' }),
    res: ({ statusCode }) => ({ status: statusCode }),
  },
  hooks: {
    logMethod(given, method, levelNumber) {
      onLogLine(this.levels.labels[levelNumber] ?? 'other')
      const [first, ...rest] = given as unknown[]
      // pino itself would log the message of an error unchanged.
      const safe =
        first instanceof Error
          ? [{ err: first }, redactMessage(first.message)]
          : [first, ...rest].map((part) => (typeof part === 'string' ? redactMessage(part) : part))
      method.apply(this, safe as Parameters<typeof method>)
    },
  },
})

/** Reports each call, and logs calls of at least `slowMs`. Excludes live channels, which stay open. */
export function registerCallWatch(app: FastifyInstance, { onCall }: CallWatch, slowMs: number): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { config, url } = request.routeOptions
    if (!config.endpoint?.events) {
      const call: EndedCall = {
        route: url ?? 'none',
        method: request.method,
        status: reply.statusCode,
        seconds: reply.elapsedTime / 1000,
      }
      onCall(call)
      if (reply.elapsedTime >= slowMs) tellSlow(request.log, call)
    }
    done()
  })
}

function tellSlow(log: FastifyBaseLogger, { seconds, ...call }: EndedCall): void {
  log.warn({ ...call, ms: Math.round(seconds * 1000) }, 'slow call')
}
