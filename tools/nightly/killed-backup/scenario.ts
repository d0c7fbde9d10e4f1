import { runProgram } from '../run-program.ts'
import type { NightlyScenario } from '../scenario.ts'

export const killedBackupScenario: NightlyScenario = {
  name: 'killed-backup',
  about:
    'A class plays while backups are made, and the server or the backup is killed, a hundred times: nothing acknowledged is lost, and every backup that was said to be made is whole (OPS-5). With postgres: on PostgreSQL.',
  run: async ({ args }) => runProgram('tools/nightly/killed-backup/main.ts', args),
}
