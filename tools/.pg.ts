import { spawnSync } from 'node:child_process'
import { findPostgres, startCluster } from './setup/postgres.ts'
const cluster = await startCluster(findPostgres()!)
try {
  const r = spawnSync('node_modules/.bin/vitest', ['run','--project','server','--maxWorkers=3', ...process.argv.slice(2)], { stdio:'inherit', env: { ...process.env, TEST_DATABASE_URL: cluster.url } })
  process.exitCode = r.status ?? 1
} finally { cluster.stop() }
