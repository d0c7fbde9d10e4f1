import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { SpeechLoad } from '@letterliaan/speech'
import type { Database } from '../../db/database.ts'
import type { CallWatch } from '../../plugins/watch.ts'
import type { QueueLoad } from '../../queue-load.ts'

export interface MetricSources {
  readonly database: Pick<Database, 'load'>
  readonly speech: { readonly load: () => SpeechLoad }
  readonly readQueues: () => readonly QueueLoad[]
  /** Unix seconds; null if never. */
  readonly readForgotten: () => Promise<number | null>
  readonly readLastBackup: () => Promise<number | null>
}

export interface Metrics extends CallWatch {
  readonly contentType: string
  /** Sets the sources, which are created after the metrics. */
  readonly watch: (sources: MetricSources) => void
  readonly write: () => Promise<string>
}

/** Seconds: from a cached response to a long document. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const prefix = 'letterliaan_'
const answerRoutes: ReadonlySet<string> = new Set(['/api/v1/exercise/:id', '/api/v1/test/:id'])

/** Creates metrics. No label contains an id or a name, because routes are path templates. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const calls = new Histogram({
    name: `${prefix}call_seconds`,
    help: 'Calls by template, method and status, and how long they took',
    labelNames: ['route', 'method', 'status'],
    buckets,
    registers,
  })
  const answers = new Counter({
    name: `${prefix}answers_total`,
    help: 'Answers of children that were taken, those sent again too',
    registers,
  })
  const lines = new Counter({
    name: `${prefix}log_lines_total`,
    help: 'Lines of the log by level: errors and warnings',
    labelNames: ['level'],
    registers,
  })
  return {
    contentType: registry.contentType,
    onCall({ route, method, status, seconds }) {
      calls.observe({ route, method, status }, seconds)
      if (method === 'PUT' && status < 300 && answerRoutes.has(route)) answers.inc()
    },
    onLogLine: (level) => lines.inc({ level }),
    watch(sources) {
      watchQueues(registry, sources)
      watchDatabase(registry, sources)
      watchSounds(registry, sources)
      watchJobs(registry, sources)
    },
    write: () => registry.metrics(),
  }
}

function watchQueues(registry: Registry, { readQueues }: MetricSources): void {
  const tell = (name: string, help: string, read: (queue: QueueLoad) => number): void => {
    registry.registerMetric(
      new Gauge({
        name: `${prefix}${name}`,
        help,
        labelNames: ['queue'],
        registers: [],
        collect() {
          for (const queue of readQueues()) this.set({ queue: queue.name }, read(queue))
        },
      }),
    )
  }
  tell('queue_length', 'What waits or is held in memory', ({ length }) => length)
  tell('queue_max', 'How many may wait; a later one is refused', ({ max }) => max)
}

function watchDatabase(registry: Registry, { database }: MetricSources): void {
  registry.registerMetric(
    new Gauge({
      name: `${prefix}database_connections`,
      help: 'Connections in use, and how many there may be',
      labelNames: ['state'],
      registers: [],
      collect() {
        const { connections } = database.load()
        this.set({ state: 'in_use' }, connections.in_use)
        this.set({ state: 'max' }, connections.max)
      },
    }),
  )
  const retried = 'Transactions that the database broke off and that began again'
  count(registry, 'transactions_retried_total', retried, [], (counter) =>
    counter.inc(database.load().retried),
  )
  const failed = "Statements that failed, by the engine's code; a refused double is one too"
  count(registry, 'statement_failures_total', failed, ['code'], (counter) => {
    for (const [code, number] of database.load().failures) counter.inc({ code }, number)
  })
}

function watchSounds(registry: Registry, { speech }: MetricSources): void {
  const help = 'Sounds that were made, and voices that failed at one'
  count(registry, 'sounds_total', help, ['result'], (counter) => {
    const { num_made, num_failed } = speech.load()
    counter.inc({ result: 'made' }, num_made)
    counter.inc({ result: 'failed' }, num_failed)
  })
}

/** Registers a counter of totals that are counted elsewhere. */
function count(
  registry: Registry,
  name: string,
  help: string,
  labelNames: readonly string[],
  read: (counter: Counter) => void,
): void {
  registry.registerMetric(
    new Counter({
      name: `${prefix}${name}`,
      help,
      labelNames: [...labelNames],
      registers: [],
      collect() {
        this.reset()
        read(this)
      },
    }),
  )
}

function watchJobs(registry: Registry, { readForgotten, readLastBackup }: MetricSources): void {
  const moment = (name: string, help: string, read: () => Promise<number | null>): void => {
    registry.registerMetric(
      new Gauge({
        name: `${prefix}${name}`,
        help,
        registers: [],
        async collect() {
          // Removed if the database is unreachable, because an old value would be wrong.
          const at = await read().catch(() => null)
          if (at === null) this.remove()
          else this.set(at)
        },
      }),
    )
  }
  moment(
    'forgotten_timestamp_seconds',
    'When old data was last forgotten; 0 for never',
    async () => (await readForgotten()) ?? 0,
  )
  moment(
    'backup_timestamp_seconds',
    'When the last backup was made and checked; 0 for never',
    async () => (await readLastBackup()) ?? 0,
  )
}
