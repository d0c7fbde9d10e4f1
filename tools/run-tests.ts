import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureChromium } from './setup/chromium.ts'
import { findPostgres, startCluster } from './setup/postgres.ts'

/** All tests: units and the server on the embedded database, the server again on PostgreSQL where there is one, journeys. */
const root = join(import.meta.dirname, '..')

function run(title: string, script: string, args: string[], env: NodeJS.ProcessEnv = {}): boolean {
  console.log(`\n── ${title}`)
  const options = { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } } as const
  return spawnSync(process.execPath, [join(root, script), ...args], options).status === 0
}

const vitest = (title: string, project: string, env?: NodeJS.ProcessEnv): boolean =>
  run(title, 'node_modules/vitest/vitest.mjs', ['run', '--project', project], env)

async function testOnPostgres(): Promise<boolean> {
  const given = process.env['TEST_DATABASE_URL']
  if (given) return vitest('De server op PostgreSQL', 'server')
  const bin = findPostgres()
  if (bin === null) {
    console.log('\n── De server op PostgreSQL: overgeslagen, want hier staat geen PostgreSQL.')
    return true
  }
  const cluster = await startCluster(bin)
  try {
    return vitest('De server op PostgreSQL', 'server', { TEST_DATABASE_URL: cluster.url })
  } finally {
    cluster.stop()
  }
}

const chromium = ensureChromium()
const passed = [
  run('Bouwen', 'tools/build.ts', ['--if-changed']),
  vitest('Regels, pakketten en app', 'unit'),
  vitest('De server op de ingebouwde database', 'server', { TEST_DATABASE_URL: '' }),
  await testOnPostgres(),
  vitest('Reizen in een echte browser', 'e2e', { CHROMIUM_PATH: chromium }),
]
console.log(`\n${passed.filter(Boolean).length} passed, ${passed.filter((ok) => !ok).length} failed`)
process.exit(passed.every(Boolean) ? 0 : 1)
