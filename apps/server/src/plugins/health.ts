import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Database } from '../db/database.ts'
import { hasAllMigrations } from '../db/migrations/migrations.ts'
import { saveSetting } from '../db/tables/setting.ts'

/** Time (ms) within which the database must respond. */
const patienceMs = 2000
/** Time (ms) in which a result is reused, because anyone may send these requests. */
const freshMs = 1000

/** Time (ms) after a successful test write in which no other is made. */
const writtenMs = 10_000

export interface Readiness {
  /** For operators. */
  readonly status: 'ready' | 'stopping' | 'database unavailable' | 'migrations missing' | 'writes fail'
}

export interface Health {
  /** Makes the server not ready. It still answers requests. */
  readonly beginStop: () => void
}

type HealthDatabase = Pick<Database, 'queries' | 'transaction'>

/** Registers /healthz (is it alive?) and /readyz (may it get calls?) for proxies and containers. */
export function registerHealth(app: FastifyInstance, database: HealthDatabase): Health {
  let isStopping = false
  const mustWrite = createWriteCheck(database)
  let known: { readonly at: number; readonly readiness: Promise<Readiness> } | null = null

  const readiness = async (): Promise<Readiness> => {
    if (isStopping) return { status: 'stopping' }
    const now = performance.now()
    if (known === null || now - known.at > freshMs)
      known = { at: now, readiness: askDatabase(database, mustWrite) }
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

/** Returns a check that writes a row, because a full disk still allows reads. It rejects on failure. */
function createWriteCheck(database: HealthDatabase): () => Promise<void> {
  let writtenAt = -Infinity
  return async () => {
    if (performance.now() - writtenAt < writtenMs) return
    await database.transaction((transaction) =>
      saveSetting(transaction, 'write_check', new Date().toISOString()),
    )
    writtenAt = performance.now()
  }
}

async function askDatabase({ queries }: HealthDatabase, mustWrite: () => Promise<void>): Promise<Readiness> {
  const late = AbortSignal.timeout(patienceMs)
  const tooLate = new Promise<never>((_resolve, reject) => {
    late.addEventListener('abort', () => reject(late.reason as Error))
  })
  try {
    const isWhole = await Promise.race([hasAllMigrations(queries), tooLate])
    if (!isWhole) return { status: 'migrations missing' }
  } catch {
    return { status: 'database unavailable' }
  }
  try {
    await Promise.race([mustWrite(), tooLate])
    return { status: 'ready' }
  } catch {
    return { status: 'writes fail' }
  }
}
