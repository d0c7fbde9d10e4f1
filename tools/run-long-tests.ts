import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** 300 runs over a bad network, 100 kills, a minute of lives, a workbook of every step, ten thousand plays, the container. */
const root = join(import.meta.dirname, '..')

const runs = [
  ['server', 'apps/server/src/db/killed.test.ts'],
  ['server', 'apps/server/src/modules/rebuild/rebuild.test.ts'],
  ['server', 'apps/server/src/modules/mending/mending.test.ts'],
  ['server', 'apps/server/src/plugins/contract/hostile-client.test.ts'],
  ['e2e', 'e2e/device'],
  ['unit', 'packages/print/src/workbook'],
  ['unit', 'packages/rules/src'],
  ['unit', 'tools/container'],
].map(
  ([project = '', files = '']) =>
    spawnSync(
      process.execPath,
      [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', project, files],
      { cwd: root, stdio: 'inherit', env: { ...process.env, TEST_LONG: '1', TEST_DATABASE_URL: '' } },
    ).status,
)
process.exit(runs.every((status) => status === 0) ? 0 : 1)
