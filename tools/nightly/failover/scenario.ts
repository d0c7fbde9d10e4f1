import { runProgram } from '../run-program.ts'
import type { NightlyScenario } from '../scenario.ts'

export const failoverScenario: NightlyScenario = {
  name: 'failover',
  about:
    'A class plays while the primary of PostgreSQL is killed twenty times, and cut off four times (OPS-12).',
  run: async ({ args }) => runProgram('tools/nightly/failover/main.ts', args),
}
