import { failingDriver } from './failing-driver/scenario.ts'
import { failover } from './failover/scenario.ts'
import { faults } from './faults/scenario.ts'
import { full } from './full/scenario.ts'
import type { Scenario } from './scenario.ts'
import { killedBackup } from './killed-backup/scenario.ts'
import { sideBySide } from './side-by-side/scenario.ts'
import { smallMemory } from './small-memory/scenario.ts'
import { startTwenty } from './start-twenty/scenario.ts'

/** A folder for each, and a line here. */
export const scenarios: readonly Scenario[] = [
  full,
  faults,
  smallMemory,
  sideBySide,
  startTwenty,
  failingDriver,
  failover,
  killedBackup,
]
