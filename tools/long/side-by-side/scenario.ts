import { runOnPostgres } from '../run-on-postgres.ts'
import type { Scenario } from '../scenario.ts'

export const sideBySide: Scenario = {
  name: 'side-by-side',
  about:
    'A class plays while a next version takes the place of this one on one PostgreSQL; with a tag or a commit, while this one takes the place of that (OPS-8).',
  run: ({ args: [TEST_BEFORE = ''] }) =>
    runOnPostgres('apps/server/src/side-by-side.test.ts', { TEST_BEFORE }),
}
