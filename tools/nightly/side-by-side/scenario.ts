import { findPostgres, startCluster } from '../../setup/postgres.ts'
import { runProgram } from '../run-program.ts'
import type { NightlyScenario } from '../scenario.ts'

const test = 'apps/server/src/side-by-side.test.ts'

export const sideBySideScenario: NightlyScenario = {
  name: 'side-by-side',
  isInTests: true,
  about:
    'A class plays while a next version takes the place of this one on one PostgreSQL; with a tag or a commit, while this one takes the place of that (OPS-8).',
  run: async ({ args: [TEST_BEFORE = ''] }) => {
    const bin = findPostgres()
    if (bin === null) {
      console.log('PostgreSQL is not installed: apt-get install postgresql')
      return false
    }
    const cluster = await startCluster(bin)
    const environment = { TEST_LONG: '1', TEST_BEFORE, TEST_DATABASE_URL: cluster.url }
    try {
      return runProgram('node_modules/vitest/vitest.mjs', ['run', '--project', 'server', test], environment)
    } finally {
      cluster.stop()
    }
  },
}
