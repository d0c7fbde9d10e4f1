import { runProgram } from '../run-program.ts'
import type { Scenario } from '../scenario.ts'

export const failoverScenario: Scenario = {
  name: 'failover',
  about:
    'A class plays while the primary of PostgreSQL is killed twenty times, and cut off four times (OPS-12).',
  run: async ({ args }) => runProgram('tools/nightly/failover/main.ts', args),
}
