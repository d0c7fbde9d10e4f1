import { ensureOtherBrowsers } from '../../setup/other-browsers.ts'
import { runProgram } from '../run-program.ts'
import type { NightlyScenario } from '../scenario.ts'

export const browsersScenario: NightlyScenario = {
  name: 'browsers',
  about:
    'Short journeys in Firefox and WebKit, one browser at a time; installs Debian’s where that is allowed. browsers -- -t webkit plays one.',
  run: async ({ args }) => {
    ensureOtherBrowsers()
    const vitest = ['run', '--project', 'browsers', '--no-file-parallelism', ...args]
    return (
      runProgram('tools/build.ts', ['--if-changed']) && runProgram('node_modules/vitest/vitest.mjs', vitest)
    )
  },
}
