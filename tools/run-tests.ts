import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './setup/chromium.ts'
import { findPostgres, startCluster } from './setup/postgres.ts'
import { makeScratchFolder } from './setup/scratch.ts'

/**
 * Runs units, the server on the embedded database and PostgreSQL, and journeys in Chromium. `npm test --
 * server` runs a part (unit, server, postgres, browser); `--shard=1/3` a share of it.
 */
const root = join(import.meta.dirname, '..')

/** Each worker runs a browser and a server. With more workers than cores, waits become timeouts. */
const browserWorkers = '--maxWorkers=2'

/** Tests start about ninety programs, which then need not be compiled. */
const compileCache = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node-compile') }

const scratch = makeScratchFolder()

/** Lists failures at the end, because they scroll off the screen. */
const notes = mkdtempSync(join(tmpdir(), 'letterliaan-failures-'))
const failures = join(notes, 'failures.txt')

const serverWorkers = '--maxWorkers=3'

interface Part {
  readonly title: string
  readonly passed: boolean
  readonly seconds: number
}

async function run(
  title: string,
  script: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Part> {
  console.log(`\n── ${title}`)
  const options = {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...compileCache, ...scratch.env, TEST_FAILURES: failures, ...env },
  } as const
  const start = performance.now()
  const [code] = await once(spawn(process.execPath, [join(root, script), ...args], options), 'exit')
  return { title, passed: code === 0, seconds: (performance.now() - start) / 1000 }
}

const vitest = (
  title: string,
  project: string,
  env?: NodeJS.ProcessEnv,
  flags: string[] = [],
): Promise<Part> => run(title, 'node_modules/vitest/vitest.mjs', ['run', '--project', project, ...flags], env)

/** Uses two processes with one worker each, because several workers create a document for each file. */
const testUnits = (): Promise<Part[]> =>
  Promise.all(
    ['1/2', '2/2'].map((shard) =>
      vitest(`Regels, pakketten en app, deel ${shard}`, 'unit', {}, ['--maxWorkers=1', `--shard=${shard}`]),
    ),
  )

async function testOnPostgres(): Promise<Part[]> {
  const given = process.env['TEST_DATABASE_URL']
  if (given) return [await vitest('De server op PostgreSQL', 'server', {}, [serverWorkers])]
  const bin = findPostgres()
  if (bin === null) {
    console.log('\n── De server op PostgreSQL: overgeslagen, want hier staat geen PostgreSQL.')
    return []
  }
  const cluster = await startCluster(bin)
  try {
    const env = { TEST_DATABASE_URL: cluster.url }
    return [await vitest('De server op PostgreSQL', 'server', env, [serverWorkers])]
  } finally {
    cluster.stop()
  }
}

const shards = process.argv.filter((argument) => argument.startsWith('--shard='))

async function testInBrowser(): Promise<Part[]> {
  const chromium = ensureChromium()
  return [
    await run('Bouwen', 'tools/build.ts', ['--if-changed']),
    await vitest('Reizen in een echte browser', 'e2e', { CHROMIUM_PATH: chromium }, [
      browserWorkers,
      ...shards,
    ]),
  ]
}

const runs = {
  unit: testUnits,
  server: async () => [
    await vitest('De server op de ingebouwde database', 'server', { TEST_DATABASE_URL: '' }, [
      serverWorkers,
      ...shards,
    ]),
  ],
  postgres: testOnPostgres,
  browser: testInBrowser,
} as const satisfies Record<string, () => Promise<Part[]>>

const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const unknown = named.filter((name) => !(name in runs))
if (unknown.length > 0) {
  console.error(`Onbekend: ${unknown.join(', ')}. Kies uit ${Object.keys(runs).join(', ')}.`)
  process.exit(1)
}

const start = performance.now()
const parts: Part[] = []
for (const [name, test] of Object.entries(runs))
  if (named.length === 0 || named.includes(name)) parts.push(...(await test()))
scratch.remove()
if (existsSync(failures)) console.log(`\n── Mislukt\n${readFileSync(failures, 'utf8')}`)
rmSync(notes, { recursive: true })
const failed = parts.filter((part) => !part.passed)
console.log()
for (const { title, passed, seconds } of parts)
  console.log(`${passed ? '✓' : '✗'} ${title}: ${Math.round(seconds)} s`)
console.log(`  alles samen: ${Math.round((performance.now() - start) / 1000)} s`)
console.log(`\n${parts.length - failed.length} passed, ${failed.length} failed`)
process.exit(failed.length === 0 ? 0 : 1)
