import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** 300 runs over a bad network, 100 kills, a minute of lives, a workbook of every step, ten thousand plays, the container. */
const root = join(import.meta.dirname, '..')

/** By name: `npm run test:long -- failover`. */
const scenarios: Readonly<Record<string, string>> = {
  failover: 'tools/long/failover/main.ts',
  'failing-driver': 'tools/long/failing-driver/main.ts',
}

const runTests = (): boolean =>
  [
    ['server', 'apps/server/src/db/killed.test.ts'],
    ['server', 'apps/server/src/modules/rebuild/rebuild.test.ts'],
    ['server', 'apps/server/src/modules/mending/mending.test.ts'],
    ['server', 'apps/server/src/plugins/contract/hostile-client.test.ts'],
    ['e2e', 'e2e/device'],
    ['unit', 'packages/print/src/workbook'],
    ['unit', 'packages/rules/src'],
    ['unit', 'tools/container'],
  ]
    .map(([project = '', files = '']) =>
      runNode(['node_modules/vitest/vitest.mjs', 'run', '--project', project, files]),
    )
    .every((isGood) => isGood)

const runNode = ([program = '', ...args]: readonly string[]): boolean =>
  spawnSync(process.execPath, [join(root, program), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TEST_LONG: '1', TEST_DATABASE_URL: '' },
  }).status === 0

const [, , name, ...args] = process.argv
const scenario = name === undefined ? undefined : scenarios[name]
if (name !== undefined && scenario === undefined) {
  console.error(`Onbekend: ${name}. Kies uit ${Object.keys(scenarios).join(', ')}, of laat de naam weg.`)
  process.exit(1)
}
process.exit((scenario === undefined ? runTests() : runNode([scenario, ...args])) ? 0 : 1)
