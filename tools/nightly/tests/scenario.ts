import { runProgram } from '../run-program.ts'
import type { NightlyScenario } from '../scenario.ts'

export const testsScenario: NightlyScenario = {
  name: 'tests',
  about:
    'All of npm test in its long form, with every server test on PostgreSQL too: 300 runs over a faulty network, 100 kills, each template from its intro to its outro, ten thousand plays, hostile archives, the container, the recipes. Takes the parts of npm test: tests -- server.',
  run: async ({ args }) => runProgram('tools/run-tests.ts', args, { TEST_LONG: '1' }),
}
