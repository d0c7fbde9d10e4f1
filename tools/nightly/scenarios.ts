import { browsersScenario } from './browsers/scenario.ts'
import { failingDriver } from './failing-driver/scenario.ts'
import { failoverScenario } from './failover/scenario.ts'
import { faultsScenario } from './faults/scenario.ts'
import { killedBackup } from './killed-backup/scenario.ts'
import type { Scenario } from './scenario.ts'
import { sideBySide } from './side-by-side/scenario.ts'
import { testsScenario } from './tests/scenario.ts'

/** Each scenario has a folder and a line here. */
export const scenarios: readonly Scenario[] = [
  testsScenario,
  browsersScenario,
  failingDriver,
  failoverScenario,
  killedBackup,
  faultsScenario,
  sideBySide,
]
