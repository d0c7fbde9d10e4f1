import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Database } from '../db/database.ts'
import { hasAllMigrations } from '../db/migrations/migrations.ts'

/** Ms for the database to answer. */
const patienceMs = 2000
/** Ms in which nobody asks the database again: who asks has no login. */
const freshMs = 1000

export interface Readiness {
  /** A word for who looks after the server. */
  readonly status: 'ready' | 'stopping' | 'database unavailable' | 'migrations missing'
}

export interface Health {
  /** From now on it is not ready; what comes is still answered. */
  readonly beginStop: () => void
}

/** Does the process live, and may it be sent calls? No contract: for proxies and containers. */
export function registerHealth(app: FastifyInstance, database: Pick<Database, 'queries'>): Health {
  let isStopping = false
  let known: { readonly at: number; readonly readiness: Promise<Readiness> } | null = null

  const readiness = async (): Promise<Readiness> => {
    if (isStopping) return { status: 'stopping' }
    const now = performance.now()
    if (known === null || now - known.at > freshMs) known = { at: now, readiness: askDatabase(database) }
    return known.readiness
  }

  app.get('/healthz', { schema: { hide: true } }, (_request, reply) => answer(reply, 200, 'alive'))
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const { status } = await readiness()
    return answer(reply, status === 'ready' ? 200 : 503, status)
  })
  app.addHook('preClose', async () => {
    isStopping = true
  })
  return {
    beginStop: () => {
      isStopping = true
    },
  }
}

const answer = (reply: FastifyReply, code: number, status: string): FastifyReply =>
  reply.code(code).header('cache-control', 'no-store').send({ status })

async function askDatabase({ queries }: Pick<Database, 'queries'>): Promise<Readiness> {
  const late = AbortSignal.timeout(patienceMs)
  const tooLate = new Promise<never>((_resolve, reject) => {
    late.addEventListener('abort', () => reject(late.reason as Error))
  })
  try {
    const isWhole = await Promise.race([hasAllMigrations(queries), tooLate])
    return { status: isWhole ? 'ready' : 'migrations missing' }
  } catch {
    return { status: 'database unavailable' }
  }
}
