import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { findPostgres, startCluster } from '../../setup/postgres.ts'

/** Runs the server suite on PostgreSQL with a failing driver (OPS-11). Arguments: the files; `--seed=7`. */
const root = join(import.meta.dirname, '../../..')
const bin = findPostgres()
if (bin === null) {
  console.error('Overgeslagen: PostgreSQL is er niet (sudo apt-get install postgresql).')
  process.exit(2)
}
const given = process.argv.slice(2)
const seed =
  given.find((arg) => arg.startsWith('--seed='))?.slice('--seed='.length) ?? String(Date.now() % 1_000_000)
const files = given.filter((arg) => !arg.startsWith('--seed='))
/** Tests that cause database faults themselves. */
const ownFaults = ['failing-driver', 'full-disk', 'postgres-faults'].map((name) => `**/${name}.test.ts`)
console.log(`Zaad: ${seed}`)
const cluster = await startCluster(bin)
try {
  const { status } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--project',
      'server',
      ...ownFaults.map((file) => `--exclude=${file}`),
      ...files,
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, TEST_FAULTS: seed, TEST_DATABASE_URL: cluster.url },
    },
  )
  process.exitCode = status ?? 1
} finally {
  cluster.stop()
}
