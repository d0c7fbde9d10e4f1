import { browsersScenario } from './browsers/scenario.ts'
import { failingDriverScenario } from './failing-driver/scenario.ts'
import { failoverScenario } from './failover/scenario.ts'
import { faultsScenario } from './faults/scenario.ts'
import { killedBackupScenario } from './killed-backup/scenario.ts'
import type { NightlyScenario } from './scenario.ts'
import { sideBySideScenario } from './side-by-side/scenario.ts'
import { testsScenario } from './tests/scenario.ts'

/** Each scenario has a folder and a line here. */
export const nightlyScenarios: readonly NightlyScenario[] = [
  testsScenario,
  browsersScenario,
  failingDriverScenario,
  failoverScenario,
  killedBackupScenario,
  faultsScenario,
  sideBySideScenario,
]
