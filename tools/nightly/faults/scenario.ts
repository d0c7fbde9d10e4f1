import { runProgram } from '../run-program.ts'
import type { NightlyScenario } from '../scenario.ts'

const test = 'apps/server/src/testing/faults/faults.test.ts'

export const faultsScenario: NightlyScenario = {
  name: 'faults',
  isInTests: true,
  about:
    'An hour of a class, in simulated time, on both databases, while disk, network, clock, process and database fail by a seed; --seed 7 chooses it.',
  run: async ({ seed }) =>
    runProgram('node_modules/vitest/vitest.mjs', ['run', '--project', 'server', test], {
      TEST_LONG: '1',
      TEST_DATABASE_URL: '',
      FAULT_SEED: String(seed ?? ''),
    }),
}
