import { browsers } from './browsers/scenario.ts'
import { failingDriver } from './failing-driver/scenario.ts'
import { failover } from './failover/scenario.ts'
import { faults } from './faults/scenario.ts'
import { killedBackup } from './killed-backup/scenario.ts'
import type { Scenario } from './scenario.ts'
import { sideBySide } from './side-by-side/scenario.ts'
import { tests } from './tests/scenario.ts'

/** Each has a folder, and a line here. */
export const scenarios: readonly Scenario[] = [
  tests,
  browsers,
  failingDriver,
  failover,
  killedBackup,
  faults,
  sideBySide,
]
