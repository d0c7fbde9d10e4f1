/**
 * Figures of the server on its embedded database, beside a bare Fastify on the same machine (performance.md, Server).
 * BENCH_CHILDREN: the sizes of the databases that are compared ('1000,100000'); BENCH_MS: how long a phase lasts.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startScript } from '../report/process.ts'
import { printTable } from '../report/table.ts'
import { addChildren } from './data/add-children.ts'
import { measureFloor, measureServer, demoPassword, type ServerMeasurement } from './measure.ts'

const sizes = (process.env['BENCH_CHILDREN'] ?? '1000,100000').split(',').map(Number)
const ms = Number(process.env['BENCH_MS'] ?? 8000)
const copiedUsername = 'noor@voorbeeldschool.nl'

const number = (value: number, digits = 1): string => value.toFixed(digits)
const times = (value: number): string => `${value.toFixed(2)}×`

async function prepareFolder(children: number): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'letterliaan-bench-'))
  const env = { DATA_DIR: dataDir, PORT: '0', DEMO_PASSWORD: demoPassword, LOG_LEVEL: 'error', NODE_ENV: '' }
  const demo = await startScript('apps/server/src/main.ts', env)
  await demo.stop()
  addChildren(dataDir, copiedUsername, children)
  return dataDir
}

const measured: ServerMeasurement[] = []
let floor: Awaited<ReturnType<typeof measureFloor>> | null = null
for (const children of sizes) {
  console.log(`${children} children …`)
  const dataDir = await prepareFolder(children)
  try {
    measured.push(await measureServer(dataDir, ms))
    floor ??= await measureFloor(dataDir, ms)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const [small] = measured
if (!small || !floor) throw new Error('BENCH_CHILDREN names no size')

console.log('\nEach call alone, ms')
printTable(
  ['call', ...sizes.map((size) => `p50 of ${size}`), 'ratio', 'goal'],
  small.quiet.names().map((name) => {
    const medians = measured.map(({ quiet }) => quiet.of(name).p50)
    const ratio = times((medians.at(-1) ?? 0) / (medians[0] ?? 0))
    return [name].concat(
      medians.map((value) => number(value, 2)),
      [ratio, '≤ 1.30×'],
    )
  }),
)

console.log(`\n50 children at once, ${sizes[0]} in the database, ms`)
printTable(
  ['call', 'calls', 'p50', 'p99', 'p99 / p50'],
  small.busy.names().map((name) => {
    const { count, p50, p99 } = small.busy.of(name)
    return [name, String(count), number(p50), number(p99), times(p99 / p50)]
  }),
)

console.log('\nBeside a bare Fastify')
printTable(
  ['what', 'bare /s', 'ours /s', 'ratio', 'goal'],
  [
    [
      'PUT exercise/{id}, durable, 50 at once',
      number(floor.answersPerSecond, 0),
      number(small.answersPerSecond, 0),
      times(small.answersPerSecond / floor.answersPerSecond),
      '≥ 0.50×',
    ],
    [
      'GET step, 70 steps, 8 at once',
      number(floor.stepsPerSecond, 0),
      number(small.stepsPerSecond, 0),
      times(small.stepsPerSecond / floor.stepsPerSecond),
      '≥ 0.40×',
    ],
  ],
)
console.log(
  `\nStart of a filled database: ${measured.map(({ startedIn }) => `${number(startedIn / 1000)} s`).join(', ')}` +
    ` (goal 3 s). Resident memory after the load: ${measured.map(({ megabytes }) => `${number(megabytes, 0)} MB`).join(', ')} (goal 200 MB).`,
)
