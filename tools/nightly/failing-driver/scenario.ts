import { runProgram } from '../run-program.ts'
import type { NightlyScenario } from '../scenario.ts'

export const failingDriverScenario: NightlyScenario = {
  name: 'failing-driver',
  about:
    'The tests of the server (or those of the paths behind it) while any statement of PostgreSQL may fail (OPS-11).',
  run: async ({ seed, args }) =>
    runProgram('tools/nightly/failing-driver/main.ts', [
      ...args,
      ...(seed === null ? [] : [`--seed=${seed}`]),
    ]),
}
