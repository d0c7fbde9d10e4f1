import { runOnPostgres } from '../run-on-postgres.ts'
import type { Scenario } from '../scenario.ts'

export const startTwenty: Scenario = {
  name: 'start-twenty',
  about: 'Twenty servers start at once on an empty PostgreSQL that has too few connections for them (OPS-7).',
  run: () => runOnPostgres('apps/server/src/start-together.test.ts'),
}
