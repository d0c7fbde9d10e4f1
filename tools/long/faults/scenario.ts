import { runVitest } from '../run-vitest.ts'
import type { Scenario } from '../scenario.ts'

export const faults: Scenario = {
  name: 'faults',
  about:
    'an hour of a class, in simulated time, on both databases, while disk, network, clock, process and database fail by a seed; --seed 7 chooses it',
  run: async ({ seed }) =>
    runVitest('server', 'apps/server/src/testing/faults/faults.test.ts', { FAULT_SEED: String(seed ?? '') }),
}
