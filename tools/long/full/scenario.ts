import { runVitest } from '../run-vitest.ts'
import type { Scenario } from '../scenario.ts'

const runs = [
  ['server', 'apps/server/src/db/killed.test.ts'],
  ['server', 'apps/server/src/modules/rebuild/rebuild.test.ts'],
  ['server', 'apps/server/src/modules/mending/mending.test.ts'],
  ['server', 'apps/server/src/modules/archive/hostile.test.ts'],
  ['server', 'apps/server/src/modules/insight/skill-changes.test.ts'],
  ['server', 'apps/server/src/modules/login/token/guessing-codes.test.ts'],
  ['server', 'apps/server/src/plugins/contract/hostile-client.test.ts'],
  ['e2e', 'e2e/device'],
  ['e2e', 'e2e/journeys/eviction.test.ts'],
  ['e2e', 'e2e/journeys/new-version.test.ts'],
  ['unit', 'packages/print/src/workbook'],
  ['unit', 'packages/rules/src'],
  ['unit', 'tools/container'],
] as const

export const full: Scenario = {
  name: 'full',
  about:
    'the long form of what npm test does in short: 300 runs over a bad network by the queue alone and 300 in the game with its service worker, 100 kills, a minute of lives, a workbook of every step, ten thousand plays, the container',
  run: async () => runs.map(([project, files]) => runVitest(project, files)).every(Boolean),
}
